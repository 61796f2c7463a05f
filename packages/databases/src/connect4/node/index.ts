/** Opening books of connect-4, and its solver on several threads. */

export type { BookMaker, BookReport } from "../../node/book-maker.ts";
export { connect4Books, shippedBook } from "./books.ts";
export { type AskSolver, type SolverAnswer, type SolverTask, withSolverThreads } from "./threads.ts";
