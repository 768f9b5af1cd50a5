import type { FormatKey } from '@repurpose/contract';
import { analyse } from './analyse.js';
import { outputsOf } from './outputs.fixture.js';
import { coreOf } from './core/core.js';
import { select } from './digest/select.js';
import { readSource } from '../source/read-source.js';

const LONG = ['medium', 'email', 'youtube', 'podcast'] as const;
const SHORT = ['twitter', 'linkedin', 'facebook', 'instagram', 'summary', 'reels'] as const;

const textIn = (content: string, format: FormatKey): string =>
  (outputsOf(content, {}, [format]).outputs[0]?.text ?? '').replace(/\s+/gu, ' ');

const around = (quotation: string): string => `# Rowing late in life

I was forty-one when I sat in a boat for the first time. The club on the lake lent me a wide one, because it does not turn over.

I rowed every morning before work, and most mornings I was the only one on the water. After two months I could turn without looking at my hands.

${quotation}

The winter came, and the boats went into the shed. I bought a machine that stands in my kitchen and makes the noise of a train.

In spring I rowed to the island and back. I mean to row there every Sunday, and to take with me whoever wants to learn.
`;

const TOLD_BY = 'From Mona Dale, who founded the school for late rowers:';
const TWO_PARTS = `${TOLD_BY}

> "Nobody falls out of my boats," Dale said,
>
> "because I begin by saying 'Sit down.' They need to learn to sit before they learn to row."`;
const OMITTING = `The poet who rowed here before me [put it best](https://poems.example/lake):

> "... I do not count the strokes. All I want is the sound of my oars on the other side."`;
const NESTED = `One of two letters that she left is to her family:

> "Do not look for me at the lake. They call it "the deep" for a reason. I have gone where it is warm."`;
const SEVERAL = `The club's oldest member wrote down how it began:

"We had one boat and no oars. We used planks.

"Then a farmer gave us his shed. I have never paid him."`;

it('notes of several people are not one quotation', () => {
  const notes = `## What the others wrote

> "Your boat is steady, and you look where you row."

> "Well rowed. You could turn a little later."

> -good start -I would like to see you on the island`;
  const { outputs } = outputsOf(around(notes), {}, ['podcast']);
  expect(outputs[0]?.text).toContain(
    'where you row."\n\n"Well rowed. You could turn a little later."\n\n“-good start -I would',
  );
});

describe('a quotation and what introduces it', () => {
  it.each(LONG)('are told whole in %s', (format) => {
    expect(textIn(around(TWO_PARTS), format)).toContain(
      `${TOLD_BY} "Nobody falls out of my boats," Dale said, "because I begin by saying 'Sit down.' They need`,
    );
    expect(textIn(around(OMITTING), format)).toContain(
      'put it best: "... I do not count the strokes. All I want is the sound',
    );
    expect(textIn(around(NESTED), format)).toContain(
      'to her family: "Do not look for me at the lake. They call it "the deep" for a reason. I have gone',
    );
  });

  it.each([
    [TWO_PARTS, ['From Mona Dale', 'Nobody falls out', 'because I begin', 'They need to learn']],
    [OMITTING, ['put it best', 'count the strokes', 'All I want']],
    [NESTED, ['One of two letters', 'Do not look', 'They call it', 'I have gone']],
    [SEVERAL, ['how it began', 'We had one boat', 'We used planks', 'Then a farmer', 'I have never']],
  ])('are both told or neither in short formats: %#', (quotation, parts) => {
    for (const format of SHORT) {
      const text = textIn(around(quotation), format);
      const told = parts.filter((part) => text.includes(part));
      expect([format, [], parts]).toContainEqual(told);
    }
  });

  it('can be told where the sign of a cut opens the quotation, but not where a sentence is cut outside of one', () => {
    const unitsIn = (content: string): Map<string, boolean> =>
      new Map(analyse(readSource(content)).units.map(({ text, isExcluded }) => [text, isExcluded]));
    const said = 'not one of my boats has ever turned over, because nobody stands up in them.';
    const quoted = unitsIn(around(`Mona Dale wrote why her boats are wide:\n\n> […] ${said} They are dry.`));
    expect(quoted.get(`“[…] ${said}`)).toBe(false);
    expect(unitsIn(around(`[…] ${said} They are dry.`)).get(`[…] ${said}`)).toBe(true);
  });

  it('are left out whole where a sentence of it cannot be told', () => {
    const broken = TWO_PARTS.replace('to row."', 'to row. Click here to read more about it."');
    for (const format of LONG)
      expect(textIn(around(broken), format)).not.toMatch(
        /Mona Dale|Nobody falls|Sit down|They need to learn/u,
      );
  });

  it('are no conclusion of the author', () => {
    const analysis = analyse(readSource(around('').replace('In spring I', `${TWO_PARTS}\n\nIn spring I`)));
    const ending = analyse(readSource(`${around('')}\n\n${TWO_PARTS}\n`));
    for (const each of [analysis, ending])
      expect(
        coreOf(each)
          .takeaway?.units.map(({ text }) => text)
          .join(' '),
      ).toContain('In spring I rowed');
  });
});

