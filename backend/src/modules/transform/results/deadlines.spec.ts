import { SETTINGS } from '../../../config/settings.js';

it('deadlines nest: one provider call ends before its job, the job before the HTTP wait, that before 95 s', () => {
  const { providerMs, jobMs, httpWaitMs, sweepMs, reapGraceMs } = SETTINGS.transform;
  const ends = [providerMs, jobMs, jobMs + sweepMs, httpWaitMs, 95_000];
  expect(ends).toEqual([...ends].sort((a, b) => a - b));
  expect(jobMs + reapGraceMs).toBeLessThan(httpWaitMs);
});
