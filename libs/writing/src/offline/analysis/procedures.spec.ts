import { FORMAT_KEYS, DEFAULT_SETTINGS } from '@repurpose/contract';
import { finishDraft } from '../../formats/finish/finish-draft.js';
import { readSource } from '../../source/read-source.js';
import { writeOffline } from '../write-offline.js';

const ABOUT = `Most kettles fail because of lime and not because of age. A kettle costs 40 euros, a spoon of acid twelve cents.

Hard water leaves two millimetres of lime in a year. Soft water leaves hardly any, and many towns in the north have it. A test strip shows which of them comes from the tap. Filters with charcoal change the taste and leave the lime where it was.

Vinegar works slowly, and it smells for a week. Citric acid has no smell and costs less than half of it. Steel kettles bear both without harm. Kettles made of aluminium bear neither, because acid eats the metal.

A kettle with a cracked cord belongs in the bin. Repair cafés take in about 300 kettles a month. Half of them boil again on the same day.`;
const STEPS = [
  'Fill the kettle with a litre of water.',
  'Add a spoon of the acid.',
  'Boil it, and wait for twenty minutes.',
  'Repeat steps 2 and 3 until the metal shines.',
];
const numbered = STEPS.map((step, at) => `${at + 1}. ${step}`);
const HOWTO = `# How to descale a kettle\n\n${ABOUT}\n\n## The steps\n\n${numbered.join('\n')}\n`;

const textsOf = (content: string) => {
  const source = readSource(content);
  const request = { content, formats: [...FORMAT_KEYS], settings: DEFAULT_SETTINGS };
  return FORMAT_KEYS.map((format) => finishDraft(writeOffline(request, source, format), source));
};
const told = (text: string): string[] => STEPS.filter((step) => text.includes(step));

describe('the steps of a procedure', () => {
  it('are told whole and in order by the pieces for them, and by no other piece singly', () => {
    const outputs = textsOf(HOWTO);
    const tellers = outputs.filter(({ text }) => told(text).length > 0);
    expect(tellers.map(({ draft }) => draft.format).sort()).toEqual([
      'infographic',
      'medium',
      'twitter',
      'youtube',
    ]);
    for (const { text, checks } of tellers) {
      const places = STEPS.map((step) => text.indexOf(step));
      expect(places).toEqual(places.filter((at) => at >= 0).toSorted((a, b) => a - b));
      expect(checks.unsupportedClaims).toBe(0);
    }
    const read = tellers.filter(({ draft }) => draft.format !== 'youtube');
    for (const { text } of read) for (const step of numbered) expect(text).toContain(step);
  });

  it('are told by every piece with room for them where there is little else', () => {
    const outputs = textsOf(
      `# How to descale a kettle\n\nA kettle costs 40 euros.\n\n${numbered.join('\n')}\n`,
    );
    const counts = outputs.map(({ text }) => told(text).length);
    expect(counts.filter((count) => count > 0 && count < STEPS.length)).toEqual([]);
    expect(counts.filter((count) => count === STEPS.length).length).toBeGreaterThan(6);
  });

  it.each([
    ['Markdown', HOWTO],
    [
      'HTML',
      `<h1>How to descale a kettle</h1><p>Lime is chalk.</p><ol>${STEPS.map((step) => `<li>${step}</li>`).join('')}</ol>`,
    ],
  ])('are known as numbered in %s', (_, content) => {
    const items = readSource(content).blocks.filter(({ isNumbered }) => isNumbered);
    expect(items.map(({ text }) => text)).toEqual(STEPS);
  });

  it('are none where numbers only count advice', () => {
    const advice = HOWTO.replace('How to descale a kettle', 'Kettles last')
      .replace('The steps', 'Advice')
      .replace('Repeat steps 2 and 3', 'Go on');
    const outputs = textsOf(advice);
    expect(outputs.filter(({ text }) => told(text).length > 0).length).toBeGreaterThan(1);
  });
});
