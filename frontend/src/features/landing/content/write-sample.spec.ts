import { PLATFORM_RULES } from '@repurpose/writing';
import { DEMO_FORMATS, POST_LIMIT } from './sample.types.js';
import { writeSample } from './write-sample.js';

const sample = writeSample();
const sentences = sample.paragraphs.flat();

test('the sample is what the built-in writer makes of the source: every post is tied to sentences of it', () => {
  expect(sample.thread.length).toBeGreaterThan(1);
  for (const { sentences: tied } of sample.thread) expect(tied.length).toBeGreaterThan(0);
  const all = sample.thread.flatMap((post) => post.sentences);
  expect(new Set(all).size).toBe(all.length);
  for (const { text, sentences: tied } of sample.thread)
    for (const index of tied) expect(text).toContain(sentences[index]?.split(' ')[1]);
});

test('every post fits, in the platform’s own count', () => {
  expect(POST_LIMIT).toBe(PLATFORM_RULES.twitter.parts.post.limit);
  for (const { count } of sample.thread) expect(count).toBeLessThanOrEqual(POST_LIMIT);
});

test('the demo has one output a format, with its counter and a claim line without a doubt', () => {
  expect(sample.outputs.map(({ format }) => format)).toEqual(DEMO_FORMATS);
  for (const { text, measure, claims, isSupported } of sample.outputs) {
    expect(text).not.toBe('');
    expect(measure).toMatch(/\d/);
    expect([claims, isSupported]).toEqual([expect.stringContaining('in your source'), true]);
  }
});
