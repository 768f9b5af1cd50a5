import { outputsOf } from '../outputs.fixture.js';

const filler = (subject: string, about: string): string =>
  Array.from(
    { length: 8 },
    (_, at) =>
      `The ${subject} of week ${at + 3} shows what the ${about} meant for the people on the quay and their boats.`,
  ).join(' ');
const TALK = [
  filler('report', 'winter'),
  `We rebuilt the old crane. ${filler('crane log', 'lifting')}`,
  `Nobody had asked the divers. ${filler('dive log', 'cold water')}`,
].join('\n\n');

function chaptersOf(content: string): string[] {
  const draft = outputsOf(content, {}, ['youtube']).outputs[0]?.draft;
  if (draft?.format !== 'youtube') throw new Error('no script');
  return draft.chapters.map(({ title }) => title);
}

describe('chapters of a text without headings', () => {
  it('are named by the short sentences that begin them', () => {
    expect(chaptersOf(TALK).slice(1)).toEqual(['We rebuilt the old crane', 'Nobody had asked the divers']);
  });

  it('are none in a short text', () => {
    expect(
      chaptersOf('We rebuilt the old crane. It lifts four boats a day.\n\nNobody had asked the divers.'),
    ).toHaveLength(1);
  });

  it('lose no list that begins them', () => {
    const text = `Look at these before you buy a boat:\n\n- The keel. Is it straight?\n- The deck. Does it give under your feet?\n\n${TALK}`;
    const { draft } = outputsOf(text, {}, ['youtube']).outputs[0] ?? {};
    expect(JSON.stringify(draft)).toContain('Does it give under your feet?');
  });
});
