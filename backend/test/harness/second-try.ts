/**
 * Specs on real processes and a real browser are tried a second time when they fail: the machine, not the product, may
 * have been late. `npm test` names every test that needed it, so that none of them stays so.
 */
jest.retryTimes(1, { logErrorsBeforeRetry: true });
