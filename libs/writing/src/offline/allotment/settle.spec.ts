import type { FormatKey } from '@repurpose/contract';
import { readSource } from '../../source/read-source.js';
import { OwnWords } from './own-words.js';
import { voiceFor } from '../voice.js';
import { planOf } from '../analysis/analysis.js';
import { Settlement } from './settle.js';
import { Table } from './table.js';

const LINES = [
  'The harbour has room for 140 boats in summer.',
  'It was built by fishermen in 1931.',
  'Guests pay twelve euros a night at the pier.',
  'The plumber replaced forty metres of old pipe.',
  'Volunteers read the meters on Sunday evening.',
  'Every tap in the laundry leaked through winter.',
  'A sign in the shower room shows the price of water.',
  'Children time their parents with a kitchen clock.',
  'The rain barrel stayed empty through July.',
  'Salt water broke the coin machine within a month.',
  'Neighbouring towns copied the idea in spring.',
  'A carpenter mended both benches for nothing.',
  'The ferry to the island leaves at nine.',
  'Fresh bread arrives by bicycle every morning.',
  'Most sailors stay for two nights.',
  'The lighthouse keeper retired after forty winters.',
  'Seagulls nest behind the old ice house.',
  'A crane lifts yachts out of the basin.',
  'The chandlery sells rope, paint and lamps.',
  'Winter storms moved the outer buoy.',
  'Divers cleaned the propeller of the tug.',
  'The mayor opened a sauna beside the slipway.',
  'Students painted the fence along the quay.',
];

/** A table on which each format holds the sentences of these numbers. */
function dealt(held: Readonly<Partial<Record<FormatKey, readonly number[]>>>): Table {
  const plan = planOf(readSource(`# The harbour in winter\n\n${LINES.join(' ')}`));
  const sections = plan.sections.map((section) => ({ ...section, words: 900 }));
  const formats = Object.keys(held) as FormatKey[];
  const own = new OwnWords(voiceFor('en', 'professional', 50));
  const table = new Table({ ...plan, sections }, formats, () => 12, own, 50);
  for (const hand of table.hands) {
    for (const each of held[hand.format] ?? []) {
      const candidate = plan.candidates.find(({ text }) => text === LINES[each]);
      if (candidate && table.fits(hand, candidate)) table.take(hand, candidate);
    }
  }
  return table;
}

describe('a sentence more for a piece', () => {
  it('is none where another one goes with all that leans on it: growing comes to an end', () => {
    const table = dealt({
      email: [3, 4, 5, 6, 7, 11, 12, 14, 18, 19, 20],
      medium: [0, 2, 3, 6, 7, 9, 11, 12, 16, 18, 19, 22],
      twitter: [2, 4, 5, 7, 8, 9, 12, 14, 16, 22],
      linkedin: [2, 3, 5, 6, 13, 15],
    });
    const settlement = new Settlement(
      table,
      (_, { score }) => score,
      () => 1,
      0.75,
    );
    const held = () => table.hands.reduce((sum, { chosen }) => sum + chosen.size, 0);
    const before = held();
    const hasGrown = table.hands.slice(0, 1).some((mail) => settlement.press(mail));
    expect(held() > before).toBe(hasGrown);
  });
});
