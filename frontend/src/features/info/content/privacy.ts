import { PLACEHOLDERS, type DocumentPage } from './document.types.js';

export const PRIVACY: DocumentPage = {
  title: 'Privacy Policy',
  lead: 'What Repurpose stores about you, who else sees it, and how you get it out or deleted.',
  dated: `Last updated: ${PLACEHOLDERS.date}`,
  sections: [
    {
      id: 'who',
      heading: 'Who is responsible',
      blocks: [
        `Repurpose is operated by ${PLACEHOLDERS.operator}, which decides why and how your personal data is used. For anything in this policy, write to ${PLACEHOLDERS.contact}.`,
      ],
    },
    {
      id: 'what',
      heading: 'What we store',
      blocks: [
        {
          terms: [
            [
              'Your account',
              'Email address, username and, if you sign in with Google, the address of your profile picture and the identity service’s id. A password set with us is kept only as a hash.',
            ],
            [
              'Your writing',
              'The texts you submit, the settings you chose, and the pieces made from them, so that you can open them again from your history.',
            ],
            [
              'Public links',
              'Only those you make. Anyone who has such a link reads the text of that one piece, and nothing else of yours, until the link ends or you revoke it. We do not record who opens it.',
            ],
            [
              'Files you upload',
              'Nothing. A file is read in memory to give you its text, and is neither stored nor logged; its text is kept only once you submit it.',
            ],
            [
              'Your plan',
              'Which plan you are on, your credits and what they were used for, and your customer number at the card payment provider. Card numbers never reach us.',
            ],
            [
              'Technical records',
              'Times, request numbers and error codes of calls to our server. Your texts, passwords and email address are not written to these records.',
            ],
          ],
        },
      ],
    },
    {
      id: 'ai',
      heading: 'Where your content goes',
      blocks: [
        'When an AI provider is configured for this service, the text you submit and the settings you chose are sent to that provider over an encrypted connection to write the formats you asked for. The provider acts on our instructions and under its own terms of processing.',
        'When no AI provider is configured, our own writer works on our server and your content does not leave it. The dashboard names the writer that is at work.',
        'Do not submit texts that you may not share with a processor, such as other people’s confidential or health data.',
      ],
    },
    {
      id: 'payments',
      heading: 'Payments',
      blocks: [
        'Subscriptions are paid through a card payment provider. It receives your email address and payment details directly from you and tells us only whether a subscription is active, for which plan and until when. You manage your subscription, cards and invoices in the provider’s customer portal, reachable from your dashboard.',
      ],
    },
    {
      id: 'why',
      heading: 'Why we may use it',
      blocks: [
        {
          list: [
            'To provide the service you signed up for: account, transformations, history, subscription (performance of a contract).',
            'To keep the service secure and prevent abuse, for example by limiting the rate of requests (legitimate interest).',
            'To keep records that tax and accounting law asks for (legal obligation).',
          ],
        },
        'We do not sell personal data, show advertising or train models on your content.',
      ],
    },
    {
      id: 'how-long',
      heading: 'How long we keep it',
      blocks: [
        'Account data and your history stay until the account is deleted. Records of payments stay for as long as the law requires. Technical records are deleted after a short time.',
      ],
    },
    {
      id: 'rights',
      heading: 'Your rights',
      blocks: [
        `You may ask for a copy of your data, have it corrected or deleted, object to its use or have it moved elsewhere. Download my data and Delete my account stand in the Account panel of your desk; for everything else write to ${PLACEHOLDERS.contact} from the address of your account. You may also complain to the data protection authority of ${PLACEHOLDERS.jurisdiction}.`,
      ],
    },
    {
      id: 'changes',
      heading: 'Changes',
      blocks: [
        'If this policy changes in a way that matters to you, we say so in the dashboard before the change applies. The date above tells which version you are reading.',
      ],
    },
  ],
};
