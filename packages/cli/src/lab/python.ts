const PACKAGE: string = "marienbad-python";

/** Files of Python that the lab may request, by address; none if the package is not installed. */
export async function pythonFiles(name: string = PACKAGE): Promise<ReadonlyMap<string, string>> {
  try {
    const { version, files } = (await import(name)) as { version: string; files: Record<string, string> };
    return new Map(Object.entries(files).map(([file, path]) => [`/assets/pyodide-${version}/${file}`, path]));
  } catch {
    return new Map();
  }
}
