/*
 * Hooks of Node's module loader (node:module, `register`), run by Node beside the program.
 *
 * A file of rules is a JavaScript module, whatever the package.json above it says of other files: npm writes "type": "commonjs" into
 * every new one. A file that is asked for with this mark is read as a module.
 */
export const AS_MODULE = "?rules";

type Load = (url: string, context: object) => Promise<object>;

export async function load(url: string, context: object, nextLoad: Load): Promise<object> {
  return await nextLoad(url, url.endsWith(AS_MODULE) ? { ...context, format: "module" } : context);
}
