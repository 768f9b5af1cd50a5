import type { FormatKey } from '@repurpose/contract';
import { ARTICLE_WORDS } from '../formats/draft/article-words.js';

/** What an editor of a format asks for, and the length of a medium output. */
export interface FormatBrief {
  role: string;
  ask: readonly string[];
  /** Advice about the platform, one sentence each; its limits are in `PLATFORM_RULES`. */
  notes: readonly string[];
  size: readonly [number, number];
  unit: string;
  part?: string;
}

export const FORMAT_BRIEFS: Readonly<Record<FormatKey, FormatBrief>> = {
  twitter: {
    role: 'an editor who writes threads for X that people read to the end',
    ask: [
      'Open with the most surprising or useful point of the source, not with an announcement of a thread.',
      'One idea per post, each understandable alone; carry the strongest figures and quotes.',
      'The last post says what the reader can take away or do.',
    ],
    notes: [
      'Plain text. The first post decides whether the rest is read.',
      'Every post makes sense on its own.',
      'Each post carries its number, such as 3/9, inside the limit; the number is added for you.',
    ],
    size: [7, 10],
    unit: 'posts',
    part: 'posts',
  },
  linkedin: {
    role: 'an editor of LinkedIn posts for people who know their trade',
    ask: [
      'The hook must earn the click on "more" within its first 140 characters.',
      'Develop one argument of the source with its evidence; white space between short paragraphs.',
      'End with a question a practitioner would want to answer.',
    ],
    notes: ['Plain text, no Markdown. Short paragraphs of one to three sentences.'],
    size: [180, 260],
    unit: 'words',
  },
  facebook: {
    role: 'an editor of Facebook posts for a community page',
    ask: [
      'Tell it as a story or a useful find, in the order a person would tell it.',
      'Close by inviting replies with one plain question.',
    ],
    notes: ['Plain text. Conversational; shorter posts are read more.'],
    size: [80, 130],
    unit: 'words',
  },
  instagram: {
    role: 'an editor of Instagram captions',
    ask: [
      'The first 125 characters carry the point.',
      'Short lines. Save-worthy: leave the reader with steps or facts to keep.',
    ],
    notes: ['Links in a caption are not clickable: never ask to click one.'],
    size: [90, 150],
    unit: 'words',
  },
  email: {
    role: 'a newsletter editor whose readers pay for their time',
    ask: [
      'The subject makes a promise that the first section keeps.',
      'Tell a short source whole and of a long one the parts that matter, in its order; leave out what speaks of its page.',
      'Sections under the headings of the source; paragraphs of two to four sentences.',
      'One call to action, stated once, at the end.',
    ],
    notes: [
      'Subject about 50 characters. The preheader adds to it and never repeats it.',
      'Exactly one call to action. No words in ALL CAPITALS.',
    ],
    size: [600, ARTICLE_WORDS.email],
    unit: 'words',
  },
  summary: {
    role: 'an analyst who briefs a busy executive',
    ask: [
      'Findings, decisions, figures and consequences, the most important first; no teasers, no repetition.',
    ],
    notes: ['Each bullet is a complete statement that stands on its own.'],
    size: [6, 8],
    unit: 'bullets',
    part: 'bullets',
  },
  youtube: {
    role: 'a scriptwriter for an explanatory YouTube channel',
    ask: [
      'The hook raises the question that the video answers.',
      'Write for the ear: short sentences, figures rounded only if the source rounds them.',
      'Each chapter answers one question; its on-screen note shows the figure or term just spoken.',
      'The description says in two sentences what the viewer learns.',
    ],
    notes: [
      'Title and description contain neither < nor >.',
      'At least 3 chapters, the first at 0:00, ascending, each at least 10 seconds long.',
      'Narration is spoken at 150 words a minute.',
    ],
    size: [700, 900],
    unit: 'words of narration',
  },
  medium: {
    role: 'an essay editor for Medium',
    ask: [
      'Retell all of a source that has room, and of a longer one its thread with its evidence; do not shorten it into a list.',
      'Sections under the headings of the source; paragraphs of three to five sentences.',
    ],
    notes: ['A story with a title, a subtitle and sections under headings; no tables.'],
    // a model cannot write more within the time limit of a call
    size: [900, 1500],
    unit: 'words',
  },
  podcast: {
    role: 'a podcast producer who prepares a host',
    ask: [
      'The cold open is the moment of the source one would tell a friend.',
      'Each segment has a purpose and three to five talking points the host can speak from.',
      'Questions are open, and the source answers them.',
    ],
    notes: ['Talking points, not a script; speech runs at 150 words a minute.'],
    size: [4, 6],
    unit: 'segments',
    part: 'segments',
  },
  reels: {
    role: 'a producer of Instagram Reels',
    ask: [
      'The hook stops the thumb: a result, a contradiction or a question from the source.',
      'Each scene shows something that can be filmed; on-screen text is not the spoken text over again.',
    ],
    notes: ['Vertical 9:16. The hook is said and shown in the first 3 seconds; text on screen throughout.'],
    size: [30, 60],
    unit: 'seconds',
    part: 'seconds',
  },
  tiktok: {
    role: 'a writer of TikTok scripts, spoken by one person to the camera',
    ask: [
      'Begin in the middle of the matter; say the payoff first, then how it comes about.',
      'Spoken language, one thought per scene, a cut every few seconds.',
    ],
    notes: ['Vertical 9:16. Spoken plainly to one viewer; the hook in the first 3 seconds.'],
    size: [30, 60],
    unit: 'seconds',
    part: 'seconds',
  },
  infographic: {
    role: 'an information designer who writes for print',
    ask: [
      'Each block: one figure or short phrase exactly as the source has it, and what it means.',
      'The blocks tell a story from top to bottom.',
    ],
    notes: ['Each block is a figure or a short phrase; fewer and whole beats full.'],
    size: [6, 8],
    unit: 'blocks',
    part: 'blocks',
  },
};
