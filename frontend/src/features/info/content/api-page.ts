/** Endpoints that are planned; none of them answers yet, and the page says so. */
export const PLANNED_ENDPOINTS = [
  {
    method: 'POST',
    path: '/api/v1/transform',
    text: 'Send a text, the formats and the settings; receive the pieces, each with its length and its checked claims.',
  },
  {
    method: 'GET',
    path: '/api/v1/status',
    text: 'Ask how far a transformation is, format by format.',
  },
  {
    method: 'GET',
    path: '/api/v1/credits',
    text: 'See what is left this month and when it is renewed.',
  },
] as const;

export const API_TEXTS = {
  title: 'API',
  lead: 'The dashboard’s work, from your own tools.',
  soon: 'Coming soon',
  access: 'API access is for Agency subscribers.',
  notYet:
    'None of these endpoints is open yet. This page will carry their full reference on the day they are.',
  planned: 'Planned endpoints',
  sampleTitle: 'How a call will look',
  sample: `POST /api/v1/transform
Content-Type: application/json

{
  "content": "Why we closed our inbox on Fridays…",
  "formats": ["twitter", "email"],
  "settings": {
    "tone": "friendly",
    "industry": "technology",
    "formality": 50,
    "length": 25
  }
}`,
  agency: 'See the Agency plan',
  ask: 'Tell us what you would build',
} as const;
