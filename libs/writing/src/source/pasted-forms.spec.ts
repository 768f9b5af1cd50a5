import { readSource } from './read-source.js';

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
      'AsciiDoc',
      `= The library\n:toc:\n:icons: font\n\n== Plan\n\n${said}\n\n[NOTE]\n====\nThe hall stays open.\n====\n\n[source,ruby]\n----\nputs 1\n----\n\nSee link:https://x.example[the plan] today.\n`,
      [said, 'The hall stays open.', 'See the plan today.'],
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
  ])('keeps only what is said: %s', (_name, content, expected) => {
    expect(sentences(content)).toEqual(expected);
    expect(readSource(content).title).not.toMatch(/-->|WEBVTT|Best,|source,ruby/);
  });
});
