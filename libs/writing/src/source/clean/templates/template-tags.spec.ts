import { readSource } from '../../read-source.js';

const textsOf = (content: string): string[] =>
  readSource(`# The wall\n\n${content}\n\nThe wall is whole.\n`)
    .blocks.slice(1)
    .map(({ text }) => text);

describe('markup of the page around a text is no text', () => {
  it.each([
    [
      'a picture of WordPress with its caption, also escaped',
      '\\[caption id="" width="320" caption="The crew"\\][![The crew](crew.jpg "Crew")](crew.jpg) The crew in June\\[/caption\\]',
      ['The wall is whole.'],
    ],
    [
      'a part of a page inside bold',
      '**<div style="text-align: left">1. Look at it</div>**\n\nThe first thing we did was to look.',
      ['1. Look at it', 'The first thing we did was to look.', 'The wall is whole.'],
    ],
    [
      'the number of a note as a link',
      'It has 720<sup><a href="#n1" id="b1">1</a></sup> stones and a gate[2](https://wall.example/gate) of oak.',
      ['It has 720 stones and a gate of oak.', 'The wall is whole.'],
    ],
    [
      'what PmWiki hides, and its marks',
      "(:if false:)\nSummary:None\n(:ifend:)\n(:toc:)The '''old''' wall is ''dry'' now.",
      ['The old wall is dry now.', 'The wall is whole.'],
    ],
    [
      'the sentences that hide an address',
      'Call us on Monday.\n\nYou may write to <span>This email address is being protected from spambots. You need JavaScript enabled to view it.</span>',
      ['Call us on Monday.', 'You may write to', 'The wall is whole.'],
    ],
    [
      'the marks of a definition in a wiki',
      ':The wall is wet:it has no drain.\n\n:The gate squeaks:oil it.',
      ['The wall is wet: it has no drain.', 'The gate squeaks: oil it.', 'The wall is whole.'],
    ],
    [
      'a slip in the tag of a line break',
      '<p>Its length:\n<br.Two miles. It is long.</p>\n<p>Its age: old.</p>',
      ['Its length: Two miles. It is long.', 'Its age: old.', 'The wall is whole.'],
    ],
    [
      'stars around a line',
      '<p>** Put it in the box **\n</p>\n\n** Look at the gate **\n\nIt is 2 ** 3 feet **long**.',
      ['Put it in the box', 'Look at the gate', 'It is 2 ** 3 feet long.', 'The wall is whole.'],
    ],
    [
      'code that is shown again and again',
      '{% highlight c %}\n{% raw %}\n\n// Loop\n\n{% endraw %}\n{% endhighlight %}\n\nOne.\n\n'.repeat(4),
      ['One.', 'One.', 'One.', 'One.', 'The wall is whole.'],
    ],
    [
      'a post of a platform, with blank lines in it',
      '<blockquote class="twitter-tweet" width="550">\n  <p lang="en">\n    I am so <a href="https://t.co/a">proud</a> of it!\n  </p>\n\n  <p>\n    It holds.\n  </p>\n\n  <p>\n    &mdash; Ada Lund (@adalund) <a href="https://twitter.com/adalund/status/6">May 2</a>\n  </p>\n</blockquote>\n\nWe all saw it.',
      ['We all saw it.', 'The wall is whole.'],
    ],
    [
      'a directive of reStructuredText over a blank line',
      '.. raw:: html\n\n    <p>\n        <iframe src="https://wall.example"></iframe>\n    </p>\n\nIt is dry.',
      ['It is dry.', 'The wall is whole.'],
    ],
    [
      'links in brackets of their own, unless words are with them',
      'Leeds\n[[code](https://wall.example/a)] and York [[code](b), [plan](c.pdf)] help. It is dry [see the [plan](d.pdf)].\n\n- [[The gate](e)]',
      ['Leeds and York help. It is dry [see the plan].', '[The gate]', 'The wall is whole.'],
    ],
    [
      'directives, but for their words',
      ':::div{.wide}\n:img{src="wall.jpg" alt="The wall"}\n:::\n\nIt is :abbr[dry]{title="no mortar"} now.\n\n::video[The wall]{#a1}\n\nIt is a :term[wall] of stone: see:[1].',
      ['It is dry now.', 'It is a wall of stone: see:[1].', 'The wall is whole.'],
    ],
    [
      'no link whose words are the name of a short code',
      'We have photos ([gallery](https://wall.example/g)/[video](https://wall.example/v)).\n\n[gallery ids="1,2"]',
      ['We have photos (gallery/video).', 'The wall is whole.'],
    ],
    [
      'a short code that is never closed, and nothing below it',
      '[{{< img src="a.jpg" >}}](https:{{< img src="/a.jpg)\n\nThe town paid for it.\n\nIt is <a href="{{< relref "dry.md" >}}">dry</a> now.',
      ['The town paid for it.', 'It is dry now.', 'The wall is whole.'],
    ],
    [
      'one that no mark below it closes',
      '[{{< img src="a.jpg" >}}](https:{{< img src="/a.jpg)\n\nThe town paid for it.',
      ['The town paid for it.', 'The wall is whole.'],
    ],
    [
      'a component with what it is given, but for its words',
      '::links\n---\nlinks:\n  - to: https://wall.example\n    name: Our page\n---\n::\n\n::note\n---\nwide: true\n---\nIt is dry.\n::',
      ['It is dry.', 'The wall is whole.'],
    ],
    [
      'the numbers of sources, raised in brackets',
      'It held for a year<sup>[[3]]</sup> or two.<sup>[4](#n4)</sup> It is dry <sup>[[2]; from a letter]</sup>, all 3 m<sup>3</sup> of it.\n\n<sup>[the town paid]</sup>\n\n[3]: https://wall.example',
      ['It held for a year or two. It is dry, all 3 m³ of it.', '[the town paid]', 'The wall is whole.'],
    ],
    [
      'no number of an isotope',
      'It has traces of <sup>14</sup>C and <sup>15</sup>N.',
      ['It has traces of ¹⁴C and ¹⁵N.', 'The wall is whole.'],
    ],
    [
      'no quotation with a class of its own',
      '<blockquote class="pull">\n  <p>The wall is dry.</p>\n</blockquote>',
      ['The wall is dry.', 'The wall is whole.'],
    ],
  ])('%s', (_, content, texts) => {
    expect(textsOf(content)).toEqual(texts);
  });
});

