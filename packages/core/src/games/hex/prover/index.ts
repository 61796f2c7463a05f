export { type HexProof, HexProver, type HexProverOptions } from "./prover.ts";
