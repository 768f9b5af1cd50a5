import { readSource } from '../read-source.js';

describe('what a component is given to quote', () => {
  const SAID = 'The wall had always come last for the town, and it shows.';
  const blocksOf = (tag: string): unknown[] =>
    readSource(`# The wall\n\nIt is old.\n\n${tag}\n\nThe wall is whole.\n`)
      .blocks.slice(2, -1)
      .filter(({ text }) => !text.startsWith('—'))
      .map(({ kind, speaker, text }) => [kind, speaker, text]);

  it.each([
    [
      'over several lines',
      `<Blockquote\n  quote="${SAID}"\n  author="Ada Lund, Harbour Master"\n/>`,
      'Ada Lund',
    ],
    ['in one line', `<PullQuote wide={true} quote="${SAID}" by="Ada Lund" />`, 'Ada Lund'],
    ['without a speaker', `<Callout quote="${SAID}"/>`, undefined],
    ['as a text of JavaScript', `<Quote\n  quote={\`${SAID}\`}\n  author="Ada Lund"\n/>`, 'Ada Lund'],
    ['in single quotation marks', `<Quote quote={'${SAID}'} author="Ada Lund" />`, 'Ada Lund'],
  ])('is a quotation of the text: %s', (_, tag, speaker) => {
    expect(blocksOf(tag)).toEqual([['quote', speaker, SAID]]);
  });

  it.each(['author="Ada Lund" quote', 'by="Ada Lund"\n  quote'])(
    'is below its speaker, if that is first: %s',
    (given) => {
      expect(blocksOf(`<Blockquote ${given}="${SAID}"/>`)).toEqual([
        ['paragraph', undefined, 'Ada Lund:'],
        ['quote', undefined, SAID],
      ]);
    },
  );

  it('unless it is no quotation, but its mark or a picture of it', () => {
    expect(blocksOf('<Card quote="yes" title="Our wall in a long winter of rain" />')).toEqual([]);
  });

  it('knows its place in what was sent', () => {
    const content = `It is old.\n\n<Quote\n  quote="${SAID}"\n  author="Ada Lund"\n/>\n\nIt is whole.\n`;
    for (const { start, text } of readSource(content).sentences)
      expect(content.slice(readSource(content).toContent(start))).toMatch(new RegExp(`^${text}`, 'u'));
  });
});

it('a picture whose description has quotation marks is no text', () => {
  const picture =
    '<img src="{{ "/wall.gif" | url }}" alt="The part called "What is a wall?" where it opens." />';
  const { blocks } = readSource(`Look up.\n\n${picture}\n\n<img alt="A gate" src="g.jpg"> It opens.\n`);
  expect(blocks.map(({ text }) => text)).toEqual(['Look up.', 'It opens.']);
});

describe('a sentence that a tag sets off', () => {
  const textsOf = (tag: string): string[] =>
    readSource(`# The wall\n\nIt is old.\n\n${tag}\n\nThe wall is whole.\n`)
      .blocks.slice(2, -1)
      .map(({ text }) => text);
  const SAID = 'This is a town as its walls see it: a row of stones that nobody owns.';

  it('is content', () => {
    expect(textsOf(`{% highlight %}${SAID}{% endhighlight %}`)).toEqual([SAID]);
  });

  it.each([
    ['{% highlight %}\nstones = count(wall);\nreturn stones.\n{% endhighlight %}'],
    [`{% highlight text %}\n${SAID}\n{% endhighlight %}`],
  ])('is not a block of code: %s', (code) => {
    expect(textsOf(code)).toEqual([]);
  });
});

