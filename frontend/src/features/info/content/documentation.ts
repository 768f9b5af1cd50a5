import { FORMATS, FORMAT_KEYS, LIMITS, isFormatInPlan } from '@repurpose/contract';

import type { DocumentPage } from './document.types.js';

const DESCRIPTIONS: Record<(typeof FORMAT_KEYS)[number], string> = {
  twitter:
    'About fifteen numbered posts at most, of 280 characters as X counts them, split between sentences.',
  linkedin:
    'One plain-text post of up to 3,000 characters, with the point in the first lines and its parts under their headings.',
  facebook: 'One plain-text post, its parts under their headings.',
  instagram: 'A caption of up to 2,200 characters with at most five hashtags.',
  email: 'Subject line, preheader, body and one call to action.',
  summary: 'Up to twelve bullet points of at most 50 words.',
  youtube: 'Title, spoken script, chapters and a description within YouTube’s limits.',
  medium: 'Title, subtitle and an article with headings, ready to paste.',
  podcast: 'Segments with talking points and their minutes.',
  reels: 'Hook, shots with on-screen text, and a caption.',
  tiktok: 'Hook, spoken lines with on-screen text, and a caption with at most five hashtags.',
  infographic: 'Three to eleven blocks of at most 30 words.',
};

export const DOCUMENTATION: DocumentPage = {
  title: 'Documentation',
  lead: 'How Repurpose works, setting by setting and format by format.',
  sections: [
    {
      id: 'source',
      heading: 'The source',
      blocks: [
        `A text of up to ${LIMITS.contentChars.toLocaleString('en-US')} characters. Headings, lists, quotations and figures are recognised, so plain text with a clear structure gives the best pieces. The language of the source is the language of every piece.`,
        'Upload file takes a Word document (.docx), a PDF, plain text, Markdown, HTML, RTF, OpenDocument (.odt) or subtitles (.srt, .vtt) of up to 10 MB; you can also drop the file on the text, or paste it. Its text lands in the field for you to look over, with headings, lists and tables kept. A scanned PDF holds no text: recognise it (OCR) first. Files with a password are not read.',
        'Draft, settings and selection are kept in your browser while you work.',
      ],
    },
    {
      id: 'settings',
      heading: 'The settings',
      blocks: [
        {
          terms: [
            [
              'Tone',
              'Professional, casual, friendly, enthusiastic, authoritative, humorous, inspirational or educational.',
            ],
            ['Industry', 'The field whose terms your readers expect; twelve to choose from.'],
            ['Formality', 'Low / Casual, Medium / Neutral or High / Formal.'],
            ['Length', 'Short, Medium or Long, always within what the platform allows.'],
          ],
        },
      ],
    },
    {
      id: 'formats',
      heading: 'The formats',
      blocks: [
        {
          terms: FORMAT_KEYS.map((format) => [
            isFormatInPlan(format, 'free') ? FORMATS[format].label : `${FORMATS[format].label} (Pro, Agency)`,
            DESCRIPTIONS[format],
          ]),
        },
      ],
    },
    {
      id: 'checks',
      heading: 'The checks',
      blocks: [
        'Before a piece reaches you it is measured in the platform’s own unit and, where it is too long, shortened at the end of a sentence. Then each figure, date, sum of money, name, quotation and link is compared with the source. A piece over its limit is never delivered.',
      ],
    },
    {
      id: 'links',
      heading: 'Public links',
      blocks: [
        'Share, beneath a piece, makes a link that anyone can open without an account, on every plan: a page with the text of that piece alone, which search engines are asked to leave out. The link ends after 7 days, after 30 days or never, as you choose, and you can revoke it at any time.',
        'A link shows the version it was made from. What you edit later stays with you until you update the link; its address stays the same.',
      ],
    },
    {
      id: 'writers',
      heading: 'The writers',
      blocks: [
        'An installation works with an AI provider or, without one, with the built-in writer, which selects and arranges sentences of your own text. The dashboard says which one is at work. Limits and checks are the same for both.',
      ],
    },
    {
      id: 'keyboard',
      heading: 'The keyboard',
      blocks: [
        {
          terms: [
            ['Ctrl + Enter, Cmd + Enter', 'Start repurposing.'],
            ['Arrow keys', 'Move between the tabs of the results.'],
          ],
        },
      ],
    },
  ],
};
