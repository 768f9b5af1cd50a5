import type { ErrorCode } from '../messages/errors.js';
import type { KeyScope } from './keys.js';
import { PLANS } from '../plans.js';
import type { Action } from '../roles.js';

/** A window starts with its first call. */
export const API_LIMITS = {
  windowSeconds: 60,
  perKey: 60,
  perAccount: 300,
  inFlight: PLANS.agency.maxInFlightOfAccount,
  /** `POST /api/v1/transform` answers 202 after this long. */
  waitSeconds: 25,
  preferMaxChars: 255,
} as const;

interface V1Row {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** The key's maker must be allowed to do this. */
  readonly action: Action;
  /** A key needs one of these. Empty: any key. */
  readonly scopes: readonly KeyScope[];
  readonly summary: string;
  readonly description: string;
  readonly errors: readonly ErrorCode[];
}

export const V1_ERRORS = [
  'KEY_IN_QUERY',
  'NO_KEY',
  'KEY_INVALID',
  'API_PLAN_REQUIRED',
  'KEY_MAKER_GONE',
  'TOO_MANY_REQUESTS',
  'INTERNAL',
  'UNAVAILABLE',
] as const satisfies readonly ErrorCode[];
const BODY_ERRORS = [
  'BAD_JSON',
  'BODY_NOT_OBJECT',
  'BAD_REQUEST',
  'BAD_CONTENT_TYPE',
  'BODY_TOO_LARGE',
] as const satisfies readonly ErrorCode[];

/** Written out: a page that names only `OPENAPI` would keep a table that is made by calls. */
export const V1 = {
  transform: {
    method: 'POST',
    path: '/api/v1/transform',
    action: 'library:write',
    scopes: ['transform'],
    summary: 'Write a text in other formats',
    description: `Waits for up to ${API_LIMITS.waitSeconds} seconds and answers 200 with the finished transformation. If it takes longer, the answer is 202 and Location names the address to ask. With Prefer: respond-async the answer is 202 at once. Send an Idempotency-Key, so that a repeated call returns the first one’s transformation.`,
    errors: [
      ...BODY_ERRORS,
      ...(['CONTENT_REQUIRED', 'CONTENT_INVALID', 'CONTENT_TOO_LONG', 'CONTENT_UNREADABLE'] as const),
      ...(['FORMATS_REQUIRED', 'FORMATS_TOO_MANY', 'FORMAT_UNKNOWN'] as const),
      ...(['SETTINGS_INVALID', 'TONE_UNKNOWN', 'INDUSTRY_UNKNOWN'] as const),
      ...(['FORMALITY_UNKNOWN', 'LENGTH_UNKNOWN'] as const),
      ...(['VOICE_UNKNOWN', 'VOICE_ARCHIVED'] as const),
      ...(['INSTRUCTION_INVALID', 'INSTRUCTION_NEEDS_MODEL'] as const),
      ...(['KEY_SCOPE_MISSING', 'ROLE_FORBIDS'] as const),
      ...(['IDEMPOTENCY_KEY_INVALID', 'IDEMPOTENCY_MISMATCH', 'TOO_MANY_IN_FLIGHT'] as const),
      ...(['WRITER_FAILED', 'WRITER_UNAVAILABLE', 'TRANSFORM_TIMEOUT', 'TEXT_TOO_COMPLEX'] as const),
      ...(['QUEUE_FULL', 'QUEUE_UNAVAILABLE'] as const),
    ],
  },
  status: {
    method: 'GET',
    path: '/api/v1/status',
    action: 'library:read',
    scopes: ['transform', 'transformations:read'],
    summary: 'A transformation, format by format',
    description: 'Retry-After says when to ask again while it is queued or running.',
    errors: ['KEY_SCOPE_MISSING', 'BAD_REQUEST', 'NOT_FOUND'],
  },
  transformations: {
    method: 'GET',
    path: '/api/v1/transformations',
    action: 'library:read',
    scopes: ['transformations:read'],
    summary: 'The transformations of the workspace, newest first',
    description: 'Pass next as cursor to get the following page. It is null on the last page.',
    errors: ['KEY_SCOPE_MISSING', 'BAD_REQUEST', 'FORMAT_UNKNOWN', 'SEARCH_TOO_LONG'],
  },
  check: {
    method: 'POST',
    path: '/api/v1/check',
    action: 'library:write',
    scopes: ['transform'],
    summary: 'Check a text against a source',
    description:
      'Every figure, date, name, quotation and address of the text, with the place in the source that supports it, or the reason why none does. Costs no credit, and nothing is stored.',
    errors: [
      ...BODY_ERRORS,
      ...(['CONTENT_REQUIRED', 'CONTENT_INVALID', 'CONTENT_TOO_LONG', 'FORMATS_TOO_MANY'] as const),
      ...(['FORMAT_UNKNOWN', 'KEY_SCOPE_MISSING', 'ROLE_FORBIDS', 'TEXT_TOO_COMPLEX'] as const),
    ],
  },
  credits: {
    method: 'GET',
    path: '/api/v1/credits',
    action: 'library:read',
    scopes: ['credits:read'],
    summary: 'Plan and credits of the account',
    description: 'Of the account that owns the workspace.',
    errors: ['KEY_SCOPE_MISSING'],
  },
  voices: {
    method: 'GET',
    path: '/api/v1/voices',
    action: 'library:read',
    scopes: ['voices:read'],
    summary: 'The brand voices of the workspace',
    description: 'Name one by its id as voiceId in the settings of a transformation.',
    errors: ['KEY_SCOPE_MISSING'],
  },
  formats: {
    method: 'GET',
    path: '/api/v1/formats',
    action: 'library:read',
    scopes: [],
    summary: 'The formats and their limits',
    description: 'The limit is that of the part that decides, in the unit that the platform counts.',
    errors: [],
  },
} as const satisfies Record<string, V1Row>;
export type V1Call = keyof typeof V1;

export const OPENAPI = { method: 'GET', path: '/api/v1/openapi.json' } as const;

/** RFC 9457, `application/problem+json`. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: ErrorCode;
  requestId: string;
}

export const errorAddress = (code: ErrorCode): string => `/api#${code}`;
