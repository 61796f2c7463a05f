import { ASYMMETRIC_MATCHERS_OBJECT, JestAsymmetricMatchers, JestChaiExpect, JestExtend } from "@vitest/expect";
import * as chai from "chai";
import fc from "fast-check";

/** What the tests import in place of Vitest: its own `expect`, and a list of tests for worker.mjs. */
fc.configureGlobal({ endOnFailure: true });
for (const plugin of [JestExtend, JestChaiExpect, JestAsymmetricMatchers]) chai.use(plugin);
export const expect = Object.assign(chai.expect, globalThis[ASYMMETRIC_MATCHERS_OBJECT]);

const tests = [];
globalThis.__tests__ = tests;
const above = [];
const arrayOf = (value) => (Array.isArray(value) ? value : [value]);

/** Tests may have options before their body, which only Vitest needs. */
const bodyOf = (rest) => rest.findLast((part) => typeof part === "function");

export function describe(name, ...rest) {
  above.push(name);
  bodyOf(rest)();
  above.pop();
}
export function it(name, ...rest) {
  tests.push({ name: [...above, name].join(" > "), body: bodyOf(rest) });
}
for (const make of [describe, it]) {
  make.each =
    (cases) =>
    (name, ...rest) => {
      for (const one of cases) make(`${name} ${one}`, () => bodyOf(rest)(...arrayOf(one)));
    };
}
export const test = it;
