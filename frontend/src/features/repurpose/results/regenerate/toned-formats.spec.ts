import { DEFAULT_SETTINGS, FORMAT_KEYS, TONES, type FormatKey, type Tone } from '@repurpose/contract';
import { finishDraft, readSource, writeOffline } from '@repurpose/writing';
import { TONED_FORMATS } from './toned-formats.js';

const CONTENT = `# Why we closed our inbox on Fridays

For eleven months, four of us answered support mail seven days a week. The median reply still took nine hours.

Would anybody notice a closed inbox? In March we stopped answering on Fridays and fixed what had caused the most mail that week. By June, mail had fallen by 38 percent.

What we fixed first:

- The password screen, which had cost us 60 mails a month
- The invoice page, where the total was below the fold
- Eleven small bugs that nobody had time for

The median reply now takes three hours, and nobody has asked for Fridays back.
`;

const source = readSource(CONTENT);
const textIn = (tone: Tone, format: FormatKey): string => {
  const request = {
    content: CONTENT,
    formats: [format],
    settings: { ...DEFAULT_SETTINGS, tone },
    variant: 0,
  };
  return finishDraft(writeOffline(request, source, format), source).text;
};

it('the built-in writer says the same in every tone in all other formats', () => {
  const tones = Object.keys(TONES) as Tone[];
  const changed = FORMAT_KEYS.filter((format) => new Set(tones.map((tone) => textIn(tone, format))).size > 1);
  expect(changed.length).toBeGreaterThan(0);
  expect(changed.filter((format) => !TONED_FORMATS.includes(format))).toEqual([]);
});
