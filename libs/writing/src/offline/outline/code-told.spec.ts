import { finishDraft } from '../../formats/finish/finish-draft.js';
import { readSource } from '../../source/read-source.js';
import { outputsOf, textOf } from '../outputs.fixture.js';

const CODE =
  "const loaves = new Map<string, Date>();\nloaves.set('rye', new Date());\n// *never* __touch__ this";
const CONTENT = `# Why we moved our counters to a typed map

Our shop counts every loaf, and for years the counters were kept in a \`Map<String, Date>\` that nobody dared to touch.

The method \`__init__\` opened the file twice on every request, and \`x * y * z\` was the price of a loaf in all three shops.

\`\`\`ts
${CODE}
\`\`\`

After the change the page took 40 ms instead of 300, and nobody has to wait for a loaf any more.
`;

it.each(['medium', 'email', 'facebook'] as const)('code in a sentence is told as it is: %s', (format) => {
  const text = textOf(outputsOf(CONTENT, {}, [format]).outputs, format);
  for (const piece of ['a Map<String, Date> that', 'method __init__ opened', 'x * y * z'])
    expect(text).toContain(piece);
});

it('a block of code is told as it is', () => {
  expect(textOf(outputsOf(CONTENT, {}, ['medium']).outputs, 'medium')).toContain(CODE);
});

it('code in a page is told as it is', () => {
  const page = `<h1>Why we moved</h1><p>Our shop counts every loaf, and the counters were kept in a <code>Map&lt;String, Date&gt;</code> for years.</p><p>After the change the page took 40 ms instead of 300, and nobody has to wait for a loaf any more.</p>`;
  expect(textOf(outputsOf(page, {}, ['medium']).outputs, 'medium')).toContain(
    'a Map<String, Date> for years',
  );
});

it('markup beside the code of a text is still taken away', () => {
  const draft = {
    format: 'linkedin',
    hook: 'The **counters** were kept in a Map<String, Date>.',
    body: ['Call `__init__` once, <b>not</b> twice.'],
    callToAction: '',
    hashtags: [],
  } as const;
  const { draft: finished } = finishDraft(
    { ...draft, body: [...draft.body], hashtags: [] },
    readSource(CONTENT),
  );
  expect(finished).toMatchObject({
    hook: 'The counters were kept in a Map<String, Date>.',
    body: ['Call __init__ once, not twice.'],
  });
});

const told = (content: string, format: 'medium' | 'linkedin' | 'youtube'): string =>
  textOf(outputsOf(content, {}, [format]).outputs, format).replaceAll('\u00a0', ' ');

const COMMANDS = `# The commands of our shop

We save the prices with \`git add .\` before the shop opens, and the till reads \`&lt;p&gt;\` as it is written.

The name \`_rye\` is our own, each file begins with \`#include\`, and \`**\` stands for all folders of the shop.

The first loaf is \`loaves[first]\`, and the sign \`[!note]\` opens a box that nobody may close.
`;

it.each(['medium', 'linkedin', 'youtube'] as const)(
  'short code in a sentence is told as it is: %s',
  (format) => {
    const text = told(COMMANDS, format);
    for (const piece of [
      'add . before',
      ' &lt;p&gt; as',
      ' _rye is',
      ' #include, and ** stands',
      ' [!note] opens',
    ])
      expect(text).toContain(piece);
    expect(text).toContain('loaves[first], and');
  },
);

it.each([
  ['a change', ' bread:\n-  rye: 3\n+  rye: 4'],
  ['a list', '- name: Bake\n  run: bake rye\n- name: Sell'],
  ['a comment and two stars', '# prices win\nbake(*loaves, **prices)'],
  ['types', 'class Oven {\n    private Map<String, List<Loaf>> loaves;\n}'],
])('a block of code with %s is told as it is', (_, code) => {
  const content = `# Prices\n\nThe price of a loaf is kept in one file. It looks like this:\n\n\`\`\`\n${code}\n\`\`\`\n\nThe file is read by the till. Nobody else may write it.\n`;
  expect(told(content, 'medium')).toContain(`\n\n${code}\n\n`);
});

