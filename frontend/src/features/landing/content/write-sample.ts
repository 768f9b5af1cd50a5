import type { TransformRequest } from '@repurpose/contract';
import {
  countText,
  countWords,
  finishDraft,
  postsOf,
  readSource,
  sentenceOrigins,
  writeOffline,
} from '@repurpose/writing';
import { counterOf } from '../../../shared/outputs/counter.js';
import { claimLineOf } from '../../../shared/outputs/claim-line.js';
import { DEMO_FORMATS, type Sample } from './sample.types.js';

const TITLE = 'Why we closed our inbox on Fridays';
const PARAGRAPHS = [
  [
    'For eleven months, four of us answered support mail seven days a week, and the median reply still took nine hours.',
    'Every answer came late, and every late answer brought a second question.',
  ],
  [
    'In March we stopped answering on Fridays and spent the day fixing whatever had caused the most mail that week.',
    'The first Friday went to a password screen that had cost us 60 mails a month.',
  ],
  [
    'By June, mail had fallen by 38 percent, because eleven small bugs and two confusing screens were gone.',
    'The median reply now takes three hours, and nobody has asked for Fridays back.',
  ],
];
const TEXT = PARAGRAPHS.map((sentences) => sentences.join(' ')).join('\n\n');
const REQUEST: TransformRequest = {
  content: `# ${TITLE}\n\n${TEXT}`,
  formats: [...DEMO_FORMATS],
  settings: { tone: 'friendly', industry: 'technology', formality: 50, length: 50 },
};

/** Runs when the site is built. */
export function writeSample(): Sample {
  const source = readSource(REQUEST.content);
  const finished = DEMO_FORMATS.map((format) => ({
    format,
    ...finishDraft(writeOffline(REQUEST, source, format), source),
  }));
  const [thread] = finished;
  const origins = thread ? sentenceOrigins(thread.draft, source, REQUEST.content) : [];
  const starts = PARAGRAPHS.flat().map((sentence) => REQUEST.content.indexOf(sentence));
  return {
    title: TITLE,
    paragraphs: PARAGRAPHS,
    words: countWords(TEXT),
    thread: postsOf(thread?.text ?? '').map((text) => ({
      text,
      count: countText('twitter', text),
      sentences: origins
        .filter((origin) => text.includes(origin.text))
        .map((origin) => starts.indexOf(origin.source?.start ?? -1))
        .filter((index) => index >= 0),
    })),
    outputs: finished.map(({ format, text, checks }) => ({
      format,
      text,
      measure: counterOf(checks).text,
      claims: claimLineOf(checks.claims),
      isSupported: checks.claims.every((claim) => claim.source !== null),
    })),
  };
}
