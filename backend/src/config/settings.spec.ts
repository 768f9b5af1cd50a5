import { SETTINGS } from './settings.js';

describe('the settings', () => {
  it('nest the deadlines: provider call < job < HTTP wait < shutdown', () => {
    const { providerMs, jobMs, httpWaitMs } = SETTINGS.transform;
    expect(providerMs).toBeLessThan(jobMs);
    expect(jobMs).toBeLessThan(httpWaitMs);
    expect(httpWaitMs).toBeLessThan(SETTINGS.http.shutdownMs);
  });

  it('answer a call within two seconds when its row is locked', () => {
    const { lockMs, statementMs } = SETTINGS.database.timeouts.request;
    expect(lockMs).toBeLessThan(statementMs);
    expect(statementMs).toBeLessThan(2_000);
  });

  it('let a stalled job be found before its deadline', () => {
    const { lockDurationMs, stalledIntervalMs } = SETTINGS.worker;
    expect(lockDurationMs + stalledIntervalMs).toBeLessThan(SETTINGS.transform.jobMs);
  });
});
