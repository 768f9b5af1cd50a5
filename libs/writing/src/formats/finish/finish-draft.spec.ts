import { readSource } from '../../source/read-source.js';
import { DraftError } from '../draft/draft-error.js';
import type { Draft, EmailDraft, PostDraft, YoutubeDraft } from '../draft/draft.types.js';
import { finishDraft } from './finish-draft.js';

const CONTENT = `# Opening the archive

Maria Lopez opened the archive on 3 March 2024. It holds 12,400 letters, and 85% of them had never been read.

"We expected dust and found a city," said Maria Lopez. The catalogue is at https://example.com/archive for everyone.`;
const source = readSource(CONTENT);

const aPost = (fields: Partial<PostDraft>): PostDraft => ({
  format: 'linkedin',
  hook: 'The archive is open.',
  body: [],
  callToAction: '',
  hashtags: [],
  ...fields,
});
const anEmail = (fields: Partial<EmailDraft>): EmailDraft => ({
  format: 'email',
  subject: 'The archive is open',
  preheader: 'What the letters tell about a city nobody had looked for before',
  greeting: 'Hello,',
  sections: [{ heading: 'The letters', paragraphs: ['It holds 12,400 letters.'] }],
  callToAction: 'Read the catalogue.',
  ...fields,
});
const aVideo = (fields: Partial<YoutubeDraft>): YoutubeDraft => ({
  format: 'youtube',
  title: 'The archive',
  hook: 'What is in the archive?',
  chapters: [],
  description: 'About the archive.',
  tags: [],
  ...fields,
});

describe('claims of a finished draft', () => {
  it('point into the rendered text and, where supported, into the content as sent', () => {
    const { text, checks } = finishDraft(
      aPost({ body: ['Maria Lopez found 12,400 letters.', 'She needed 77 helpers.'] }),
      source,
    );
    for (const claim of checks.claims) expect(text.slice(claim.start, claim.end)).toBe(claim.text);
    const figure = checks.claims.find((claim) => claim.text.includes('12,400'));
    expect(CONTENT.slice(figure?.source?.start, figure?.source?.end)).toContain('12,400');
    expect(checks.claims.filter((claim) => claim.source === null).map((claim) => claim.text)).toEqual([
      expect.stringContaining('77'),
    ]);
    expect(checks.unsupportedClaims).toBe(1);
  });

  it('are the writer’s words, not the layout’s numbers, times, labels and hashtags', () => {
    const drafts: Draft[] = [
      { format: 'twitter', posts: ['The archive is open.', 'It is large.', 'Come and see.'] },
      aVideo({
        chapters: [0, 75, 190].map((startSeconds) => ({
          startSeconds,
          title: 'Inside',
          narration: ['Look.'],
          onScreen: '',
        })),
        tags: ['Berlin 1989'],
      }),
      aPost({ hashtags: ['Berlin1989', 'Google'] }),
    ];
    for (const draft of drafts) expect(finishDraft(draft, source).checks.claims).toEqual([]);
  });
});

