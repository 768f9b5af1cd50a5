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
