export const KEY_ERRORS = {
  API_PLAN_REQUIRED: {
    status: 403,
    message: 'API access is part of the Agency plan. Please upgrade to Agency.',
  },
  KEY_NAME_INVALID: { status: 400, message: 'The name of a key has 1 to 60 plain characters.' },
  KEY_SCOPES_INVALID: { status: 400, message: 'A key needs at least one scope, and only known ones.' },
  KEY_DAYS_INVALID: { status: 400, message: 'A key ends after 30, 90 or 365 days, or never.' },
  KEY_ENDED: { status: 409, message: 'This key was replaced or has ended. Please make a new one.' },
  TOO_MANY_KEYS: {
    status: 409,
    message: 'This workspace has too many keys. Please revoke one of them first.',
  },
  NO_KEY: { status: 401, message: 'Send an API key: Authorization: Bearer rp_live_…' },
  KEY_INVALID: { status: 401, message: 'This API key is not valid. It may be mistyped, revoked or expired.' },
  KEY_IN_QUERY: {
    status: 400,
    message:
      'An API key must not be part of an address, which others may log. Please revoke it, and send the new one as Authorization: Bearer.',
  },
  KEY_SCOPE_MISSING: { status: 403, message: 'This API key does not have the scope that this call needs.' },
  KEY_MAKER_GONE: {
    status: 403,
    message: 'The person who made this API key is no longer in its workspace. Please make a new key.',
  },
} as const satisfies Record<string, { status: number; message: string }>;
