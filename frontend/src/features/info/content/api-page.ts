import { API_KEY, API_LIMITS } from '@repurpose/contract';
import type { DocumentSection } from './document.types.js';

export const API_TEXTS = {
  title: 'API',
  lead: 'The dashboard’s work, from your own tools.',
  access: 'API access is for Agency subscribers.',
} as const;

export const API_SECTIONS: readonly DocumentSection[] = [
  {
    id: 'quick-start',
    heading: 'Quick start',
    blocks: [
      'This works against any installation. On your own computer, npm start runs one on http://localhost:3000 with a test checkout.',
      {
        steps: [
          'Sign up, open Change Plan at the end of the dashboard, and press “Upgrade to Agency”. In a test installation, press “Succeeds”, which fills in the card 4242 4242 4242 4242, then “Subscribe”.',
          'Press “My workspace” at the top of the dashboard, then “Settings of this workspace”, then “API keys”. Give the key a name, keep “Write texts and check them”, and press “Make a key”. Copy it now: it is not shown again.',
          'In a terminal, set the address and your key, then run one of the examples.',
        ],
      },
    ],
  },
  {
    id: 'keys',
    heading: 'Keys',
    blocks: [
      'Send the key as Authorization: Bearer. It belongs to one workspace, so no call names one. It may do what the person who made it may do there, within its scopes, and it ends when they leave or the account leaves Agency.',
      `Rotate a key to replace it: the new one works at once, the old one for ${API_KEY.overlapHours} hours more. A revoked key is refused from the next call on. The maker of a key gets a mail two weeks before it ends.`,
      'A key in an address is refused, since addresses are logged on their way. Keep keys out of web pages: the API sends no CORS headers, and reads no cookie.',
    ],
  },
  {
    id: 'limits',
    heading: 'Limits',
    blocks: [
      {
        terms: [
          ['Calls of a key', `${API_LIMITS.perKey} in ${API_LIMITS.windowSeconds} seconds.`],
          [
            'Calls of an account',
            `${API_LIMITS.perAccount} in ${API_LIMITS.windowSeconds} seconds, over all of its keys.`,
          ],
          ['In flight', `${API_LIMITS.inFlight} transformations of an account at a time.`],
        ],
      },
      'RateLimit tells what is left (r) and when the window ends (t, in seconds). Beyond a limit the answer is 429, and Retry-After says how many seconds to wait. Nothing is lost or charged by a refused call.',
    ],
  },
  {
    id: 'idempotency',
    heading: 'Idempotency',
    blocks: [
      'Send an Idempotency-Key with each transformation, for example a new UUID, and the same one when you repeat the call after a lost connection. The same key and body return the transformation made before, and nothing is charged again. With another body the answer is 422.',
      'An Idempotency-Key holds within its workspace, for all of its API keys, and for as long as its transformation is in the library. After a failed transformation it can be used again.',
    ],
  },
  {
    id: 'errors',
    heading: 'Errors',
    blocks: [
      'Every error is a problem document (RFC 9457, application/problem+json). Programs read code; detail is for people; requestId names the call when you write to us. The codes are listed below.',
    ],
  },
  {
    id: 'versions',
    heading: 'Versions',
    blocks: [
      'v1 is part of every address. Within v1 we only add: calls, optional fields of requests, fields of answers, and codes of errors. Ignore what you do not know.',
      'What takes something away becomes v2. v1 then works for at least twelve months more; its answers carry Deprecation and Sunset headers with the date (RFC 9745, RFC 8594).',
    ],
  },
];