describe('whatever a model wrote', () => {
  it('keeps the hashtags that the author has in the text, within the number of the platform', () => {
    const own = readSource('# The #oldpier\n\nWe row for #thepier, #boats, #ropes and #tar. It is cold.');
    const draft = aPost({
      format: 'facebook',
      body: ['#OldPier, #new, #thepier, #boats, #ropes.'],
      hashtags: ['x'],
    });
    expect(finishDraft(draft, own).text).toMatch(/#OldPier, new, #thepier, #boats, ropes\.$/);
    const few = aPost({ body: ['At #thepier, #thepier.'], hashtags: ['Thepier', 'x'] });
    expect(finishDraft(few, own).text).toMatch(/At #thepier, #thepier\.\n\n#x$/);
  });

  it.each([
    [
      'too many hashtags are cut to the platform’s number',
      aPost({ format: 'instagram', hashtags: ['a', 'b', 'c', 'd', 'e', 'f'] }),
      /#a #b #c #d #e$/,
    ],
    [
      'hashtags hidden in the text do not count on top',
      aPost({ body: ['So #much #to #see'], hashtags: ['x'] }),
      /So much to see\n\n#x$/,
    ],
    ['a smiley is not spoken', aVideo({ hook: 'It lifts again :)' }), /\bIt lifts again\.\n/],
    ['a hashtag in a letter is a word', anEmail({ preheader: 'Tag it #oldpier' }), /Tag it #oldpier/],
    [
      'a missing hook is the first paragraph',
      aPost({ hook: '', body: ['First.', 'Second.'] }),
      /^First\.\n\nSecond\.$/,
    ],
    [
      'a sentence is said once',
      aPost({
        body: ['The letters were never read. Now they are.', 'The letters were never read. So it goes.'],
      }),
      /Now they are\.\n\nSo it goes\.$/,
    ],
    ['an empty subject is the source’s title', anEmail({ subject: ' ' }), /^Subject: Opening the archive\n/],
    [
      'a preheader that repeats the subject goes',
      anEmail({ preheader: 'the archive IS open' }),
      /^Subject: The archive is open\n\nHello,/,
    ],
    [
      'angle brackets leave a YouTube title and description',
      aVideo({ title: 'a < b > c -> d', description: '5 > 3' }),
      /Title: a ‹ b › c → d[\s\S]*5 › 3/,
    ],
    ['markup becomes text', aPost({ hook: '**Big** <img src=x onerror=alert(1)>news' }), /^Big news$/],
    [
      'chapters that YouTube would refuse are timed anew',
      aVideo({
        chapters: [5, 6, 7].map((startSeconds) => ({
          startSeconds,
          title: `Part ${startSeconds}`,
          narration: [`Words of ${startSeconds}.`],
          onScreen: '',
        })),
      }),
      /0:00 Part 5\n0:12 Part 6\n0:22 Part 7/,
    ],
    [
      'an opening is a chapter of its own, as long as it is spoken and never less than ten seconds',
      aVideo({
        hook: 'We moved.',
        opensWithHook: true,
        chapters: ['Opening', 'Why', 'How'].map((title, at) => ({
          startSeconds: 0,
          title,
          narration: at === 0 ? [] : ['Look.'],
          onScreen: '',
        })),
      }),
      /0:00 Opening\n\nWe moved\.\n\n0:10 Why\n\nLook\.\n\n0:20 How\n[\s\S]*0:00 Opening\n0:10 Why\n0:20 How/,
    ],
    [
      'a long chapter title is its longest part, without a colon at its end',
      aVideo({
        chapters: [
          'Episode 208: Ann Moe, engineer – How forty bridges of the valley came to be closed in one single winter of snow',
          'What we did:',
        ].map((title) => ({ startSeconds: 0, title, narration: ['Look.'], onScreen: '' })),
      }),
      /0:00 How forty bridges of the valley came to be closed in one single winter of snow\n[\s\S]*0:\d\d What we did\n/,
    ],
    [
      'a long heading is the first of its questions, and a long question is whole',
      aVideo({
        chapters: [
          'How do you spend your time on those projects of yours? (For example at the desk, in talks or on the train home)',
          'If you made any of those tools, did they solve a problem that you had, or were they born out of a larger plan of yours?',
        ].map((title) => ({ startSeconds: 0, title, narration: ['Look.'], onScreen: '' })),
      }),
      /0:00 How do you spend your time on those projects of yours\?\n[\s\S]*0:\d\d If you made any of those tools, [^\n]* a larger plan of yours\?\n/,
    ],
    [
      'an own numbering of posts gives way to ours',
      { format: 'twitter', posts: ['1/2 One.', '2/2 Two.'] } as Draft,
      /^One\. 1\/2\n\nTwo\. 2\/2$/,
    ],
  ])('%s', (_name, draft, expected) => {
    expect(finishDraft(draft, source).text).toMatch(expected);
  });

  it('a missing title is the first sentence that says something', () => {
    const untitled = { ...source, title: '' };
    const section = {
      heading: 'Hello! What is in the archive?',
      paragraphs: ['Yes! It holds 12,400 letters.'],
    };
    expect(finishDraft(anEmail({ subject: '', sections: [section] }), untitled).text).toMatch(
      /^Subject: What is in the archive\?\n/,
    );
  });

  it('a bullet that is too long goes where enough others stand, and is cut at a clause where not', () => {
    const long = `It was found, ${'again and '.repeat(40)}again.`;
    const five = ['One.', 'Two.', 'Three.', 'Four.', 'Five.'];
    const bulletsOf = (bullets: string[]) => {
      const { draft } = finishDraft({ format: 'summary', title: 'T', bullets }, source);
      return draft.format === 'summary' && draft.bullets;
    };
    expect(bulletsOf([long, ...five])).toEqual(five);
    expect(bulletsOf([long, 'One.'])).toEqual([expect.stringMatching(/^It was found, again.*…$/), 'One.']);
  });

  it('a thread beyond the platform’s most posts is joined, then ended', () => {
    const posts = Array.from(
      { length: 60 },
      (_, index) => `Point number ${index} ${'of many words '.repeat(12)}.`,
    );
    const { draft, checks } = finishDraft({ format: 'twitter', posts }, source);
    expect(draft.format === 'twitter' && draft.posts.length).toBe(25);
    expect(checks.warnings.join()).toContain('Posts: 25');
  });

  it('a draft with nothing to say is refused, never delivered', () => {
    expect(() => finishDraft({ format: 'twitter', posts: [' ', '<p></p>'] }, source)).toThrow(DraftError);
    expect(() => finishDraft(aPost({ hook: '', hashtags: ['only', 'tags'] }), source)).toThrow(DraftError);
  });
});

describe('checks of a finished draft', () => {
  it('count as the platform does and name the unit', () => {
    expect(finishDraft(aPost({ hook: 'Ten chars.' }), source).checks).toMatchObject({
      count: 10,
      limit: 3000,
      unit: 'characters',
    });
    const thread = finishDraft({ format: 'twitter', posts: ['日本', 'Two.'] }, source).checks;
    expect(thread).toMatchObject({ count: 8, limit: 280, unit: 'weighted characters (post)' });
  });

  it('warn of what is within the limits but not at its best', () => {
    const subject = 'A subject line that goes on for much longer than any inbox would show it';
    expect(finishDraft(anEmail({ subject }), source).checks.warnings).toEqual([
      `Subject: ${subject.length} characters; more than 60 works less well.`,
    ]);
    expect(finishDraft(aVideo({}), source).checks.warnings).toContain(
      'Chapters: YouTube shows them from three on.',
    );
  });
});

it.each([
  ['de', 'Betreff: The archive is open'],
  ['ja', '件名：The archive is open'],
  ['fi', 'The archive is open'],
])(
  'labels speak the source’s language, and none stands in one we do not speak (%s)',
  (language, firstLine) => {
    expect(finishDraft(anEmail({}), { ...source, language }).text.split('\n')[0]).toBe(firstLine);
  },
);
