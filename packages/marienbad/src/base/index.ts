export * from "./error.ts";
export * from "./nearest.ts";
export * from "./options.ts";
export * from "./random.ts";
export * from "./registry.ts";
export * from "./text.ts";
export * from "./work.ts";
