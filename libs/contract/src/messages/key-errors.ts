import { withStatus } from './with-status.js';

export const KEY_ERRORS = {
  ...withStatus(400, {
    KEY_NAME_INVALID: 'The name of a key has 1 to 60 plain characters.',
    KEY_SCOPES_INVALID: 'A key needs at least one scope, and only known ones.',
    KEY_DAYS_INVALID: 'A key ends after 30, 90 or 365 days, or never.',
    KEY_IN_QUERY:
      'An API key must not be part of an address, which others may log. Please revoke it, and send the new one as Authorization: Bearer.',
  }),
  ...withStatus(401, {
    NO_KEY: 'Send an API key: Authorization: Bearer rp_live_…',
    KEY_INVALID: 'This API key is not valid. It may be mistyped, revoked or expired.',
  }),
  ...withStatus(403, {
    API_PLAN_REQUIRED: 'API access is part of the Agency plan. Please upgrade to Agency.',
    KEY_SCOPE_MISSING: 'This API key does not have the scope that this call needs.',
    KEY_MAKER_GONE: 'The person who made this API key is no longer in its workspace. Please make a new key.',
  }),
  ...withStatus(409, {
    KEY_ENDED: 'This key was replaced or has ended. Please make a new one.',
    TOO_MANY_KEYS: 'This workspace has too many keys. Please revoke one of them first.',
  }),
};