it('a block of code in a page is told as it is', () => {
  const page = `<h1>Prices</h1><p>A price is <b>kept</b> in one page. It looks like this:</p><pre><code>&lt;ul&gt;\n  &lt;li&gt;__rye__ {{ price }}&lt;/li&gt;\n&lt;/ul&gt;</code></pre><p>The page shows <code>**3**</code> euros. Nobody else may write it.</p>`;
  expect(told(page, 'medium')).toContain('<ul>\n  <li>__rye__ {{ price }}</li>\n</ul>');
  expect(told(page, 'medium')).toContain('shows **3** euros');
});

it.each([
  'We now put <!-- price --> below the first loaf',
  'We type :bread: before the name of each loaf',
  'We count them with ls | grep rye | wc -l at night',
])('a sentence is no broken one for its code: %s', (put) => {
  const content = `# Prices\n\nThe shop has two ovens and one till, and the till reads a file.\n\n${put.replace(/<.*>|:.*:|ls.*-l/, '`$&`')}, and the till finds it there.\n`;
  expect(told(content, 'medium')).toContain(put);
});

const SEARCHES = `# Searching the records of the shop

The till of our shop keeps a record of every loaf, and most people never look at what is in there.

To learn more about a price that is wrong, you can search for its message:

\`\`\`
till find "PRICE_OF_RYE"
\`\`\`

Without the marks around PRICE_OF_RYE, you can compare the two. You will receive other lines as well.

The shop has kept its records since 1998, and the oldest are in a box below the stairs.
`;

it('a lead-in to code points at what is below it, and not at another page', () => {
  expect(told(SEARCHES, 'medium')).toMatch(/search for its message:\s+till find "PRICE_OF_RYE"/u);
});

it('a paragraph that opens with what its code names goes with it where that is not shown', () => {
  expect(told(SEARCHES, 'youtube')).not.toContain('You will receive');
  expect(told(SEARCHES, 'medium')).toContain('compare the two. You will receive');
});

it('a list that names what is in the code above it is heard', () => {
  const code = '```sh\nOVENTIME="%H:%M"\nRYEFIRST="yes; rye"\n```';
  const items =
    '- `OVENTIME` sets when the oven starts in the morning.\n- `RYEFIRST` puts the rye loaves before all others.';
  const content = `# Why we moved our ovens\n\nOur shop bakes every loaf, and for years the oven was set by hand.\n\nThen we set up the oven:\n\n${code}\n\nAfter that the oven starts at four. Two points:\n\n${items}\n\nNobody has to wait for a loaf any more.\n`;
  const text = textOf(outputsOf(content, {}, ['podcast']).outputs, 'podcast');
  expect(text).toContain('Two points:\n\n– OVENTIME sets when');
});

it('an article shows all code below its lead-in, not only the first block', () => {
  const text = [
    '# Two ways to save a garden plan',
    'Our garden plan is a small file, and it was lost twice last year.',
    'There are two ways to save it:',
    '```sh\ncp plan.txt /mnt/stick\n```',
    '```sh\nscp plan.txt garden@shed.example:\n```',
    'I use the second way, because the stick is never where I look for it.',
  ].join('\n\n');
  const { outputs } = outputsOf(text, {}, ['medium']);
  expect(textOf(outputs, 'medium')).toMatch(/save it:\n\ncp plan.*\n\nscp plan.*\n\nI use/u);
});

it('a sentence above a block of code is about the code, not a request to the reader', () => {
  const lead = 'You can use the new Map to leave a comment!';
  const text = told(CONTENT.replace('```ts', `${lead}\n\n\`\`\`ts`), 'medium');
  expect(text).toContain(`${lead}\n\n${CODE}`);
  expect(told(`${CONTENT}\nUse the form below to leave a comment!\n`, 'medium')).not.toContain('a comment');
});

it.each([
  ['Subscribe to our newsletter!', false],
  ['To learn more about the till, see its PRICE list.', true],
])('a call above code is told only if it is about the code: %s', (call, isTold) => {
  const content = SEARCHES.replace(
    /\n```\n\nWithout/u,
    `\n\`\`\`\n\nThe till is older than the shop.\n\n${call}\n\n\`\`\`\ntill list PRICE\n\`\`\`\n\nWithout`,
  );
  expect(told(content, 'medium').includes(call)).toBe(isTold);
});