describe('a post that the text embeds', () => {
  const SAID = 'A wall is a long letter to the people who come after us.';
  const post = (name: string): string =>
    `<blockquote class="${name}"><p lang="en" dir="ltr">${SAID}</p>&mdash; Ada Lund (@adalund) <a href="https://twitter.com/adalund/status/6">May 2, 2019</a></blockquote> <script async src="https://platform.twitter.com/widgets.js"></script>`;
  const blocksOf = (content: string): unknown[] =>
    readSource(`# The wall\n\nIt is old.\n\n${content}\n\nThe wall is whole.\n`)
      .blocks.slice(2, -1)
      .map(({ kind, text }) => [kind, text]);

  it('is a quotation if a sentence leads to it', () => {
    expect(blocksOf(`Ada Lund said it best:\n\n${post('twitter-tweet')}`)).toEqual([
      ['paragraph', 'Ada Lund said it best:'],
      ['quote', SAID],
      ['quote', '— Ada Lund (@adalund) May 2, 2019'],
    ]);
  });

  it('is left out if none does, and if it is mostly a picture', () => {
    expect(blocksOf(`Ada Lund was there.\n\n${post('twitter-tweet')}`)).toEqual([
      ['paragraph', 'Ada Lund was there.'],
    ]);
    expect(blocksOf(`Here it is:\n\n${post('instagram-media')}`)).toEqual([['paragraph', 'Here it is:']]);
  });
});

it('brackets around nothing but struck words are struck too', () => {
  const text = (said: string): string => readSource(`# The wall\n\n${said}\n`).blocks[1]?.text ?? '';
  expect(text('The plan is out (~~[the draft](a.pdf), 4 MB~~). It is long.')).toBe(
    'The plan is out. It is long.',
  );
  expect(text('The plan is out (~~May~~June).')).toBe('The plan is out (June).');
  expect(text('Call `plan(~~a~~)` and wait.')).toBe('Call plan(~~a~~) and wait.');
});

describe('the words that a macro is called around', () => {
  const saidIn = (call: string): unknown[] =>
    readSource(
      `# The wall\n\nIt is old.\n\n<div>\n  ${call}\n      We sleep better now.\n  {% endcall %}\n</div>\n`,
    )
      .blocks.slice(2)
      .map(({ kind, speaker, text }) => [kind, speaker, text]);

  it('are a quotation if it is one for what others say', () => {
    const call = '{% call page.testimonial(\n      name="Ada Lund",\n      link="https://lund.example/") %}';
    expect(saidIn(call)).toEqual([['quote', 'Ada Lund', 'We sleep better now.']]);
    expect(saidIn(`{% call page.box() %}\n  One.\n  {% endcall %}\n  ${call}`)).toContainEqual([
      'quote',
      'Ada Lund',
      'We sleep better now.',
    ]);
  });

  it('are the author’s if it is another', () => {
    const [block] = saidIn('{% call page.box(name="Ada Lund") %}');
    expect(block).toEqual(['paragraph', undefined, 'We sleep better now.']);
  });
});

it('a short code with an address is a picture to what is above it, and an address in brackets is text', () => {
  const shown = '[youtube=https://www.youtube.com/watch?v=a1&w=600]';
  const { blocks } = readSource(
    `# The wall\n\nThis is the wall in June:\n\n${shown}\n\nIt opens [see https://wall.example/gate] at noon.\n`,
  );
  expect(blocks.slice(1).map(({ text, isPictured }) => [text, isPictured])).toEqual([
    ['This is the wall in June:', true],
    ['It opens [see https://wall.example/gate] at noon.', undefined],
  ]);
});

it('a tag for a picture is one between headings in HTML too', () => {
  const { blocks } = readSource(
    '<h3>The gate</h3>\n\nIt is old.\n\n<h3>The wall</h3>\n\nThis is it in June:\n\n{% include figure.html src="wall.png" %}\n\nIt opens at noon.\n\n<h3>The pier</h3>\n\nIt is new.\n',
  );
  expect(blocks.map(({ text }) => text).join(' ')).toBe(
    'The gate It is old. The wall This is it in June: It opens at noon. The pier It is new.',
  );
  expect(blocks.find(({ text }) => text.endsWith(':'))?.isPictured).toBe(true);
});

it('a link to write to somebody is one with a space in its address too', () => {
  const { blocks, sentences } = readSource(
    'Call the harbour [by phone](tel:112) or by [email](mailto: moor@wall.example).\n\nMail (mailto: ada) is old.\n',
  );
  expect(blocks[0]?.text).toBe('Call the harbour by phone or by email.');
  expect(sentences.map(({ text }) => text)).toContain('Mail (mailto: ada) is old.');
});
