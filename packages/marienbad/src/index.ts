export * from "./arena/index.ts";
export * from "./base/index.ts";
export * from "./game/index.ts";
export * from "./games/index.ts";
export * from "./solve/index.ts";
export * from "./verify/index.ts";
