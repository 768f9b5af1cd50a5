import { SETTINGS } from '../../../config/settings.js';

it('deadlines nest: one provider call ends before its job, the job before the HTTP wait, that before 95 s', () => {
  const { providerMs, jobMs, httpWaitMs, checkEveryMs, sweepGraceMs } = SETTINGS.transform;
  const ends = [providerMs, jobMs, jobMs + checkEveryMs, httpWaitMs, 95_000];
  expect(ends).toEqual([...ends].sort((a, b) => a - b));
  expect(jobMs + sweepGraceMs).toBeLessThan(httpWaitMs);
});
