import type { FormatKey } from '@repurpose/contract';
import type { Draft } from '../formats/draft/draft.types.js';
import { retime } from '../formats/draft/timing.js';
import type { Source } from '../source/source.types.js';
import type { Wording } from './wording.js';

function paragraphsOf({ blocks }: Source): string[] {
  const said = blocks.filter(({ kind }) => kind !== 'heading');
  return (said.length > 0 ? said : blocks).map(({ text }) => text).filter((text) => text.trim() !== '');
}

/** All of a text in the shape of a format, for texts from which nothing can be selected, such as three short remarks. */
export function wholeText(format: FormatKey, source: Source, { intro, visual }: Wording): Draft {
  const { title } = source;
  const paragraphs = paragraphsOf(source);
  const [first = '', ...others] = paragraphs;
  switch (format) {
    case 'twitter':
      return { format, posts: paragraphs };
    case 'linkedin':
    case 'facebook':
    case 'instagram':
      return { format, hook: first, body: others, callToAction: '', hashtags: [] };
    case 'email': {
      const sections = [{ heading: '', paragraphs }];
      return { format, subject: title, preheader: '', greeting: '', sections, callToAction: '' };
    }
    case 'medium':
      return { format, title, subtitle: '', sections: [{ heading: '', paragraphs }], topics: [] };
    case 'summary':
      return { format, title, bullets: paragraphs };
    case 'infographic': {
      const blocks = paragraphs.map((text) => ({ figure: '', text }));
      return { format, headline: title, blocks, footer: '' };
    }
    case 'youtube': {
      const chapters = [{ startSeconds: 0, title: intro, narration: others, onScreen: '' }];
      return { format, title, hook: first, chapters, description: '', tags: [] };
    }
    case 'podcast': {
      const segments = [{ title: intro, minutes: 1, talkingPoints: others }];
      return { format, title, coldOpen: first, segments, questions: [], outro: '' };
    }
    case 'reels':
    case 'tiktok': {
      const scene = { startSeconds: 0, endSeconds: 0, visual, voiceOver: others.join(' '), onScreenText: '' };
      return retime({ format, hook: first, scenes: [scene], caption: first, hashtags: [], thin: 'no-story' });
    }
  }
}
