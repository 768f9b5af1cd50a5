import type { EmailDraft, MediumDraft, SummaryDraft } from '../../formats/draft/draft.types.js';
import type { Brief } from './brief.js';
import { asks, atMost, closed, groupPicks, paragraphs, shortTitle } from './brief.js';
import { saidUnder } from '../wording/labels.js';
import { upperFirst } from '../../text/upper-first.js';

const SUBJECT_CHARS = 58;
const SUBTITLE_CHARS = 140;

/** Sentences that make a part worth its heading, on average. */
const PART = 1.5;

/**
 * Headings name parts only where there are several, and several sentences in them; a question is seen with its answer, a
 * list of things with what it is a list of. */
function sectionsOf(
  { plan, say }: Brief,
  picks: Brief['picks'],
  most: number,
  perParagraph: number,
): EmailDraft['sections'] {
  const groups = atMost(groupPicks(plan, picks), most);
  const isHeaded = groups.length > 1 && picks.length >= groups.length * PART;
  return groups.map(({ heading, picks: own }) => {
    const shown = isHeaded || asks(heading) || own.some(({ isFragment }) => isFragment) ? heading : '';
    return { heading: shown, paragraphs: paragraphs(own, saidUnder(shown, { plan, say }), perParagraph) };
  });
}

/** The title where an inbox shows it whole; else the shortest telling sentence that it does. */
function subjectOf(plan: Brief['plan']): string {
  const title = shortTitle(plan, SUBJECT_CHARS);
  if (title.length <= SUBJECT_CHARS + 10) return title;
  const short = plan.keyPoints.filter(({ text }) => text.length <= SUBJECT_CHARS);
  return short.toSorted((a, b) => b.score - a.score)[0]?.text.replace(/\.$/u, '') ?? title;
}

/** A letter: subject and preheader, a greeting, short parts, one thing asked. */
export function writeEmail(brief: Brief): EmailDraft {
  const { plan, hook, picks, voice, say } = brief;
  const sections = sectionsOf(brief, picks, 6, 3);
  const preheader = hook && hook.text.length >= 25 ? say(hook.text) : '';
  const wayIn = [voice.lead, hook && !preheader ? closed(say(hook.text)) : ''].filter(Boolean);
  const opening = sections[0];
  if (opening?.heading === '') opening.paragraphs = [...wayIn, ...opening.paragraphs];
  else if (wayIn.length > 0) sections.unshift({ heading: '', paragraphs: wayIn });
  return {
    format: 'email',
    subject: subjectOf(plan),
    preheader,
    greeting: voice.greeting,
    sections,
    callToAction: voice.ask('email'),
  };
}

/** What the piece says, a statement each. */
export function writeSummary({ plan, picks, say }: Brief): SummaryDraft {
  return { format: 'summary', title: plan.title, bullets: picks.map(({ text }) => closed(say(text))) };
}

/** The article retold at a shorter length, under its own headings. */
export function writeMedium(brief: Brief): MediumDraft {
  const { plan, hook, picks, topics, say } = brief;
  const subtitle = hook && hook.text.length <= SUBTITLE_CHARS ? say(hook.text) : '';
  return {
    format: 'medium',
    title: plan.title,
    subtitle,
    sections: sectionsOf(brief, picks, 12, 4),
    topics: topics.slice(0, 5).map(upperFirst),
  };
}
