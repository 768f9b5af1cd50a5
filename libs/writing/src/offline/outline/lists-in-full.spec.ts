import { outputsOf, textOf } from '../outputs.fixture.js';

const HEAD =
  '# The mill in spring\n\nThe mill has stood by the river since the flood of 1846, and we open it in May.\n\n';
const END = '\n\nAll of it was done by the first Sunday of May, and the wheel has turned since then.\n';
const articleOf = (content: string): string =>
  textOf(outputsOf(`${HEAD}${content}${END}`, {}, ['medium']).outputs, 'medium');

describe('lists of a whole text', () => {
  it('have the numbers of their author, also where their lead-in leans on the text', () => {
    const content = `It also needs some repairs. In addition to that, it needs more hands:\n\n1.  We oil the wheel and the two\n    gates above it.\n2.  We count the sacks.\n3.  We call the smith.`;
    expect(articleOf(content)).toContain(
      '1. We oil the wheel and the two gates above it.\n2. We count the sacks.\n3. We call the smith.',
    );
  });

  it('keep the mark of an item alone between paragraphs, and have none before a name', () => {
    const content = `- Oats\n\nWe grind them twice, as they are soft in spring.\n\n- Rye\n- Barley\n\nBoth of them go to the baker in the town below us.\n\nSee you in May,\n\n\\- Ada\n\nWe said so in March.`;
    const article = articleOf(content);
    expect(article).toMatch(/^• Oats$/mu);
    expect(article).toContain('• Rye\n• Barley');
    expect(article).toMatch(/^Ada$/mu);
  });

  it('have items below theirs in lines of their own, and further paragraphs in the item', () => {
    const content = `We ask three things of you this year:\n\n- Bring your own sacks, we have none.\n\n  Old ones are fine.\n\n- Follow the mill where you are:\n\n  - Mastodon mill.example/@mill\n  - Radio mill.example/radio\n\n- Park at the weir.`;
    expect(articleOf(content)).toContain(
      '• Bring your own sacks, we have none. Old ones are fine.\n• Follow the mill where you are:\n– Mastodon mill.example/@mill\n– Radio mill.example/radio\n• Park at the weir.',
    );
  });

  it.each([
    ['lend a hand at the wheel (on dry days)', 'the book of the yard', '; '],
    ['lend a hand at the wheel.', 'Read the book of the yard.', ' '],
    ['Lend a hand at the wheel', 'Read the book of the yard.', '. '],
  ])('have phrases below a label in its line without full stops: %s', (first, second, joint) => {
    const content = `We ask three things of you this year:\n\n- Bring your own sacks\n- Before noon\n  - ${first}\n  - ${second}\n- Park at the weir\n`;
    expect(articleOf(content)).toContain(`• Before noon: ${first}${joint}${second}\n• Park at the weir`);
  });

  it('have no semicolons between several sentences', () => {
    const content = `We ask three things of you this year:\n\n- Bring your own sacks\n- Before noon\n  - lend a hand. Nobody must\n  - the book of the yard\n- Park at the weir\n`;
    expect(articleOf(content)).not.toContain(';');
  });

  it('have their lead-in with its colon, also behind a picture', () => {
    const content = `Let's look at what **the neighbours disliked** last year:\n\n<img src="/chart.png">\n\n- The noise of the wheel was too loud for most of them.\n- The road was closed.`;
    expect(articleOf(content)).toContain('what the neighbours disliked last year:\n\n• The noise');
  });

  it('keep their marks below a paragraph without a full stop, behind another list', () => {
    const [long, other] = ['The wheel', 'The old gate'].map(
      (name) => `${name}${' turned in the wind of the river and in the rain of the night'.repeat(3)}.`,
    );
    const content = `- Oats\n- Rye\n\nIn the book of the miller we found two more things of the year\n\n![The book](book.png)\n\n- ${long}\n- ${other}`;
    expect(articleOf(content)).toContain(`• ${long}\n• ${other}`);
  });

  it('are one list though an item lost a sentence', () => {
    const content = `It also needs some repairs. In addition to that, it needs more readers:\n\n- [Mills of the north](https://a.example) — a film about four mills and their millers. See our [definitions page](/definitions/)\n- [Oats](https://b.example) — a book about a grain that nobody wanted.\n- [Rye](https://c.example) — another one.`;
    expect(articleOf(content)).toMatch(/• Mills of the north[^\n]*\n• Oats[^\n]*\n• Rye/u);
  });
});

describe('the items of a list in a thread', () => {
  const LONG =
    'The miller who had the wheel before me never let anybody see how he set the two stones, and when he left for the coast in the spring he took that with him, so that it took all of us a year of bad flour and many letters to find it out.';
  const threadOf = (items: readonly string[]): string =>
    outputsOf(
      `# What the wheel taught us\n\nThe mill is old, and its wheel has been turning since the year of the flood.\n\n## What we learned\n\n${items.map((item) => `- ${item}`).join('\n')}\n\n## Thanks\n\nThe town paid for the new roof of the mill, and it holds.\n`,
      {},
      ['twitter'],
    ).outputs[0]?.text ?? '';
  const SHORT = ['A dry bearing squeaks until the first snow.', 'A wet one does not squeak, but it rots.'];

  it('have their marks in each post if they have them in one', () => {
    const thread = threadOf([...SHORT, 'Two people count the sacks better than one.', LONG]);
    expect(thread).toContain(`• ${SHORT[0]}`);
    expect(thread).toContain(`• ${LONG}`);
  });

  it('have none if each has a post', () => {
    const others = ['sea', 'hills', 'moor'].map((to) => LONG.replace('coast', to));
    expect(threadOf(others)).toContain('\n\nThe miller who');
    expect(threadOf(others)).not.toContain('•');
  });
});
