export function isInstalled(program: string, packageName: string): boolean;
