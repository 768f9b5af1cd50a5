import { readSource } from './read-source.js';
import type { Source } from './source.types.js';

const ASKED = [
  'How did you come to mend clocks?',
  'I have read that you once kept bees. How long did that last?',
  'Most menders I know use one set of tools. You own four of them, and you lend them to anybody who asks. Do you get them back?',
  'What do you mend at home?',
  'What would you tell a beginner?',
];
const SAID = [
  'My aunt had a wall clock that never went. I opened it when I was nine.',
  'Two summers. I am no friend of bees, and they knew it.',
  'Not always. I have lost two screwdrivers and a good vice that way.',
  'Nothing at all. I have a digital watch that I like.',
  'Buy a broken clock and take photographs before you touch it.',
];
const INTRO = 'This interview is with Ida Lund who runs a workshop. Ida also teaches.';

const headingsOf = ({ blocks }: Source): string[] =>
  blocks.filter(({ kind }) => kind === 'heading').map(({ text }) => text);
const plain = (asked: readonly string[], said: readonly string[]): string =>
  asked.flatMap((question, at) => [question, said[at] ?? '']).join('\n\n');
const inHtml = (asked: readonly string[], said: readonly string[], marks = ''): string =>
  asked.map((question, at) => `<p${marks}>${question}</p>\n<p>${said[at]}</p>`).join('\n');

describe('an interview of paragraphs only', () => {
  it.each([
    ['plain text', `${INTRO}\n\n${plain(ASKED, SAID)}`],
    ['HTML', `<p>${INTRO}</p>\n${inHtml(ASKED, SAID)}`],
  ])('has its questions as headings and a guest, in %s', (_, content) => {
    const source = readSource(content);
    expect(headingsOf(source)).toEqual(ASKED);
    const said = source.blocks.filter(({ speaker }) => speaker === 'Ida Lund').map(({ text }) => text);
    expect(said).toEqual(SAID);
  });

  it('takes the word of classes for what is asked', () => {
    const asked = ['Tell us about the wall clock.', 'What about the bees?', 'Did you lose tools?'];
    const html = `<p>${INTRO}</p>\n${inHtml(asked, SAID, ' class="question"')}`;
    expect(headingsOf(readSource(html))).toEqual(asked);
    const inBold = 'And what do you mend at home?';
    const more = `${html}\n<p><b>${inBold}</b></p>\n<p>${SAID[3]}</p>`;
    expect(headingsOf(readSource(more))).toEqual([...asked, inBold]);
  });

  it('does not take the word of a class whose paragraphs do not ask', () => {
    const said = ['My aunt had a wall clock.', 'The bees came later.', 'Now the tools.'];
    expect(headingsOf(readSource(`<p>${INTRO}</p>\n${inHtml(said, SAID, ' class="q"')}`))).toEqual([]);
  });

  it('is no essay that asks long questions now and then', () => {
    const told = SAID.map((text) => `${text}\n\n${text.replace('I', 'She')}\n\nThe clock went on.`);
    const essay = readSource(`# On clocks\n\n${plain(ASKED.slice(2, 3), told)}\n\n${told.join('\n\n')}`);
    expect(headingsOf(essay)).toEqual(['On clocks']);
  });

  it('is no essay whose questions ask nobody', () => {
    const asked = [
      'Clocks are cheap now and menders are dear. The sum is easy. Who would pay it?',
      'A watch is thrown away after four years. It cannot be opened. Is that progress?',
      'Some towns have a repair café. It opens once a month. Does it help?',
      'Schools once taught the use of tools. They stopped. What did they gain?',
    ];
    expect(headingsOf(readSource(plain(asked, SAID)))).toEqual([]);
  });
});
