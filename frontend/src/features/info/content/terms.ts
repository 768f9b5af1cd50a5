import { PLACEHOLDERS, type DocumentPage } from './document.types.js';

export const TERMS: DocumentPage = {
  title: 'Terms of Service',
  lead: 'The agreement between you and us when you use Repurpose.',
  dated: `Effective from: ${PLACEHOLDERS.date}`,
  sections: [
    {
      id: 'agreement',
      heading: 'The agreement',
      blocks: [
        `These terms apply between you and ${PLACEHOLDERS.operator}. By creating an account you accept them. If you act for a company, you confirm that you may bind it.`,
      ],
    },
    {
      id: 'service',
      heading: 'The service',
      blocks: [
        'Repurpose turns a text of yours into other formats. When an AI provider is configured, your content goes to that provider to be rewritten; otherwise our own writer works on our server. Either way the result may contain mistakes. The checks beside each piece help you find them, but you decide what you publish and answer for it.',
        'One transformation is one text turned into as many formats as you select. A transformation that delivers nothing is not counted.',
      ],
    },
    {
      id: 'account',
      heading: 'Your account',
      blocks: [
        'Keep your password to yourself and your email address current. Tell us at once if somebody else uses your account. You must be old enough to enter into a contract where you live.',
      ],
    },
    {
      id: 'content',
      heading: 'Your content stays yours',
      blocks: [
        'You keep all rights in what you submit and in what is made from it. You allow us to store and process it as far as the service needs that, and no further. You confirm that you may use the texts you submit.',
        {
          list: [
            'No content that breaks the law or other people’s rights.',
            'No deception: impersonation, fabricated quotations, spam.',
            'No attempts to get round limits, other people’s accounts or the security of the service.',
          ],
        },
      ],
    },
    {
      id: 'payment',
      heading: 'Plans and payment',
      blocks: [
        'The Free plan costs nothing. Pro and Agency are monthly subscriptions, paid in advance through a card payment provider and renewed each month until cancelled. Prices are shown before you subscribe; taxes may be added where the law asks for them.',
        'You change plan, card or cancel in the customer portal, which you reach from your dashboard. After cancelling, the plan runs to the end of the month that is paid. Unused transformations do not carry over. Rights to withdraw or to a refund that the law gives you remain.',
      ],
    },
    {
      id: 'availability',
      heading: 'Availability and changes',
      blocks: [
        'We work to keep the service available and publish its current state on the status page. We may improve or change features; if a change takes away something essential that you pay for, you may cancel and get the unused part of the month back.',
      ],
    },
    {
      id: 'ending',
      heading: 'Ending the agreement',
      blocks: [
        'You may stop at any time. We may suspend an account that breaks these terms, after a warning where that is reasonable, or end the agreement with 30 days’ notice and a refund of what is paid for the time after it.',
      ],
    },
    {
      id: 'liability',
      heading: 'Liability',
      blocks: [
        'We answer without limit for intent, gross negligence and harm to life or health. Otherwise our liability is limited to the foreseeable damage typical of such a service and to what you paid in the twelve months before. Mandatory consumer law stays untouched.',
      ],
    },
    {
      id: 'law',
      heading: 'Law',
      blocks: [
        `The law of ${PLACEHOLDERS.jurisdiction} applies. Its courts are competent unless consumer law gives you another place. If one clause is void, the others stand.`,
      ],
    },
  ],
};
