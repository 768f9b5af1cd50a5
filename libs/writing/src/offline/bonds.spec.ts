import { readSource } from '../source/read-source.js';
import { planOf } from './plan.js';

const planFor = (text: string) => planOf(readSource(text)).candidates;
const bondOf = (text: string, start: string): number | undefined =>
  planFor(text).find((candidate) => candidate.text.startsWith(start))?.bond;

const NOTES = `# How the harbour writes its notes

Harbours publish what changes at the pier. On Friday the master drafts a document for the crew. On Monday I share the document with everybody on the piers. Crews read the plan of the harbour before a storm.

Visitors of the museum pay nothing in winter. We counted visitors at the gate during one week. When you can, count visitors at both gates of a museum.`;

describe('how firmly a sentence is bound to those before it', () => {
  it('is not at all at the head of a paragraph that names nothing known', () => {
    expect(bondOf(NOTES, 'Visitors of the museum')).toBe(0);
  });

  it.each([
    ['names as known what one before has introduced', 'On Monday I share', 'Crews read'],
    ['tells the next deed of a story', 'We counted visitors', 'When you can'],
  ])('is more where it %s', (_name, bound, free) => {
    expect(bondOf(NOTES, bound)).toBeGreaterThan(bondOf(NOTES, free) ?? 1);
  });

  it('knows the articles of other languages', () => {
    const german = `# Wie der Hafen schreibt

Der Hafen gibt jeden Monat ein Heft heraus. Am Montag lesen alle Leute am Kai das Heft von vorn.`;
    expect(bondOf(german, 'Am Montag lesen')).toBe(0.25);
    expect(bondOf(german.replace('Heft von vorn', 'Heft'), 'Am Montag lesen')).toBeGreaterThan(0.5);
  });
});
