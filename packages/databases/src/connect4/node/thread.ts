import { workerData } from "node:worker_threads";
import { run } from "marienbad/base";
import { Connect4Solver, seatAt } from "marienbad/connect4";
import { answerQuestions } from "../../system/threads.ts";
import type { SolverAnswer, SolverSeat, SolverTask } from "./threads.ts";

// A thread that solves positions with a shared table: a task comes in, the answer goes out.
const { table, seat } = workerData as SolverSeat;
const solver = new Connect4Solver({ columns: table.columns, rows: table.rows, kernel: seatAt(table, seat) });

answerQuestions<SolverTask, SolverAnswer>(({ position, threshold }) => {
  if (threshold === undefined) {
    const { score, nodes } = solver.score(position);
    return { value: score, nodes };
  }
  const { bound, nodes } = run(solver.boundWork(position, threshold));
  return { value: bound, nodes };
});
