import { expect } from "vitest";
import { ARENA_FORMATS } from "../src/arena/formats/index.ts";
import type { Arena } from "../src/arena/index.ts";
import { type Parsed, unwrap } from "../src/base/error.ts";

const format = (id: string) => ARENA_FORMATS.find((candidate) => candidate.id === id) as (typeof ARENA_FORMATS)[number];
const [py, json, dot, gm] = ["py", "json", "dot", "gm"].map(format);
export const many = (count: number, of: (index: number) => string, between = ""): string =>
  Array.from({ length: count }, (_, index) => of(index)).join(between);

/** Of so many faults each format tells a thousand. */
export function expectThousandFaults(count: number): void {
  for (const result of [
    dot.read(`digraph{${many(count, (i) => `v${i};`)}}`),
    py.read(`A={0:[]}\nS0={0}\nV0=[${many(count, (i) => `'v${i}'`, ",")}]`),
    json.read(`{"vertices":[${many(count, (i) => `{"name":${i}}`, ",")}]}`),
    gm.read(many(count, (i) => `${i} 1 0 ${i + 500_000};`)),
  ]) {
    expect(result.ok ? [] : result.faults).toHaveLength(1000);
  }
}

/** Names, blanks and comments of so many characters are read. */
export function expectLongNames(length: number): void {
  const [long, blank] = ["a".repeat(length), " ".repeat(length)];
  const lengthOf = (read: Parsed<Arena>): number => unwrap(read).label(0).length;
  expect(lengthOf(py.read(`A={'${long}':[]}${blank}\nS0=['${long}']`))).toBe(length);
  expect(lengthOf(json.read(`{"vertices":[{"name":"${long}","owner":0}]}`))).toBe(length);
  expect(lengthOf(dot.read(`digraph{"${long}" [owner=0]}`))).toBe(length);
  expect(lengthOf(gm.read(`parity 0;0 1 0 0 "${long}";`))).toBe(length);
  expect(lengthOf(py.read(`A={1:[]}${"#\n".repeat(length / 2)}S0=[1]`))).toBe(1);
}
