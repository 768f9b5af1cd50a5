import { BadRequestException, NotFoundException } from '@nestjs/common';
import { QueryFailedError } from 'typeorm';
import { AppError } from './app-error.js';
import { describeError, errorBody, toAppError } from './errors.js';

const failedQuery = (driverError: object) =>
  new QueryFailedError('INSERT …', ['ada@example.com'], Object.assign(new Error('failed'), driverError));

describe('a thrown error', () => {
  it.each([
    ['of ours is itself', new AppError('NO_CREDITS'), 'NO_CREDITS'],
    [
      'of a named constraint is what it means',
      failedQuery({ constraint: 'uq_app_user_email' }),
      'EMAIL_TAKEN',
    ],
    [
      'of an unknown constraint is our fault',
      failedQuery({ constraint: 'ck_other', code: '23514' }),
      'INTERNAL',
    ],
    ['of a stopped database is passing', failedQuery({ code: '57P01' }), 'UNAVAILABLE'],
    ['of a row that is locked is passing', failedQuery({ code: '55P03' }), 'UNAVAILABLE'],
    ['of a statement that took too long is passing', failedQuery({ code: '57014' }), 'UNAVAILABLE'],
    ['of a read-only database is passing', failedQuery({ code: '25006' }), 'UNAVAILABLE'],
    ['of a full database is passing', failedQuery({ code: '53300' }), 'UNAVAILABLE'],
    [
      'of a refused connection is passing',
      Object.assign(new Error(), { code: 'ECONNREFUSED' }),
      'UNAVAILABLE',
    ],
    [
      'of a long wait for a connection is passing',
      new Error('timeout exceeded when trying to connect'),
      'UNAVAILABLE',
    ],
    [
      'of a body that is too long',
      Object.assign(new Error(), { type: 'entity.too.large' }),
      'BODY_TOO_LARGE',
    ],
    ['of a path that cannot be read is no path', new URIError('bad'), 'NOT_FOUND'],
    ['of Nest by its status', new NotFoundException(), 'NOT_FOUND'],
    ['of Nest about a parameter', new BadRequestException("Failed to decode param '%ff'"), 'NOT_FOUND'],
    ['of nobody we know is our fault', new TypeError('x is undefined'), 'INTERNAL'],
    ['that is no error is our fault', 'text', 'INTERNAL'],
    ['that is nothing is our fault', undefined, 'INTERNAL'],
  ])('%s', (_name, thrown, code) => {
    expect(toAppError(thrown).code).toBe(code);
  });

  it('is answered with its sentence twice and nothing of its cause', () => {
    const body = errorBody(toAppError(new TypeError('secret detail')), 'r1');
    expect(body).toEqual({
      code: 'INTERNAL',
      message: 'Server error: 500',
      error: 'Server error: 500',
      requestId: 'r1',
    });
  });

  it('is logged with its causes and without what users wrote', () => {
    const error = new AppError('UNAVAILABLE', {
      cause: failedQuery({ code: '57P01', detail: 'ada@example.com' }),
    });
    const logged = describeError(error);
    expect(logged).toMatchObject({ type: 'AppError', cause: { message: 'failed', code: '57P01' } });
    expect(JSON.stringify(logged)).not.toContain('ada@example.com');
  });
});
