import fc from 'fast-check';

/** A fixed seed: the same values in every run, so that a result depends on the change and not on luck. */
const SEED = 20_261_121;

fc.configureGlobal({ seed: SEED });

export { fc };