it('a component without words is as a picture to what is above it', () => {
  const { blocks } = readSource(
    'We row.\n\nSee us here:\n\n::links\n---\nto: https://row.example\n---\n::\n\nCome and row.\n',
  );
  expect(blocks.map(({ isPictured }) => isPictured)).toEqual([undefined, true, undefined]);
});

describe('the quotation of a tag is a block of the text', () => {
  const QUOTED = 'The wall had always come last for the town,” Jo said. “Now it’s dry.';

  it.each([
    [
      'over several lines',
      `{% include "quote.html"\n  {\n    size: 'full',\n    quote: '${QUOTED}',\n    by: 'Jo'\n  }\n%}`,
    ],
    ['in one line', `{% include quote.html quote="${QUOTED}" by="Jo" %}`],
  ])('%s', (_, tag) => {
    expect(textsOf(tag)).toEqual([QUOTED, 'The wall is whole.']);
    expect(readSource(`# The wall\n\n${tag}\n`).blocks[1]?.kind).toBe('quote');
  });

  it('unless it is hidden', () => {
    const tag = `<!-- quote: "${QUOTED}" -->\n\n{% comment %}\n{% include q.html quote="${QUOTED}" %}\n{% endcomment %}`;
    expect(textsOf(tag)).toEqual(['The wall is whole.']);
  });
});

