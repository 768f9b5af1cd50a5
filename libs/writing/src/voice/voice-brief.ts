import type { AppliedVoice, Habit, Term } from '@repurpose/contract';
import { findTerms } from './terms.js';

/** Longest description of a voice in a prompt, its own instruction apart. */
const MAX_CHARS = 900;
const HABITS: Readonly<Record<Exclude<Habit, 'keep'>, string>> = { use: 'use', avoid: 'do not use' };

const listed = (words: readonly string[]): string => words.map((word) => `"${word}"`).join(', ');

function termLine(term: Term): string {
  if (term.kind === 'protected') return `Write ${listed([term.text])} exactly so.`;
  if (term.kind === 'preferred') return `Write ${listed([term.text])} instead of ${listed(term.forms)}.`;
  return term.replacement === null
    ? `Never use ${listed([term.text])}.`
    : `Never use ${listed([term.text])}; use ${listed([term.replacement])}.`;
}

/**
 * A voice as rules for a model, at most 900 characters: what `applyVoice` enforces afterwards, and the person, which only a
 * model can follow. Terms that the source does not have are left out; a sample is never included.
 */
export function voiceBrief({ rules, terms }: AppliedVoice, source: string): string {
  const needed = new Set(findTerms(source, terms).map(({ term }) => term));
  const lines = [
    rules.spelling === 'keep'
      ? ''
      : `Spelling: ${rules.spelling === 'en-GB' ? 'British' : 'American'} English.`,
    rules.contractions === 'keep' ? '' : `Contractions: ${HABITS[rules.contractions]} them.`,
    rules.exclamations === 'keep' ? '' : 'Do not use exclamation marks.',
    rules.dashes === 'keep' ? '' : 'Do not use dashes between parts of a sentence.',
    rules.emoji === 'keep' ? '' : 'Do not use emoji.',
    rules.person === 'keep' ? '' : `Where the author speaks, the person is "${rules.person}".`,
    ...terms.filter((term) => term.kind === 'banned' || needed.has(term)).map(termLine),
  ].filter(Boolean);
  const fitting: string[] = [];
  let chars = 0;
  for (const line of lines) {
    chars += line.length + 1;
    if (chars > MAX_CHARS) break;
    fitting.push(line);
  }
  return fitting.join('\n');
}
