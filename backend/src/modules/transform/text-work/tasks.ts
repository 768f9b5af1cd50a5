import type { AppliedVoice, Fingerprint, VoicePreview } from '@repurpose/contract';
import {
  countWords,
  detectLanguage,
  fingerprintOf,
  previewVoice,
  publishedText,
  termsFromCsv,
  type PublishedText,
} from '@repurpose/writing';
import { makeExcerpt } from '../admission/excerpt.js';
import { toIndexWords } from '../library/search-words.js';
import { checkText } from './check-task.js';
import { applyVoiceTo, revise, rewrite } from './edit-tasks.js';
import { entailmentPrompt, readVerdicts } from './entailment-tasks.js';
import { SourceCache } from './source-cache.js';
import { checkBrief, finish, prompts, write } from './writing-tasks.js';
import { noteStart } from './task-budget.js';

const sources = new SourceCache();

const withSources =
  <I, R>(task: (sources: SourceCache, input: I) => R) =>
  (input: I): R =>
    task(sources, input);

/** Copied between threads, so inputs and results are plain data. */
export const TASKS = {
  excerpt: ({ content }: { content: string }): string | null => makeExcerpt(content),
  write: withSources(write),
  prompts: withSources(prompts),
  finish: withSources(finish),
  checkBrief: withSources(checkBrief),
  entailmentPrompt: withSources(entailmentPrompt),
  readVerdicts: withSources(readVerdicts),
  check: withSources(checkText),
  revise: withSources(revise),
  rewrite: withSources(rewrite),
  applyVoice: withSources(applyVoiceTo),
  measureSample: ({ text }: { text: string }): { words: number; language: string | null } => {
    const language = detectLanguage(text);
    return { words: countWords(text), language: language === 'und' ? null : language };
  },
  readTerms: ({ csv }: { csv: string }): ReturnType<typeof termsFromCsv> => termsFromCsv(csv),
  fingerprint: ({ samples }: { samples: readonly string[] }): Fingerprint | null => fingerprintOf(samples),
  previewVoice: ({ text, voice }: { text: string; voice: AppliedVoice }): VoicePreview =>
    previewVoice(text, voice),
  publish: (output: Parameters<typeof publishedText>[0]): PublishedText => publishedText(output),
  searchWords: ({ accountId, texts }: { accountId: string; texts: readonly string[] }): string =>
    toIndexWords(accountId, texts).join(' '),
};

export type TextTask = keyof typeof TASKS;
export type TaskInput<Task extends TextTask> = Parameters<(typeof TASKS)[Task]>[0];
export type TaskResult<Task extends TextTask> = ReturnType<(typeof TASKS)[Task]>;

export interface ThreadMessage {
  task: TextTask;
  input: unknown;
  start: Float64Array;
}

export default function runTask({ task, input, start }: ThreadMessage): unknown {
  noteStart(start);
  const work = TASKS[task] as (input: unknown) => unknown;
  return work(input);
}
