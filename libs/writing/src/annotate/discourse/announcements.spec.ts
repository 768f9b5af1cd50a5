import { analyse } from '../../offline/analyse.js';
import { outputsOf, textOf } from '../../offline/outputs.fixture.js';
import { readSource } from '../../source/read-source.js';

const unitIn = (content: string, phrase: string) =>
  analyse(readSource(content)).units.find(({ text }) => text.includes(phrase));

const HARBOUR = '# The harbour in winter\n\nThe harbour is open in every month of the year.\n\n';

describe('a sentence that only says that there is something', () => {
  it.each(["But there's a catch.", 'However, there is one big problem.', 'There was an exception.'])(
    'needs the paragraph below: %s',
    (text) => {
      const told = `${HARBOUR}${text}\n\nNobody can reach the berths by the old bridge, which is closed for good.\n`;
      expect(unitIn(told, text)?.owesNext).toBe(true);
    },
  );
  it('in German', () => {
    const told =
      '# Der Hafen\n\nDer Hafen ist in jedem Monat offen.\n\nAber es gibt da einen Haken.\n\nDie Brücke ist seit Mai gesperrt.\n';
    expect(unitIn(told, 'Haken')?.owesNext).toBe(true);
  });
  it('does not if it says what', () => {
    const text = 'But there’s a problem with the bridge that nobody wants to pay for.';
    expect(unitIn(`${HARBOUR}${text}\n\nThe ferry goes at nine.\n`, text)?.owesNext).toBe(false);
  });
});

describe('a sentence that offers a story', () => {
  const STORY =
    'Ann Moe bought eleven lamps at the market in Lund, and she paid for each of them with a basket of fish.';
  const told = (text: string, story = STORY): string =>
    `${HARBOUR}The harbour has eleven lamps, and all of them are lit before the sun is down.\n\n${text} ${story}\n\nThe ferry leaves at nine from the old bridge, also on Sundays and on holidays.\n`;
  it.each(['Let me share a little story.', 'I’d like to end with a short example for you.'])(
    'and says nothing of it is only in a whole text: %s',
    (text) => {
      const { outputs } = outputsOf(told(text), {}, ['instagram', 'medium']);
      expect(textOf(outputs, 'medium')).toContain(text);
      expect(textOf(outputs, 'instagram')).not.toContain(text);
      expect(textOf(outputs, 'instagram')).toContain('Ann Moe bought');
    },
  );
  it('stays with a story that leans on it', () => {
    const text = 'Let me share a little story.';
    expect(unitIn(told(text, 'It begins in Lund.'), text)).toMatchObject({
      owesNext: true,
      isExcluded: false,
    });
  });
  it('needs the story if it says of whom', () => {
    const text = 'I’d like to tell you a story about the smith.';
    expect(unitIn(told(text), text)).toMatchObject({ owesNext: true, isExcluded: false });
  });
  it.each([
    'Let me give my story of the lock, which has no end, to Ann.',
    'It is time for us to close the lock.',
    'It is time to start a story group in Lund.',
    'It is time to begin a new story.',
    'We would like to give an example bell to Ann.',
  ])('is not one that says something: %s', (text) => {
    expect(unitIn(told(text), text)).toMatchObject({ owesNext: false, isExcluded: false });
  });
});

describe('a sentence that promises a list', () => {
  const below = '\n\nThe ferry goes at nine and at noon, and nobody has to pay for the first ride.\n';
  it.each([
    ['I’ll list here a few of my ideas for the pier, and I hope that others follow.', true],
    ['We will list three of them for the winter.', true],
    ['I’ll list the boat in the paper, where a few of my neighbours look for one.', false],
  ])('needs what follows: %s', (text, owes) => {
    expect(unitIn(`${HARBOUR}${text}${below}`, text)?.owesNext).toBe(owes);
  });
});
