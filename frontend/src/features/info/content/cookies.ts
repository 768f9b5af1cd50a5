import { PLACEHOLDERS, type DocumentPage } from './document.types.js';

export const COOKIES: DocumentPage = {
  title: 'Cookie Policy',
  lead: 'Repurpose sets no cookies for advertising or analytics. This is what it keeps in your browser, and why.',
  dated: `Last updated: ${PLACEHOLDERS.date}`,
  sections: [
    {
      id: 'cookies',
      heading: 'The one cookie we set',
      blocks: [
        'When you sign in, one session cookie tells our server that it is you. It holds a random number and no personal data, cannot be read by scripts, and ends when you log out, after seven days without a visit, and 30 days after you signed in at the latest. Without it there is no dashboard, so it needs no consent.',
      ],
    },
    {
      id: 'storage',
      heading: 'What stays in your browser',
      blocks: [
        {
          terms: [
            [
              'Your draft',
              'The text, settings and formats you were working on, so that a closed tab loses nothing. It stays on your device.',
            ],
            ['Light or dark', 'The look you chose.'],
            [
              'A mark that you are signed in',
              'It says that somebody is, not who. Pages read it to show the right links at once.',
            ],
            [
              'Identity service',
              'If Google or email sign-in through the hosted identity service is switched on, that service keeps its own sign-in record here.',
            ],
          ],
        },
      ],
    },
    {
      id: 'others',
      heading: 'Cookies of others',
      blocks: [
        'The card payment provider sets its own cookies while a payment form is open, mainly to prevent fraud; the customer portal, reachable from your dashboard, is the provider’s own site. The identity service may set cookies in its sign-in window. No other page of ours loads anything from third parties.',
        'The AI provider that your content may go to is called by our server, never by your browser. It sets no cookies.',
      ],
    },
    {
      id: 'control',
      heading: 'Your control',
      blocks: [
        'Every browser lets you see and delete cookies and site data. Deleting them signs you out and removes a draft you have not submitted; your history stays with your account.',
      ],
    },
    {
      id: 'law',
      heading: 'Law and contact',
      blocks: [
        `This policy follows the rules on electronic privacy of ${PLACEHOLDERS.jurisdiction}. Questions go to ${PLACEHOLDERS.contact}.`,
      ],
    },
  ],
};
