import fc from "fast-check";

/** A mutant is dead at the first example that fails: no time is spent on making the example small. */
fc.configureGlobal({ endOnFailure: true });
