import { paths } from '../../../shared/paths.js';
import type { DocumentPage } from './document.types.js';

export const HELP_CENTER: DocumentPage = {
  title: 'Help Center',
  lead: 'Short answers to what people ask first.',
  sections: [
    {
      id: 'start',
      heading: 'How do I start?',
      blocks: [
        {
          steps: [
            'Sign up. The Free plan needs no card.',
            'Paste your text into Input Content on the dashboard, or upload a Word, PDF or text file.',
            'Choose tone, industry, formality and length.',
            'Tick the formats you want and press Start Repurposing, or Ctrl and Enter together.',
          ],
        },
        'Each format appears as soon as it is written. You can copy it from its tab.',
      ],
    },
    {
      id: 'credits',
      heading: 'What is a credit, and when is it used?',
      blocks: [
        'One credit is one transformation: one text, as many formats as you tick. It is set aside when you start, used when at least one format has been delivered, and given back when nothing was. Trying a failed format again is free.',
        'Free has 5 credits a month and Pro has 50. Agency is not counted.',
      ],
    },
    {
      id: 'renewal',
      heading: 'When do my credits come back?',
      blocks: [
        'A month after you signed up on Free, and at the start of each paid month on Pro. The dashboard shows the date. Credits do not add up from one month to the next.',
      ],
    },
    {
      id: 'locked',
      heading: 'Why are some formats locked?',
      blocks: [
        'Free includes six: Twitter Thread, LinkedIn Post, Facebook Post, Instagram Caption, Email Newsletter and Bullet-Point Summary. The other six come with Pro and Agency.',
      ],
    },
    {
      id: 'checks',
      heading: 'What does the line under a piece mean?',
      blocks: [
        'Every figure, name, quotation and link in a piece is looked up in your source. What is found there is marked as such; what is not is shown so that you can check or remove it before you publish.',
      ],
    },
    {
      id: 'billing',
      heading: 'How do I change or cancel my plan?',
      blocks: [
        `Press Upgrade or Switch in Change Plan on the [dashboard](${paths.dashboard.path}). To change your card, see invoices or cancel, open the billing portal from the Account panel: Manage billing. It is there once you have a subscription.`,
      ],
    },
    {
      id: 'lost',
      heading: 'My page closed while it was working',
      blocks: [
        'Nothing is lost. The work goes on without the page, and the result is in your history on the dashboard. Text you had not started yet is kept in your browser.',
      ],
    },
    {
      id: 'password',
      heading: 'I cannot sign in',
      blocks: [
        `Check the address you signed up with. If you used Google then, use it again now. Otherwise press "Forgot your password?" on the [login page](${paths.auth.path}): a link for a new one is mailed to you. The [status page](${paths.status.path}) says whether sign-in works at the moment.`,
      ],
    },
  ],
};
