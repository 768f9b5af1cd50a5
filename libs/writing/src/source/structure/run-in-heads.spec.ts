import { readSource } from '../read-source.js';

const BUYING = `# When to buy a ready-made tool

The choice should follow what your users need.

## When might you buy?

**If others pay for it too.** A product with many customers is kept up to date, and its price is shared by all of them.

**If your peers use it:** Ask the people who work with it every day, not the ones who signed the contract last year.

## What then?

**Only this is bold.** One paragraph that begins in bold is emphasis and stays the paragraph that its author wrote.
`;

const blocksOf = (content: string) => readSource(content).blocks.map(({ kind, text }) => `${kind}: ${text}`);

describe('run-in heads', () => {
  it.each(['strong', 'b'])('bold words of HTML (%s) are those of Markdown', (tag) => {
    const inHtml = BUYING.replace(/\*\*([^*]+)\*\*/gu, `<${tag}>$1</${tag}>`);
    expect(blocksOf(inHtml)).toEqual(blocksOf(BUYING));
    const line = `# Tools\n\nWe buy some.\n\n<${tag}>What to ask first</${tag}>\n\nAsk your peers.\n`;
    expect(blocksOf(line)[2]).toBe('heading: What to ask first');
  });

  it('paragraphs of one part that begin in bold are headed by it', () => {
    expect(blocksOf(BUYING)).toEqual(
      expect.arrayContaining([
        'heading: If others pay for it too.',
        'paragraph: A product with many customers is kept up to date, and its price is shared by all of them.',
        'heading: If your peers use it',
        'paragraph: Ask the people who work with it every day, not the ones who signed the contract last year.',
      ]),
    );
  });

  it('a full stop behind the bold words is theirs', () => {
    const blocks = blocksOf(BUYING.replace('too.**', 'too**.'));
    expect(blocks).toContain('heading: If others pay for it too.');
    expect(blocks.join()).toContain('paragraph: A product with many customers');
  });

  it('one alone is emphasis', () => {
    expect(blocksOf(BUYING).at(-1)).toMatch(/^paragraph: Only this is bold\. One paragraph/);
  });

  it('a long sentence in bold is emphasis', () => {
    const bold =
      'By defining an interface, you can begin to serve the customer at once, because a modern page can be built on top of it, free of the past.';
    const text = [bold, bold.replace('By', 'While')].map(
      (each) => `**${each}** ${each.replace('interface', 'API')}`,
    );
    expect(blocksOf(text.join('\n\n')).filter((block) => block.startsWith('heading'))).toEqual([]);
  });

  it('a name that comes back is a speaker', () => {
    const talk = Array.from(
      { length: 3 },
      (_, at) => `**Mara.** This is turn ${at} of a talk that goes on for a while between two people.`,
    ).join('\n\n');
    expect(blocksOf(talk).filter((block) => block.startsWith('heading'))).toEqual([]);
  });

  it('each place leads back to the content', () => {
    const source = readSource(BUYING);
    for (const { text, start } of source.blocks)
      expect(BUYING.slice(source.toContent(start)).replace(/\*/g, '').startsWith(text.slice(0, 12))).toBe(
        true,
      );
  });
});

it('bold that ends behind a space is bold', () => {
  const { blocks, sentences } = readSource(
    '# Points\n\n**Ask early. **Most teams ask a week too late, and the answer comes a week after that.\n\n**Write it down.** Nobody remembers what was said in a corridor on a Friday afternoon.\n\nThe price is **2 ** 3 euros, and a **b** c** stays.\n',
  );
  expect(blocks.filter(({ isRunIn }) => isRunIn).map(({ text }) => text)).toEqual([
    'Ask early.',
    'Write it down.',
  ]);
  expect(sentences.map(({ text }) => text)).toContain(
    'Most teams ask a week too late, and the answer comes a week after that.',
  );
});

it('whose words a quotation is, in a line of its own, is no sentence', () => {
  const { text, sentences } = readSource(
    'A visitor asked for the address of the page.\n\n<blockquote>\n  <p>\n    Was it one zero or two?\n  </p>\n\n  <cite>Visitors everywhere</cite>\n</blockquote>\n\nNobody could say it, and the page was renamed.\n',
  );
  expect(text).toContain('Was it one zero or two?');
  expect(sentences.map((sentence) => sentence.text).join(' ')).not.toContain('Visitors everywhere');
});

it('a numbered heading in bold has its text in the next column', () => {
  const blocks = blocksOf(
    '# Minutes\n\n**1\\. Apologies**          None were sent.\n\n**2. Boats**  are dry.\n',
  );
  expect(blocks).toEqual(expect.arrayContaining(['heading: 1. Apologies', 'paragraph: None were sent.']));
  expect(blocks).toContain('paragraph: 2. Boats are dry.');
});
