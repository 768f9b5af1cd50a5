import type { Industry } from '@repurpose/contract';
import { INDUSTRY_KEYS, TONE_KEYS } from '@repurpose/contract';
import { coverageOf, evaluateOutputs } from '../evaluate/evaluate.js';
import { countDefects } from '../evaluate/report.js';
import { readSource } from '../source/read-source.js';
import { voiceFor } from './voice.js';
import { planOf } from './analysis/analysis.js';
import { outputsOf, textOf } from './outputs.fixture.js';
import { GERMAN, HARBOUR, NOTE, ONE_SENTENCE, SPANISH, STEPS } from './texts.fixture.js';

describe('what the offline writer makes of any text', () => {
  const TEXTS = { HARBOUR, STEPS, SPANISH, GERMAN, NOTE, ONE_SENTENCE };

  it.each(Object.values(TEXTS).map((content, turn) => [turn, content] as const))(
    'text %i: every format is free of defects in its tones',
    (turn, content) => {
      const tones = [0, 3, 5].map((step) => TONE_KEYS[(turn + step) % TONE_KEYS.length] ?? 'professional');
      tones.forEach((tone, at) => {
        const formality = ([25, 50, 75] as const)[at % 3] ?? 50;
        const { source, outputs } = outputsOf(content, { tone, formality });
        const metrics = evaluateOutputs(outputs, source, { tone, length: 50 });
        const wrong = metrics.filter((row) => countDefects([row]) > 0);
        expect(wrong).toEqual([]);
        expect(outputs.every(({ text }) => text.trim() !== '')).toBe(true);
      });
    },
  );

  it('writes the same twice', () => {
    expect(outputsOf(HARBOUR).outputs).toEqual(outputsOf(HARBOUR).outputs);
  });

  it('adds no English to a Spanish text', () => {
    const english =
      /\b(?:the|and|you|your|comments?|save|share|reply|hello|source|subject|title|first|last|part)\b/iu;
    for (const tone of ['casual', 'educational'] as const) {
      for (const { format, text } of outputsOf(SPANISH, { tone }).outputs)
        expect([format, english.exec(text)?.[0]]).toEqual([format, undefined]);
    }
  });

  it('adds no word of its own in a language it does not speak', () => {
    const swedish =
      'Biblioteket öppnar klockan åtta på måndag. Alla barn får låna fem böcker gratis. Personalen har bytt ut de gamla hyllorna mot nya. På fredag läser en författare ur sin senaste roman.';
    const { source, outputs } = outputsOf(swedish);
    expect(source.language).toBe('sv');
    const own = textOf(outputs, 'linkedin')
      .replace(/#\S+/gu, '')
      .split(/(?<=[.])\s+/u)
      .map((each) => each.trim());
    for (const sentence of own.filter(Boolean)) expect(swedish).toContain(sentence);
  });
});

const LONG = ['medium', 'email', 'youtube', 'podcast'] as const;

describe('twelve pieces of one article', () => {
  const { source, outputs } = outputsOf(HARBOUR);

  it.each(LONG)('%s carries the key points', (format) => {
    const output = outputs.find((each) => each.format === format);
    expect(output && coverageOf(output, source)).toBeGreaterThanOrEqual(0.7);
  });

  it('keep the chapters of the film ten seconds apart from 0:00', () => {
    const draft = outputs.find((each) => each.format === 'youtube')?.draft;
    const starts = draft?.format === 'youtube' ? draft.chapters.map(({ startSeconds }) => startSeconds) : [];
    expect(starts[0]).toBe(0);
    expect(starts.length).toBeGreaterThanOrEqual(3);
    expect(starts.every((start, at) => at === 0 || start - (starts[at - 1] ?? 0) >= 10)).toBe(true);
  });

  it('tag what the text is about', () => {
    const draft = outputs.find((each) => each.format === 'instagram')?.draft;
    const hashtags = draft?.format === 'instagram' ? draft.hashtags : [];
    expect(hashtags.length).toBeGreaterThanOrEqual(2);
    for (const tag of hashtags)
      expect(HARBOUR.toLowerCase().replace(/[^\p{L}]/gu, '')).toContain(tag.toLowerCase());
  });
});

describe('a clip and an infographic', () => {
  it('show what is said: a figure, a quotation, a thing it names, its first words', () => {
    const { outputs } = outputsOf(HARBOUR);
    for (const { draft } of outputs) {
      if (draft.format !== 'reels' && draft.format !== 'tiktok') continue;
      const shown = draft.scenes.filter(({ visual }) =>
        /figure|quotation|Close shot|pause|Words on screen/u.test(visual),
      );
      expect(shown.length).toBeGreaterThanOrEqual(draft.scenes.length / 2);
      expect(new Set(draft.scenes.map(({ visual }) => visual)).size).toBe(draft.scenes.length);
    }
  });

  it('set words or a figure over most blocks', () => {
    const draft = outputsOf(HARBOUR).outputs.find(({ format }) => format === 'infographic')?.draft;
    const blocks = draft?.format === 'infographic' ? draft.blocks : [];
    expect(blocks.filter(({ figure }) => figure !== '').length).toBeGreaterThanOrEqual(blocks.length - 1);
  });
});

describe('hashtags', () => {
  it('name what the author filed the text under and names in full', () => {
    const text =
      '---\ntitle: A dashboard for websites\ntags: [open data, agency.gov, quarterly report]\n---\n\nThe Digital Analytics Program counts visits. The Digital Analytics Program is free. Open data helps everybody. Nobody sells it. The office moved to Call Lane in May. Nobody lives on Call Lane. At night the lane is empty.';
    const draft = outputsOf(text, {}, ['instagram']).outputs[0]?.draft;
    const tags = draft?.format === 'instagram' ? draft.hashtags : [];
    expect(tags).toEqual(expect.arrayContaining(['OpenData', 'DigitalAnalyticsProgram', 'CallLane']));
    expect(tags.join()).not.toMatch(/Agency|Quarterly|Digital,|,Lane/u);
  });
});

describe('the settings', () => {
  it('tone changes how a post opens or closes', () => {
    const posts = TONE_KEYS.map((tone) =>
      textOf(outputsOf(HARBOUR, { tone }, ['linkedin']).outputs, 'linkedin'),
    );
    expect(new Set(posts).size).toBe(TONE_KEYS.length);
  });

  it('formality changes address and contractions', () => {
    const casual = textOf(outputsOf(HARBOUR, { formality: 25 }, ['email']).outputs, 'email');
    const formal = textOf(outputsOf(HARBOUR, { formality: 75 }, ['email']).outputs, 'email');
    expect(casual).toContain('Hi there,');
    expect(formal).toContain('Dear reader,');
    expect(formal).not.toMatch(/\b(?:don't|doesn't|isn't|we're)\b/u);
  });
});

describe('an industry', () => {
  const instagramOf = (industry: Industry, content: string) => {
    const draft = outputsOf(content, { industry }, ['instagram']).outputs[0]?.draft;
    return draft?.format === 'instagram' ? draft : undefined;
  };

  it.each(INDUSTRY_KEYS.filter((each) => each !== 'technology'))('%s is addressed and tagged', (industry) => {
    const name = voiceFor('en', 'professional', 50, industry).field;
    expect(instagramOf(industry, HARBOUR)?.callToAction).toContain(` in ${name}.`);
    expect(instagramOf(industry, HARBOUR)?.hashtags.at(-1)).toMatch(new RegExp(name.replace(' ', ''), 'iu'));
  });

  it('that nobody chose is addressed only where the source speaks of it', () => {
    expect(instagramOf('technology', HARBOUR)?.callToAction).not.toContain('technology');
  });
});

describe('a short source', () => {
  it('of one sentence still gives every piece that sentence once', () => {
    for (const { format, text } of outputsOf(ONE_SENTENCE).outputs) {
      expect([format, text.split('40 garden tool sets free').length - 1]).toEqual([format, 1]);
    }
  });

  it('is told whole in the long pieces', () => {
    const { outputs } = outputsOf(NOTE);
    for (const sentence of NOTE.split(/(?<=[.])\s(?=[A-Z])/u))
      expect(textOf(outputs, 'medium')).toContain(sentence.trim());
  });
});

describe('a thread', () => {
  it.each(TONE_KEYS)('ends with something said, not with a bare question (%s)', (tone) => {
    const draft = outputsOf(HARBOUR, { tone }, ['twitter']).outputs[0]?.draft;
    const posts = draft?.format === 'twitter' ? draft.posts : [];
    const last = posts.at(-1) ?? '';
    expect(posts.length).toBeGreaterThanOrEqual(5);
    // its part's heading may stand over it
    const [first = '', second = ''] = last.split(/\n+|(?<=[.!?])\s/u);
    expect(HARBOUR).toContain(first);
    expect(HARBOUR).toContain(first.endsWith('.') ? first : second);
  });
});

describe('the plan of a text', () => {
  it('tells headings that come again apart by what they stand under', () => {
    const { sections } = planOf(
      readSource(
        '# Harbour\n\n## 4.6 – 2025-09-30\n\n### Fixed\n\n- The map hung at night in May.\n\n### Added\n\n- A table of all berths.\n\n## 4.5 – 2025-08-18\n\n### Fixed\n\n- Names were cut at the dot.\n',
      ),
    );
    const headings = sections.map(({ heading }) => heading);
    expect(headings).toEqual(expect.arrayContaining(['Fixed (4.6)', 'Added', 'Fixed (4.5)']));
  });

  it('counts a figure with what it counts, and not with half a word before it', () => {
    const figures = planOf(
      readSource(
        'We get as much done in four days as in five. Bei 200 Grad Ober- und Unterhitze backen. Almost one in five guests came back. We have looked at 3,260 broken things.',
      ),
    ).candidates.map(({ figure }) => figure.toLowerCase());
    expect(figures.join(' | ')).not.toContain('one in four');
    expect(figures.join(' | ')).not.toContain('ober-');
    expect(figures.join(' | ')).not.toContain('3,260 broken');
    expect(figures.join(' | ')).toContain('one in five');
  });

  it('knows the sentence that tells early on what the title says as the lead', () => {
    const [lead, other] = planOf(
      readSource(
        '# Council votes to reopen the footbridge\n\nThe footbridge of Millbrook reopens next spring after the council voted on Tuesday. A debate of the hall lasted three hours in all. Work begins in September and takes seven months. The drawings hang in the library.',
      ),
    ).candidates.toSorted((a, b) => b.score - a.score);
    expect(lead?.text).toContain('reopens next spring');
    expect((lead?.score ?? 0) - (other?.score ?? 0)).toBeGreaterThan(0.15);
  });
});

it('a figure in German is closed by its noun', () => {
  const { candidates } = planOf(
    readSource(
      'Das große Becken ist 25 Meter lang geblieben und hat eine neue Wanne. Die Sauna folgt im Januar. Kinder zahlen in diesem Bad nichts.',
    ),
  );
  expect(candidates[0]?.figure).toBe('25 Meter');
});

it('a talk asks about the title only where there is nothing else to ask', () => {
  const asked = (content: string) =>
    textOf(outputsOf(content).outputs, 'podcast').split('Questions')[1] ?? '';
  expect(
    asked('# The ponds of the valley\n\nFrost comes early. Carps sleep in mud. Herons stand on ice.'),
  ).toContain('The ponds of the valley');
  expect(asked(HARBOUR)).not.toContain(`“${readSource(HARBOUR).title}”`);
});

it('a talk about a text without parts is parted', () => {
  const { outputs } = outputsOf(HARBOUR.replace(/^## .*$/gmu, ''));
  const titles = textOf(outputs, 'podcast').match(/^\d\. .+(?= \()/gmu) ?? [];
  expect(titles.length).toBeGreaterThan(1);
  expect(new Set(titles.map((title) => title.slice(3))).size).toBe(titles.length);
});

it('who asks for a call is not quoted', () => {
  const closing = 'Want to know where your boats hesitate? Get in touch at hello@pier.example.';
  const { outputs } = outputsOf(`${HARBOUR}\n\n${closing}\n`);
  for (const { text } of outputs) expect(text).not.toContain('boats hesitate');
});
