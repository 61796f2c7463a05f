export { countBits } from "./bits.ts";
export { Checksum, checksumOf } from "./checksum.ts";
export {
  describeFault,
  type ErrorCode,
  type ErrorDetails,
  type Fault,
  MAX_FAULTS,
  MarienbadError,
  type Parsed,
  type Place,
  parsed,
  refused,
  textOfError,
  unwrap,
} from "./error.ts";
export { greatestOf, leastOf } from "./extremes.ts";
export { GrowingArray, growingWords, grown } from "./growing.ts";
export { areDistances, decodeDistances, encodeDistances, maxBytesOfDistances } from "./key-block.ts";
export { type Assignment, type Literal, readAssignments, readLiteral, writeLiteral } from "./literal.ts";
export { isWellFormed, textOfBytes } from "./long-text.ts";
export { memoryError, type Shortage, setMemoryProbe, shortageOf } from "./memory.ts";
export { MAX_SUGGESTIONS, nearest, unknownName } from "./nearest.ts";
export { checkOptions, type OptionNames } from "./option-names.ts";
export {
  type OptionSpec,
  type OptionSpecs,
  type OptionValue,
  type OptionValues,
  readOptions,
  writeOption,
} from "./options.ts";
export { DEFLATED, joinBytes, type Packing, UNPACKED } from "./packing.ts";
export { type Random, seededRandom } from "./random.ts";
export { findById, type Registered } from "./registry.ts";
export { reading, Scanner } from "./scanner.ts";
export { LANGUAGES, type Language, type Messages, messages, sameText, type Text, text } from "./text.ts";
export { halfACharacter, keyTwice } from "./texts.ts";
export {
  BREATH,
  type Budget,
  breathe,
  finish,
  Meter,
  run,
  runAsync,
  runnable,
  runWithin,
  type Signal,
  Stop,
  throwIfAborted,
  type Watch,
  type WithWork,
  type Work,
  withWork,
} from "./work.ts";
