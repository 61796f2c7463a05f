import { signal } from "@preact/signals";
import type { TreeStudy } from "./tasks.ts";

/** What the reader is asked: the values of minimax, or what alpha-beta does not look at. */
export const EXERCISES = ["none", "values", "pruned"] as const;
export type Exercise = (typeof EXERCISES)[number];

/** Nobody fills in more than this. */
const MAX_EXERCISE = 160;

interface ExerciseWork {
  readonly exercise: Exercise;
  /** By node: what was typed as its value. */
  readonly answers: ReadonlyMap<number, string>;
  /** Nodes marked as not looked at; what is below them is meant too. */
  readonly marks: ReadonlySet<number>;
  /** The answers were checked and have not changed since. */
  readonly checked: boolean;
}

export const EMPTY_WORK: ExerciseWork = { exercise: "none", answers: new Map(), marks: new Set(), checked: false };

export interface Report {
  readonly right: ReadonlySet<number>;
  readonly wrong: ReadonlySet<number>;
  readonly missing: ReadonlySet<number>;
}

/** The reader's answers to an exercise, as they are given and as a link keeps them. */
export function createExercise() {
  const work = signal<ExerciseWork>(EMPTY_WORK);

  function answer(node: number, text: string): void {
    work.value = { ...work.value, answers: new Map([...work.value.answers, [node, text]]), checked: false };
  }

  function toggleMark(node: number): void {
    const marks = new Set(work.value.marks);
    if (!marks.delete(node)) marks.add(node);
    work.value = { ...work.value, marks, checked: false };
  }

  function saveWork(): object {
    const { exercise, answers, marks } = work.value;
    if (exercise === "none") return {};
    return exercise === "values" ? { exercise, answers: [...answers] } : { exercise, marks: [...marks] };
  }

  function loadWork(given: { readonly [name: string]: unknown }): void {
    const exercise = EXERCISES.find((known) => known === given.exercise) ?? "none";
    const isNode = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;
    const answers = (Array.isArray(given.answers) ? given.answers : []).flatMap((pair: unknown): [number, string][] =>
      Array.isArray(pair) && isNode(pair[0]) && typeof pair[1] === "string" ? [[pair[0], pair[1].slice(0, 20)]] : [],
    );
    const marks = (Array.isArray(given.marks) ? given.marks : []).filter(isNode);
    work.value = { exercise, answers: new Map(answers), marks: new Set(marks), checked: false };
  }

  return { ...{ work, answer, toggleMark, saveWork, loadWork } };
}

export function canBeSet(study: TreeStudy): boolean {
  return study.values !== undefined && study.nodes.length <= MAX_EXERCISE && study.nodes.length > 1;
}

/** A number as readers type it: 3, -2, −2, 0,5, ∞, -inf. Undefined when it is none. */
function readAnswer(text: string): number | undefined {
  const plain = text.trim().replace("−", "-").replace(",", ".").toLowerCase();
  if (/^[+]?(∞|inf|infini|infinity)$/.test(plain)) return Number.POSITIVE_INFINITY;
  if (/^-(∞|inf|infini|infinity)$/.test(plain)) return Number.NEGATIVE_INFINITY;
  return /^[+-]?\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}

/** The nodes whose value is asked for, in the order in which minimax finds them. */
export function askedNodes({ nodes }: TreeStudy): number[] {
  const asked: number[] = [];
  const visit = (node: number): void => {
    for (const child of nodes[node].children) visit(child);
    if (nodes[node].children.length > 0) asked.push(node);
  };
  visit(0);
  return asked;
}

function isRight(study: TreeStudy, node: number, text: string): boolean {
  const typed = readAnswer(text);
  const value = study.values?.[node];
  if (typed === undefined || value === undefined) return false;
  // Estimates are shown with two decimals, so that is all that can be asked for.
  return typed === value || Math.abs(typed - value) < 0.006;
}

/** Whether a node is marked, by itself or by a mark above it. */
export function isMarked({ nodes }: TreeStudy, marks: ReadonlySet<number>, node: number): boolean {
  for (let at = node; at >= 0; at = nodes[at].parent) if (marks.has(at)) return true;
  return false;
}

export function checkWork(study: TreeStudy, { exercise, answers, marks }: ExerciseWork): Report {
  const right = new Set<number>();
  const wrong = new Set<number>();
  const missing = new Set<number>();
  if (exercise === "values") {
    for (const node of askedNodes(study)) {
      const text = answers.get(node) ?? "";
      if (text.trim() === "") missing.add(node);
      else (isRight(study, node, text) ? right : wrong).add(node);
    }
  } else if (exercise === "pruned") {
    // A node that was not visited and is not marked is missing; only the top of each subtree is reported.
    study.nodes.forEach((_, node) => {
      const pruned = node >= study.visited;
      const marked = isMarked(study, marks, node);
      const { parent } = study.nodes[node];
      if (pruned && marked) right.add(node);
      else if (pruned && parent < study.visited) missing.add(node);
      else if (!pruned && marked) wrong.add(node);
    });
  }
  return { right, wrong, missing };
}

export function solvedWork(
  study: TreeStudy,
  { exercise }: ExerciseWork,
  write: (value: number) => string,
): ExerciseWork {
  const answers = new Map(askedNodes(study).map((node) => [node, write(study.values?.[node] as number)]));
  const marks = new Set(
    study.nodes.flatMap(({ parent }, node) => (node >= study.visited && parent < study.visited ? [node] : [])),
  );
  return exercise === "values"
    ? { ...EMPTY_WORK, exercise, answers, checked: true }
    : { ...EMPTY_WORK, exercise, marks, checked: true };
}