describe('a block quotation that nobody is named for', () => {
  it('is told in marks where all of the text is, and nowhere else, where it speaks of itself', () => {
    const testimonial =
      'The school teaches more than rowing, and its teachers are patient with everybody. I am grateful to it.';
    for (const format of SHORT)
      expect(textIn(around(`> ${testimonial}`), format)).not.toMatch(/more than rowing|grateful/u);
    expect(textIn(around(`> ${testimonial}`), 'medium')).toContain(`“${testimonial}”`);
  });

  it('is told as it is where it does not', () => {
    const note = '> The school teaches more than rowing, and its teachers are patient with everybody.';
    expect(textIn(around(note), 'medium')).toContain('The school teaches more than rowing');
  });
});

it('a bullet is no half of a quotation', () => {
  const words = 'The lake is wide and nobody who rows on it in the morning sees the other side for the fog. ';
  const long = `She wrote a report on the lake:\n\n> "${words.repeat(2)}It is old.\n> ${words}It is deep."`;
  expect(textIn(around(long), 'summary')).not.toMatch(/report on the lake|The lake is wide|It is deep/u);
});

it('a link behind a quotation of several paragraphs keeps its place', () => {
  const content = `# Rowing\n\n${TWO_PARTS}\n\nThe poet who rowed here [put it best](https://poems.example/lake): in verse.\n`;
  const { text, toContent } = readSource(content);
  expect(text).toContain('put it best: in verse.');
  expect(toContent(text.indexOf('put it'))).toBe(content.indexOf('put it'));
});

it('a quotation may end in a question; who is credited behind it stands outside its marks', () => {
  const lead = 'I took this from a letter of the club. It says it better than I can:';
  const quotation = '> It is fine to leave the boat in the shed for a day. Otherwise, why bother at all?';
  expect(textIn(around(`${lead}\n\n${quotation}`), 'medium')).toContain(
    `${lead} “It is fine to leave the boat in the shed for a day. Otherwise, why bother at all?”`,
  );
  const credited =
    '> The lake has grown by a third, and the school with it.—[The Lake Post](https://post.example/)';
  expect(textIn(around(`The paper on the shore wrote:\n\n${credited}`), 'medium')).toContain(
    '“The lake has grown by a third, and the school with it.” —The Lake Post',
  );
});

it('a speech that is reproduced as a block quotation is told', () => {
  const speech = [
    'I wish to thank the club for the wide boat. It has kept me dry for a whole year, and my dog with me.',
    'We have learned to row late in life, and we should be proud of it. I never thought that I would be.',
    'Let us row to the island on Sunday. I will bring the bread, and the lake will bring the fish as always.',
  ];
  const content = `# The speech at the shed\n\nThis was my speech at the lake.\n\n${speech.map((each) => `> ${each}`).join('\n>\n')}\n`;
  for (const said of speech) expect(textIn(content, 'medium')).toContain(said);
});

