import { readSource } from '../../source/read-source.js';
import { planOf } from './analysis.js';

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

  it('keeps what is firmly bound behind its neighbour, where enough else stands by itself', () => {
    const things = 'ropes sails masts hulls pumps lamps flags bells maps nets oars rafts'.split(' ');
    const facts = things.map((thing) => `Every harbour in the north sells ${thing} to its visitors.`);
    const more = things.map((thing) => `A good master counts the ${thing} of a boat twice a year.`);
    const story = 'Divers found a wreck below the pier. We counted visitors at the gate for one week.';
    const needOf = (facts: readonly string[]): number | null | undefined => {
      const candidates = planFor(`# The pier\n\n${[story, ...facts].join('\n\n')}`);
      return candidates.find(({ text }) => text.startsWith('We counted'))?.needs;
    };
    expect(needOf([...facts, ...more])).toBe(0);
    expect(needOf(facts)).toBeNull();
  });
});
