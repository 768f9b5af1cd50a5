import { DEFAULT_SETTINGS, FORMALITY_VALUES, FORMAT_KEYS, TONE_KEYS } from '@repurpose/contract';
import { finishDraft } from '../formats/finish/finish-draft.js';
import type { PostDraft } from '../formats/draft/draft.types.js';
import { GERMAN, HARBOUR, SPANISH } from '../offline/texts.fixture.js';
import { writeOffline } from '../offline/write-offline.js';
import { readSource } from '../source/read-source.js';
import { findTells } from './find-tells.js';

const source = readSource(HARBOUR);
const aPost = (body: string, more: Partial<PostDraft> = {}): PostDraft => ({
  format: 'linkedin',
  hook: 'The bill fell.',
  body: [body],
  callToAction: '',
  hashtags: [],
  ...more,
});
const kindsOf = (body: string, language = 'en', tone: (typeof TONE_KEYS)[number] = 'professional') =>
  findTells(aPost(body), { ...source, language }, tone).findings.map(({ kind }) => kind);

describe('marks of machine-made text', () => {
  it.each([
    ['en', 'Let us delve into the pipes.', ['stock']],
    ['en', 'It’s worth noting that pipes leak.', ['stock']],
    ['en', 'This is not just a repair, but a new start.', ['flip']],
    ['en', 'It isn’t about pipes. It’s about people.', ['flip']],
    ['en', 'Faster, cheaper, and better. Simple, clean, and calm.', ['triads']],
    ['en', 'Pipes leak — everywhere — and always.', ['dashes']],
    ['en', 'What a result!', ['exclamations']],
    ['en', 'Pipes are fixed 🎉', ['emoji']],
    ['de', 'Die Lösung ist nahtlos und bahnbrechend.', ['stock', 'stock']],
    ['de', 'Das ist nicht nur ein Rohr, sondern ein Anfang.', ['flip']],
    ['es', 'No se trata de tubos, sino de personas.', ['flip']],
    ['fr', 'Ce n’est pas seulement un tuyau, mais un début.', ['flip']],
    ['it', 'Non solo tubi, ma persone.', ['flip']],
    ['pt', 'Não apenas canos, mas pessoas.', ['flip']],
    ['nl', 'Niet alleen buizen, maar mensen.', ['flip']],
    ['ja', '配管だけでなく、人も大切です。', ['flip']],
    ['en', 'The harbour fixed its pipes in two weekends.', []],
    ['en', 'Members dug, and a plumber checked every joint.', []],
  ])('%s: %s', (language, body, kinds) => {
    expect(kindsOf(body, language)).toEqual(kinds);
  });

  it('are borne by a lively tone, within measure', () => {
    expect(kindsOf('What a result!', 'en', 'enthusiastic')).toEqual([]);
    expect(kindsOf('What! A! Result!', 'en', 'enthusiastic')).toEqual(['exclamations']);
  });

  it('do not count where the source says them itself', () => {
    const told = readSource('# Pipes\n\nWe leverage old pipes! They are not just pipes, but a heritage.');
    expect(findTells(aPost('We leverage old pipes!'), told, 'professional').findings).toEqual([]);
  });

  it('are not those of the source’s title, with a word over it that says so', () => {
    const told = readSource('# The harbour is open!\n\nBoats wait. Pipes leak in nine places.');
    expect(findTells(aPost('Source: The harbour is open!'), told, 'professional').findings).toEqual([]);
    const short = readSource('# To you!\n\nBoats wait. Pipes leak in nine places.');
    expect(findTells(aPost('To you!'), short, 'professional').findings).toEqual([]);
    expect(findTells(aPost('Source: The harbour is shut!'), told, 'professional').findings).not.toEqual([]);
  });

  it('are hashtags beyond what the channel usually has', () => {
    const stuffed = aPost('Pipes leak.', { hashtags: Array.from({ length: 9 }, (_, at) => `Tag${at}`) });
    expect(findTells(stuffed, source, 'professional').findings.map(({ kind }) => kind)).toEqual(['hashtags']);
  });

  it('lower the score', () => {
    expect(findTells(aPost('Pipes leak.'), source, 'casual').score).toBe(100);
    expect(findTells(aPost('Unlock seamless pipes!'), source, 'professional').score).toBe(66);
  });
});

describe('the offline writer', () => {
  const rows = [HARBOUR, GERMAN, SPANISH].flatMap((content) =>
    TONE_KEYS.map((tone, at) => [tone, FORMALITY_VALUES[at % 3] ?? 50, content] as const),
  );

  it.each(rows)('has none (%s, %i)', (tone, formality, content) => {
    const read = readSource(content);
    const settings = { ...DEFAULT_SETTINGS, tone, formality };
    const request = { content, formats: [...FORMAT_KEYS], settings };
    const found = FORMAT_KEYS.flatMap((format) => {
      const { draft } = finishDraft(writeOffline(request, read, format), read);
      return findTells(draft, read, tone).findings.map((finding) => ({ format, ...finding }));
    });
    expect(found).toEqual([]);
  });
});
