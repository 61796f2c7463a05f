/** The few choices that the browser keeps between visits. A browser that refuses keeps nothing, and that is fine. */
export function readStored(name: string): string | undefined {
  try {
    return localStorage.getItem(`marienbad.${name}`) ?? undefined;
  } catch {
    return undefined;
  }
}

export function writeStored(name: string, value: string): void {
  try {
    localStorage.setItem(`marienbad.${name}`, value);
  } catch {
    // private browsing
  }
}

export function removeStored(name: string): void {
  try {
    localStorage.removeItem(`marienbad.${name}`);
  } catch {
    // nothing was kept
  }
}
