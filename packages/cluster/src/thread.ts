import { answerQuestions } from "marienbad-databases/system";
import type { Traffic } from "./store/cached.ts";
import { type TaskQuestion, TaskRunner } from "./task-runner.ts";

// One thread of a machine.
const runner = new TaskRunner();
answerQuestions<TaskQuestion, Traffic>((question) => runner.run(question));
