import { ERRORS, type ErrorCode, type TransformationStatus } from '@repurpose/contract';
import { SETTINGS } from '../../../config/settings.js';
import { presentFailure } from './transformation.presenter.js';

const failed = (errorCode: ErrorCode, status: TransformationStatus, retries = 0): string =>
  presentFailure(
    { format: 'email', status: 'failed', text: null, draft: null, checks: null, errorCode, retries },
    status,
  ).message;
const CHARGED = ['TRANSFORM_TIMEOUT', 'TEXT_TOO_COMPLEX', 'QUEUE_UNAVAILABLE'] as const;

describe('a format that failed', () => {
  it.each(CHARGED)('with %s beside delivered ones does not say that nothing was charged', (code) => {
    expect(failed(code, 'succeeded')).toMatch(/^This [^.]*\. You can retry it free of charge\.$/);
    expect(failed(code, 'running')).not.toContain('charged');
  });

  it.each(CHARGED)('with %s, like all others, says that nothing was charged', (code) => {
    expect(failed(code, 'failed')).toBe(ERRORS[code].message);
    expect(failed(code, 'failed')).toContain('charged');
  });

  it('and was retried as often as is free, is not offered a retry', () => {
    const message = failed('TRANSFORM_TIMEOUT', 'succeeded', SETTINGS.transform.maxFreeRetries);
    expect(message).toBe('This format took too long. Please start a new transformation.');
  });

  it('with another code says what its error says', () => {
    expect(failed('WRITER_FAILED', 'succeeded')).toBe(ERRORS.WRITER_FAILED.message);
  });
});
