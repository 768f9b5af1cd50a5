import { DEFAULT_SETTINGS, FORMAT_KEYS } from '@repurpose/contract';
import fc from 'fast-check';
import { writeOffline } from '../../offline/write-offline.js';
import { HARBOUR, STEPS } from '../../offline/texts.fixture.js';
import { draftSchema, type JsonSchema } from '../../prompts/shape.js';
import { parseDraft } from '../../prompts/parse-draft.js';
import { readSource } from '../../source/read-source.js';
import type { Draft } from './draft.types.js';
import { arrangeableParts } from '../edit/arrange-draft.js';
import { finishDraft } from '../finish/finish-draft.js';
import { partOf, partsOf, partText, segmentsOf, withSegments } from './segments.js';
import { overLimitOf, overLimitText, reviseDraft } from '../edit/revise-draft.js';
import { rewriteDraft } from '../edit/rewrite-draft.js';

const source = readSource(STEPS);
const request = { content: STEPS, formats: [...FORMAT_KEYS], settings: { ...DEFAULT_SETTINGS } };
const write = (format: Draft['format'], variant = 0) =>
  finishDraft(writeOffline({ ...request, variant }, source, format), source).draft;
const aThread = (...posts: string[]): Draft => ({ format: 'twitter', posts });
const NOTHING_KEPT: ReadonlySet<string> = new Set();

/** Any value of a schema; tags hold no line breaks, as nothing between two line breaks can. */
function valuesOf(schema: JsonSchema, isTag = false): fc.Arbitrary<unknown> {
  if ('properties' in schema && schema.properties)
    return fc.record(
      Object.fromEntries(
        Object.entries(schema.properties).map(([name, field]) => [
          name,
          valuesOf(field, ['hashtags', 'tags', 'topics'].includes(name)),
        ]),
      ),
    );
  if ('items' in schema && schema.items) return fc.array(valuesOf(schema.items, isTag), { maxLength: 4 });
  if (schema.type === 'string') return isTag ? fc.stringMatching(/^[a-z ]{1,9}$/) : fc.string();
  return fc.nat(500);
}

describe('the segments of a draft', () => {
  it.each(FORMAT_KEYS)('put back one by one give the same %s draft', (format) => {
    fc.assert(
      fc.property(valuesOf(draftSchema(format)), (value) => {
        const draft = parseDraft(format, value);
        const segments = segmentsOf(draft);
        expect(new Set(segments.map(({ id }) => id)).size).toBe(segments.length);
        const back = segments.reduce((whole, { id, text }) => withSegments(whole, { [id]: text }), draft);
        expect(back).toEqual(draft);
        expect(partsOf(draft).flatMap((part) => part.segments)).toEqual(segments);
      }),
      { numRuns: 8 },
    );
  });

  it('come in reading order, whatever order a database gave the fields', () => {
    const draft: Draft = {
      sections: [{ paragraphs: ['One.', 'Two.'], heading: 'First' }],
      callToAction: 'Read it.',
      subject: 'News',
      greeting: '',
      preheader: 'Short',
      format: 'email',
    };
    expect(segmentsOf(draft).map(({ id, label }) => [id, label])).toEqual([
      ['subject', 'Subject'],
      ['preheader', 'Preheader'],
      ['greeting', 'Greeting'],
      ['sections.0.heading', 'Section 1, heading'],
      ['sections.0.paragraphs.0', 'Section 1, paragraph 1'],
      ['sections.0.paragraphs.1', 'Section 1, paragraph 2'],
      ['callToAction', 'Call to action'],
    ]);
    expect(partOf('sections.0.paragraphs.1')).toBe('sections.0');
  });

  it('refuse an id the draft does not have', () => {
    expect(() => withSegments(aThread('One.'), { 'posts.1': 'Two.' })).toThrow('posts.1: no such segment');
    expect(() => withSegments(aThread('One.'), { __proto__x: '' })).toThrow('no such segment');
  });
});

