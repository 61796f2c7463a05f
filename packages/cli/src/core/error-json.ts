import { type Fault, type Language, MarienbadError } from "marienbad/base";

/** An error as programs read it: its code, the sentence, every fault with its place, and what it was made of. */
export interface ErrorJson {
  readonly code: string;
  readonly message: string;
  readonly faults?: readonly object[];
  readonly parameters?: Readonly<Record<string, unknown>>;
}

export function errorAsJson(error: unknown, language: Language): ErrorJson {
  if (!(error instanceof MarienbadError)) {
    return { code: "internal", message: error instanceof Error ? error.message : String(error) };
  }
  const { code, text, faults } = error;
  const parameters = Object.fromEntries(Object.entries(error.parameters).filter(([, value]) => isPlain(value)));
  return {
    code,
    message: text[language],
    ...(faults.length > 0 && { faults: faults.map((fault) => faultAsJson(fault, language)) }),
    ...(Object.keys(parameters).length > 0 && { parameters }),
  };
}

function faultAsJson({ text, line, column, code }: Fault, language: Language): object {
  return { line, column, message: text[language], code };
}

/** What JSON can tell. */
function isPlain(value: unknown): boolean {
  return ["string", "boolean"].includes(typeof value) || (typeof value === "number" && Number.isFinite(value));
}
