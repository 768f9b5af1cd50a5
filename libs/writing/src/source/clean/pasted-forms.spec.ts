import { readSource } from '../read-source.js';

const sentences = (content: string): string[] => readSource(content).sentences.map(({ text }) => text);

describe('reading what is no article', () => {
  const said = 'The library closed two branches in March.';
  it.each([
    [
      'subtitles',
      `1\n00:00:01,000 --> 00:00:04,000\n${said}\n\n2\n00:00:04,500 --> 00:00:07,000\n<i>Readers</i> came back.\n`,
      [said, 'Readers came back.'],
    ],
    ['web subtitles', `WEBVTT\n\n00:01.000 --> 00:04.000\n<v Maria>${said}\n`, [said]],
    [
      'a mail with the mail it answers',
      `Hi Ann,\n\n${said} The hall stays open.\n\nBest,\nTom\n\nOn Mon, 3 Mar 2024 at 10:02, Ann Lee <ann@x.example> wrote:\n> Is it closed?\n> Tell me.\n`,
      ['Hi Ann,', said, 'The hall stays open.'],
    ],
    [
      'a chat',
      `[10:02, 03/03/2024] Ann: Is it closed?\n[10:03, 03/03/2024] Tom: ${said}\n`,
      ['Ann: Is it closed?', `Tom: ${said}`],
    ],
    [
      'Word',
      `<p class=MsoNormal><b>${said}<o:p></o:p></b></p><p class=MsoListParagraph><![if !supportLists]><span>·<span>&nbsp;</span></span><![endif]>The hall stays open.</p><p>It is warm.</p>`,
      [said, 'The hall stays open.', 'It is warm.'],
    ],
    [
      'MDX',
      `# Plan\n\n<Note>${said}</Note>\n\n{props.value}\n\nThe hall {/* c */}stays open.\n`,
      [said, 'The hall stays open.'],
    ],
    [
      'a letter with its head and its card',
      `From: Ann Lee <ann@x.example>\nTo: Tom\nSubject: RE: AW: The hall\n\nHi Tom,\n\n${said}\n\n--\nAnn Lee\nHead of Halls | Fernway Ltd.\nM: +44 7700 900123\n`,
      ['Hi Tom,', said],
    ],
    [
      'who speaks in web subtitles',
      `WEBVTT\n\n00:01.000 --> 00:04.000\n<v Dana>Is it closed?\n\n00:04.000 --> 00:06.000\n<v Maria>${said}\n\n00:06.000 --> 00:08.000\n<v Dana>And the hall?\n\n00:08.000 --> 00:09.000\n<v Maria>It stays open, Dana, for Maria.\n`,
      [said, 'It stays open, Dana, for Maria.'],
    ],
    [
      'what a transcriber hears',
      `[00:00:03] Ann: Is it closed? [laughs]\n[00:00:05] Tom: ${said} (inaudible)\n`,
      ['Ann: Is it closed?', `Tom: ${said}`],
    ],
    [
      'what a messenger adds',
      `12/03/2025, 09:14 - Messages and calls are end-to-end encrypted.\n12/03/2025, 09:15 - Ann: Is it closed?\n12/03/2025, 09:16 - Tom: <Media omitted>\n12/03/2025, 09:17 - Tom: ${said} This message was edited\n`,
      ['Ann: Is it closed?', `Tom: ${said}`],
    ],
    [
      'what Word leaves',
      `${said}[MK1] The hall stays open.\n\nError! Reference source not found.\n\nComment [MK1]: really?\n\nTable of Contents\nPlan\t1\nHall\t2\n\nPage 1 of 2\n\no\tIt is warm.\n`,
      [said, 'The hall stays open.', 'It is warm.'],
    ],
    [
      'an encyclopedia’s marks',
      `The library[edit]\n\n${said}[1][2] The hall stays open.[3]: 14 It is warm.[citation needed][a]\n`,
      [said, 'The hall stays open.', 'It is warm.'],
    ],
    [
      'the heads and feet of pages',
      `Journal of Halls 14\n${said} The hall\nCopyright © 2023 The Authors\nJournal of Halls 15\nstays open.\nCopyright © 2023 The Authors\nJournal of Halls 16\nIt is warm.\nCopyright © 2023 The Authors\n`,
      [said, 'The hall stays open.', 'It is warm.'],
    ],
    [
      'the rights in pictures',
      `${said} The hall stays open.\n\nIt is warm.\n\nAll images copyright Ada Lund and used with permission.\n`,
      [said, 'The hall stays open.', 'It is warm.'],
    ],
    [
      'what is struck out, and notes below each other',
      `# Plan\n\n~~We close it.~~ ${said}[^1][^2]\n\n[^1]: A *note*.\n[^2]: Another one.\n`,
      [said],
    ],
  ])('keeps only what is said: %s', (_name, content, expected) => {
    expect(sentences(content)).toEqual(expected);
    expect(readSource(content).title).not.toMatch(/-->|WEBVTT|Best,/);
  });

  it.each([
    [
      'code',
      'Take `list[0]` and call f(x)[1] for the rest.\n\nThen list[2]. It is the last one, as list[0] is the first.',
    ],
    [
      'lines that are alike',
      'Sales in the north 140\nSales in the south 90\nSales in the west 120\nAll of it is less than before.',
    ],
    [
      'a refrain',
      'We shall not be moved!\nLike a tree.\nWe shall not be moved!\nBy the water.\nWe shall not be moved!',
    ],
    [
      'a divider',
      `Hello all,\n\n${said}\n\n--\n\n${'The hall stays open for everybody who likes it. '.repeat(4)}`,
    ],
    [
      'sentences with commas',
      'We came, we saw, we left.\nThey came, they saw, they stayed.\nNobody came, nobody saw, nobody left.',
    ],
  ])('leaves what only looks like a form: %s', (_name, content) => {
    const words = (text: string): string[] => text.match(/[\p{L}\d]+/gu) ?? [];
    expect(words(readSource(content).text)).toEqual(words(content));
  });

  it('takes a line underlined with equals signs for a heading', () => {
    const { blocks } = readSource('A title\n=======\n\nWe wrote it down.');
    expect(blocks.map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
      'heading: A title',
      'paragraph: We wrote it down.',
    ]);
  });
});
