import { languageOf } from './registry.js';
import { memoize } from '../text/memo.js';

/** The words an output's layout needs. */
export interface LayoutLabels {
  subject: string;
  preheader: string;
  title: string;
  hook: string;
  onScreen: string;
  description: string;
  tags: string;
  topics: string;
  coldOpen: string;
  questions: string;
  outro: string;
  visual: string;
  voiceOver: string;
  caption: string;
  /** What stands between a label and its text, as the language sets it. */
  colon: string;
  /** Minutes behind their number; empty where we have no word for them. */
  minutes: string;
}

const LABEL_KEYS: readonly Exclude<keyof LayoutLabels, 'colon'>[] = [
  'subject',
  'preheader',
  'title',
  'hook',
  'onScreen',
  'description',
  'tags',
  'topics',
  'coldOpen',
  'questions',
  'outro',
  'visual',
  'voiceOver',
  'caption',
  'minutes',
];

/** A colon between a label and its text as a language (ISO 639-1) sets it. */
export function colonOf(language: string): string {
  return languageOf(language).labels.colon ?? ': ';
}

/** Labels in a language (ISO 639-1); all empty where we do not speak it, so that no foreign word gets into an output. */
export const labelsFor = memoize((language: string): LayoutLabels => {
  const words = (languageOf(language).labels.words ?? '').split('|');
  const named = Object.fromEntries(LABEL_KEYS.map((key, index) => [key, words[index] ?? '']));
  return { ...named, colon: colonOf(language) } as LayoutLabels;
});