it('a slip of the author is no markup: what is said of her later has its name', () => {
  const slip =
    'Leah Anders of the ferry vii\\sited us and spoke of a landing. She noted that the pier is free.';
  expect(textIn(around(slip), 'medium')).toContain('Leah Anders of the ferry');
});

const REPORTED = `Mona Dale of the late rowers published a reply in the paper of the lake. It responds to those who want an age limit.

> That is not accurate, of course. Age is well known on every lake of the country, at least for boats, which are older than those who row them.
>
> Rowers, rejoice! In the face of every limit there is one place where nobody asks for a year of birth: the water.

My lake agrees with her, and so do I.`;

it.each(['medium', 'email'] as const)('what somebody published stands in marks: %s', (format) => {
  const text = textIn(around(REPORTED), format);
  expect(text).toContain('“That is not accurate, of course.');
  expect(text).toMatch(/“Rowers, rejoice![^”]+the water\.”/u);
});

it('a quotation of two paragraphs is chosen as one, with what leans on it', () => {
  const content = around(
    `${REPORTED}\n\nThis is why the club has no limit, and why its oldest member is ninety-three.`,
  );
  const { units } = select(analyse(readSource(content)), { words: 1_000, fits: () => true });
  const said = units.map(({ text }) => text).join(' ');
  expect(said).toContain('Rowers, rejoice!');
  expect(said).toContain('its oldest member is ninety-three');
});

it('a quotation that asks its reader to follow its author is whole', () => {
  const mail =
    'The mail to new rowers says this:\n\n> We start at six. Follow me on Instagram, I post the wind.';
  expect(textIn(around(mail), 'medium')).toContain(
    '“We start at six. Follow me on Instagram, I post the wind.”',
  );
});

it.each([
  ['a label', 'Pro Tip: Put the oars under the bench before you carry it. We broke one in May.'],
  ['a mark', '[!NOTE]\n> The pier is closed in May. If you need the key of the shed, ask me for it.'],
  ['a sign', '⚠️ Never stand up in a narrow boat. We pulled three people out of the lake in June.'],
  [
    'what the last sentence above does not report',
    'Two months instead of a year: that is what a wide boat on a lake gives you.',
  ],
])('the own note of an author is set in no marks: %s', (_name, note) => {
  const above = 'My coach said that it would take a year. It took two months, because the boat was wide.';
  const text = textIn(around(`${above}\n\n> ${note}`), 'medium');
  expect(text).toContain(note.split('. ').at(-1)?.replace(/^\W+/u, ''));
  expect(text).not.toContain('“');
});

const LEFT_OPEN = `I read it in the winter. As Mona Dale said at the opening of her school in Wells,

> If you want to learn when a lake is kind, you have to sit on it before the birds are up.`;

it('a lead-in without an end is told with its block quotation', () => {
  const { outputs } = outputsOf(around(LEFT_OPEN), {}, ['medium']);
  expect(outputs[0]?.text).toContain('school in Wells, “If you want');
  const quoted = `## Why I row

To paraphrase my old coach Jo E. Lake

> Rowing is the only sport in which one walks backwards into the wind and likes it.`;
  expect(textIn(around(quoted), 'medium')).toContain('Jo E. Lake: “Rowing is');
});

it('what the author sets out below a quotation with its speaker is in no marks', () => {
  const report = `“She lends her boats, and asks for nothing,” Ann E. Lee said.

> Dale also paid for the oars on occasion, since the council gives nothing to a school on a lake.`;
  expect(textIn(around(report.replace(' E. ', ' ')), 'medium')).toContain(' Dale also paid for the oars');
  expect(textIn(around(report), 'medium')).toContain(' Dale also paid for the oars');
});
