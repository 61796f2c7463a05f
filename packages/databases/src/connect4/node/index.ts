export { type BookMaker, type BookReport, connect4Books, shippedBook } from "./books.ts";
export { type AskSolver, type SolverAnswer, type SolverTask, withSolverThreads } from "./threads.ts";
