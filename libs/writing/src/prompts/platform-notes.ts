import type { FormatKey } from '@repurpose/contract';

/** Advice for writers by platform, one sentence each, for prompts only. Lengths are in `FORMAT_BRIEFS` and `PLATFORM_RULES`. */
export const PLATFORM_NOTES: Readonly<Record<FormatKey, readonly string[]>> = {
  twitter: [
    'Plain text. The first post decides whether the rest is read.',
    'Every post makes sense on its own.',
    'Each post carries its number, such as 3/9, inside the limit; the number is added for you.',
  ],
  linkedin: ['Plain text, no Markdown. Short paragraphs of one to three sentences.'],
  facebook: ['Plain text. Conversational; shorter posts are read more.'],
  instagram: ['Links in a caption are not clickable: never ask to click one.'],
  email: [
    'Subject about 50 characters. The preheader adds to it and never repeats it.',
    'Exactly one call to action. No words in ALL CAPITALS.',
  ],
  summary: ['Each bullet is a complete statement that stands on its own.'],
  youtube: [
    'Title and description contain neither < nor >.',
    'At least 3 chapters, the first at 0:00, ascending, each at least 10 seconds long.',
    'Narration is spoken at 150 words a minute.',
  ],
  medium: ['A story with a title, a subtitle and sections under headings; no tables.'],
  podcast: ['Talking points, not a script; speech runs at 150 words a minute.'],
  reels: ['Vertical 9:16. The hook is said and shown in the first 3 seconds; text on screen throughout.'],
  tiktok: ['Vertical 9:16. Spoken plainly to one viewer; the hook in the first 3 seconds.'],
  infographic: ['Each block is a figure or a short phrase; fewer and whole beats full.'],
};
