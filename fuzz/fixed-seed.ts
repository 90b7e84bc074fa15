import fc from 'fast-check';

/** With `FUZZ_SEED`, as in CI, the random input of all tests is the same in each run. */
if (process.env.FUZZ_SEED) fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED) });