describe('an edited draft', () => {
  it('says what was typed, word for word, with its claims checked anew', () => {
    const text = 'Wait **six** weeks, not 99.\r\nReally.\u200b';
    const { draft, checks, changed } = reviseDraft(
      aThread('One.', 'Two.'),
      { texts: { 'posts.1': text } },
      source,
    );
    expect(draft).toEqual(aThread('One.', 'Wait **six** weeks, not 99.\nReally.'));
    expect(checks.claims.filter((claim) => claim.source === null).map((claim) => claim.text)).toEqual(['99']);
    expect(changed).toEqual(['posts.1']);
  });

  it('loses an emptied part, and what stood behind it moves up', () => {
    const { draft, moved, changed } = reviseDraft(
      aThread('One.', 'Two.', 'Three.'),
      { texts: { 'posts.0': ' ', 'posts.2': 'Third.' } },
      source,
    );
    expect(draft).toEqual(aThread('Two.', 'Third.'));
    expect([...moved]).toEqual([
      ['posts.1', 'posts.0'],
      ['posts.2', 'posts.1'],
    ]);
    expect(changed).toEqual(['posts.1']);
  });

  it('has its posts in the order asked for, with new ones and without those left out', () => {
    const { draft, moved, changed } = reviseDraft(
      aThread('One.', 'Two.', 'Three.'),
      { texts: { 'posts.0': 'First.' }, order: ['posts.2', { text: ' New. ' }, 'posts.0', { text: ' ' }] },
      source,
    );
    expect(draft).toEqual(aThread('Three.', 'New.', 'First.'));
    expect([...moved]).toEqual([
      ['posts.0', 'posts.2'],
      ['posts.2', 'posts.0'],
    ]);
    expect(changed).toEqual(['posts.2', 'posts.1']);
  });

  it.each([
    ['named twice', ['posts.0', 'posts.0'], 'posts.0: no such part'],
    ['of another list', ['body.0'], 'body.0: no such part'],
    ['none at all', [], 'no text'],
  ])('refuses an order with a part %s', (_name, order, message) => {
    expect(() => reviseDraft(aThread('One.'), { texts: {}, order }, source)).toThrow(message);
  });

  it('of a format without such a list has no order', () => {
    const draft = write('tiktok');
    expect(arrangeableParts(draft)).toEqual([]);
    expect(() => reviseDraft(draft, { texts: {}, order: ['scenes.0'] }, source)).toThrow('no list');
  });

  it('is never cut: what is too long is told with its count', () => {
    const { draft } = reviseDraft(
      aThread('One.'),
      { texts: { 'posts.0': 'word '.repeat(80).trim() } },
      source,
    );
    const over = overLimitOf(draft);
    expect(over && overLimitText(over)).toBe('Post: 399 weighted characters, limit 280');
  });

  it('may not be empty', () => {
    expect(() => reviseDraft(aThread('One.'), { texts: { 'posts.0': '\u200b \n' } }, source)).toThrow(
      'no text',
    );
  });

  it('times a script anew when what is spoken changes', () => {
    const draft = write('tiktok');
    const spoken = reviseDraft(draft, { texts: { 'scenes.0.voiceOver': 'word '.repeat(40) } }, source).draft;
    const captioned = reviseDraft(draft, { texts: { caption: 'Other.' } }, source).draft;
    const ends = (each: Draft) => ('scenes' in each ? each.scenes.map(({ endSeconds }) => endSeconds) : []);
    expect(ends(captioned)).toEqual(ends(draft));
    expect(ends(spoken)[0]).toBeGreaterThan(ends(draft)[0] ?? 0);
  });
});

describe('a draft written anew', () => {
  const long = readSource([STEPS, HARBOUR].join('\n\n'));

  it.each(FORMAT_KEYS)('has other sentences than the first version: %s', (format) => {
    const content = long.text;
    const draftOf = (variant: number) =>
      finishDraft(writeOffline({ ...request, content, variant }, long, format), long).draft;
    const anew = rewriteDraft(draftOf(0), draftOf(1), { kept: NOTHING_KEPT, only: null }, long);
    expect(anew).not.toBeNull();
    expect(draftOf(1)).toEqual(draftOf(1));
  });

  it('leaves what is kept word for word and says nothing twice', () => {
    const current = write('twitter');
    const kept = new Set(['posts.0', 'posts.2']);
    const fresh = aThread('A first new post.', 'A second new post.', 'A third new post.');
    const anew = rewriteDraft(current, fresh, { kept, only: null }, source)?.draft ?? current;
    const [before, after] = [partsOf(current).map(partText), partsOf(anew).map(partText)];
    expect([after[0], after[2]]).toEqual([before[0], before[2]]);
    expect(after[1]).toBe('A second new post.');
    expect(new Set(after).size).toBe(after.length);
  });

  it('replaces one part and nothing else', () => {
    const current = aThread('The first of these posts.', 'The second of these posts.');
    const fresh = aThread('The second of these posts.', 'The first of these posts.', 'Something new to say.');
    const rules = { kept: NOTHING_KEPT, only: 'posts.0' };
    expect(rewriteDraft(current, fresh, rules, source)?.draft).toEqual(
      aThread('Something new to say.', 'The second of these posts.'),
    );
    expect(rewriteDraft(current, current, rules, source)).toBeNull();
  });
});
