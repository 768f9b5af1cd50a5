import fc from 'fast-check';

/** Properties are tried on the same values in every run, so that a run says something about the change, not about luck. */
const SEED = 20_261_121;

fc.configureGlobal({ seed: SEED });

export { fc };
