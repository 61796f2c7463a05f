/** The package that brings Python into the lab, if installed. */
const PACKAGE: string = "marienbad-python";

/** The files of Python that the lab may ask for, by their addresses; none where the package is not installed. */
export async function pythonFiles(name: string = PACKAGE): Promise<ReadonlyMap<string, string>> {
  try {
    const { version, files } = (await import(name)) as { version: string; files: Record<string, string> };
    return new Map(Object.entries(files).map(([file, path]) => [`/assets/pyodide-${version}/${file}`, path]));
  } catch {
    return new Map();
  }
}
