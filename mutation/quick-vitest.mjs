import { ASYMMETRIC_MATCHERS_OBJECT, JestAsymmetricMatchers, JestChaiExpect, JestExtend } from "@vitest/expect";
import * as chai from "chai";
import fc from "fast-check";

/** What the tests import in place of Vitest: its own `expect`, and a list of tests for quick-worker.mjs. */
fc.configureGlobal({ endOnFailure: true });
for (const plugin of [JestExtend, JestChaiExpect, JestAsymmetricMatchers]) chai.use(plugin);
export const expect = Object.assign(chai.expect, globalThis[ASYMMETRIC_MATCHERS_OBJECT]);

const tests = [];
globalThis.__tests__ = tests;
const above = [];
const arrayOf = (value) => (Array.isArray(value) ? value : [value]);

export function describe(name, body) {
  above.push(name);
  body();
  above.pop();
}
export function it(name, body) {
  tests.push({ name: [...above, name].join(" > "), body });
}
describe.each = (cases) => (name, body) => {
  for (const one of cases) describe(`${name} ${one}`, () => body(...arrayOf(one)));
};
it.each = (cases) => (name, body) => {
  for (const one of cases) it(`${name} ${one}`, () => body(...arrayOf(one)));
};
export const test = it;
