import { type Text, text } from "../base/text.ts";

export const noWebAssembly = (): Text =>
  text(
    "WebAssembly is not available here, so the fast kernels cannot run.",
    "WebAssembly n'est pas disponible ici, et les noyaux rapides ne peuvent tourner sans.",
  );

export const noMemory = (megabytes: number): Text =>
  text(
    `WebAssembly needs ${megabytes.toLocaleString("en")} MiB of memory, which cannot be had here (see ulimit -v).`,
    `WebAssembly a besoin de ${megabytes.toLocaleString("fr")} Mio de mémoire, qu'il n'y a pas ici (voir ulimit -v).`,
  );