describe('what a short code quotes', () => {
  const quoted = (content: string): unknown[] =>
    readSource(`# The wall\n\n${content}\n\nThe wall is whole.\n`)
      .blocks.slice(1, -1)
      .map(({ kind, speaker, text }) => [kind, speaker, text]);

  it.each([
    [
      'in several paragraphs',
      '{{< quote author="ADA LUND, HARBOUR MASTER" >}}\n\nWe sleep better *now*.\n\nSo do the boats.\n\n{{< /quote >}}',
      [
        ['quote', 'ADA LUND', 'We sleep better now.'],
        ['quote', 'ADA LUND', 'So do the boats.'],
      ],
    ],
    [
      'with what it is given on several lines',
      '{{< cases/quote\n  image="ben.jpg"\n  author="Ben Holm, mason"\n>}}\n"It took us a summer."\n{{< /cases/quote >}}',
      [['quote', 'Ben Holm', '"It took us a summer."']],
    ],
    [
      'without a name, in HTML',
      '<p>It is old.</p>\n<p>It was wet.</p>\n<p>It is long.</p>\n\n{{% blockquote %}}\nWe sleep better.\n{{% /blockquote %}}',
      [
        ['paragraph', undefined, 'It is old.'],
        ['paragraph', undefined, 'It was wet.'],
        ['paragraph', undefined, 'It is long.'],
        ['quote', undefined, 'We sleep better.'],
      ],
    ],
    [
      'in a tag of Liquid',
      '{% blockquote Ben Holm, mason %}\nIt took us a summer.\n{% endblockquote %}',
      [['quote', 'Ben Holm', 'It took us a summer.']],
    ],
    [
      'in a tag that is shorter than its HTML',
      '{% quote Bo Holm %}\nIt took us a summer.\n{% endquote %}',
      [['quote', undefined, 'It took us a summer.']],
    ],
    [
      'but not where it never ends',
      '{{< quote author="Ben Holm" >}}\n\nIt took us a summer.',
      [['paragraph', undefined, 'It took us a summer.']],
    ],
  ])('is a quotation of its author: %s', (_, content, blocks) => {
    expect(quoted(content)).toEqual(blocks);
  });
});

describe('the title of a fold is over what the fold holds', () => {
  const titlesOf = (content: string): string[] =>
    readSource(`# The wall\n\nIt is old.\n\n${content}\n`).sections.map(({ heading }) => heading);
  const fold = (title: string, name = 'spoiler'): string =>
    `{{< ${name} ${title} >}}\n\nIt took us a summer.\n\n{{< /${name} >}}`;

  it.each([
    [
      'one after the other',
      [fold('text="__:hammer: How long did it take?__ "'), fold('text="Say one thing to the town"')],
      ['How long did it take?', 'Say one thing to the town'],
    ],
    [
      'above a heading, without a name',
      [fold("'How long did it take?'", 'details'), '## The town\n\nIt paid for all of it.'],
      ['How long did it take?', 'The town'],
    ],
    [
      'in HTML',
      [
        '<details>\n<summary><b>How long?</b></summary>\n\nIt took us a summer.\n\n</details>',
        '## The town\n\nIt paid for all of it.',
      ],
      ['How long?', 'The town'],
    ],
  ])('%s', (_, parts, titles) => {
    expect(titlesOf(parts.join('\n\n'))).toEqual(['The wall', ...titles]);
  });

  it('leads to the code that it holds', () => {
    const tab = (title: string, code: string): string => `{{% tab "${title}" %}}\n\n${code}\n\n{{% /tab %}}`;
    const tabs = [
      tab('Debian', '    apt install harbour'),
      tab('Fedora \\[beta\\]', '```\ndnf harbour\n```'),
    ];
    const { blocks } = readSource(
      `# The wall\n\nGet the tool.\n\n{{% tabs %}} ${tabs.join(' ')} {{% /tabs %}}\n\nRun it.`,
    );
    expect(blocks.slice(2).map(({ kind, text }) => [kind, text])).toEqual([
      ['paragraph', 'Debian:'],
      ['code', 'apt install harbour'],
      ['paragraph', 'Fedora [beta]:'],
      ['code', 'dnf harbour'],
      ['paragraph', 'Run it.'],
    ]);
  });

  it('unless the text goes on below it, or it holds no prose', () => {
    const figure = '{{< figure title="The old wall" >}}\n{{< img src="wall.jpg" >}}\n{{< /figure >}}';
    expect(titlesOf([fold('title="Good to know"'), 'The wall is whole.', figure].join('\n\n'))).toEqual([
      'The wall',
    ]);
  });
});
