import type { ImportedTerms, SharedTerm, Term, TermList, Voice } from '@repurpose/contract';
import { transform } from '../harness/transforms.js';
import { person, setPlan, type Person } from '../workspaces/team.js';

const banned = (text: string, replacement: string | null = null): Term => ({
  kind: 'banned',
  text,
  forms: [],
  replacement,
  isCaseSensitive: false,
});

let user: Person;
beforeEach(async () => {
  user = await person();
  await setPlan(user.id, 'pro');
});

async function voiceWith(terms: Term[]): Promise<Voice> {
  const { body: made } = await user.client.post<Voice>('/api/voices', { name: 'House' });
  const { id, name, rules, version: expectedVersion } = made;
  const body = JSON.stringify({ expectedVersion, name, rules, terms, isDefault: false });
  const init = { headers: { 'content-type': 'application/json' }, body };
  expect((await user.client.send('PUT', `/api/voices/${id}`, init)).status).toBe(200);
  return (await user.client.get<Voice>(`/api/voices/${id}`)).body;
}

const textsOf = async (): Promise<string[]> =>
  (await user.client.get<TermList>('/api/terms')).body.terms.map(({ text }) => text);
const written = async ({ id }: Voice, key?: string) =>
  transform(
    user.client,
    { formats: ['summary'], settings: { voiceId: id } },
    key === undefined ? {} : { 'idempotency-key': key },
  );

it('every voice of the workspace follows the words for all; its own word of the same text comes first', async () => {
  const voice = await voiceWith([banned('team', 'crew')]);
  expect((await user.client.post<SharedTerm>('/api/terms', banned('notes', 'logs'))).status).toBe(201);
  await user.client.post('/api/terms', banned('Team', 'group'));
  const { transformedContent } = (await written(voice)).body;
  expect(transformedContent.summary).toContain('logs');
  expect(transformedContent.summary).not.toContain('group');
  const { body } = await user.client.get<Voice>(`/api/voices/${voice.id}`);
  expect([body.terms, body.sharedTerms.map(({ text }) => text)]).toEqual([
    [banned('team', 'crew')],
    ['notes', 'Team'],
  ]);
});

it('a word is only for texts in its language', async () => {
  const voice = await voiceWith([{ ...banned('notes', 'logs'), language: 'de' }]);
  await user.client.post('/api/terms', { ...banned('team', 'crew'), language: 'en' });
  const { summary = '' } = (await written(voice)).body.transformedContent;
  expect([summary.includes('notes'), summary.includes('logs'), summary.includes('team')]).toEqual([
    true,
    false,
    false,
  ]);
  expect((await user.client.get<TermList>('/api/terms')).body.terms).toMatchObject([{ language: 'en' }]);
  const unknown = await user.client.post('/api/terms', { ...banned('team'), language: 'english' });
  expect(unknown).toMatchObject({ status: 400, body: { code: 'TERM_INVALID' } });
});

it('a changed word makes another request of the same Idempotency-Key', async () => {
  const voice = await voiceWith([]);
  expect((await written(voice, 'words')).status).toBe(200);
  expect((await written(voice, 'words')).status).toBe(200);
  await user.client.post('/api/terms', banned('notes', 'logs'));
  expect((await written(voice, 'words')).status).toBe(422);
});

it('a word of the same text is replaced, and a word can be removed', async () => {
  const { body: first } = await user.client.post<SharedTerm>('/api/terms', banned('leverage'));
  const { body: second } = await user.client.post<SharedTerm>('/api/terms', banned('Leverage', 'use'));
  expect(second).toEqual({ ...banned('Leverage', 'use'), id: first.id });
  expect(await textsOf()).toEqual(['Leverage']);
  expect((await user.client.send('DELETE', `/api/terms/${first.id}`)).status).toBe(204);
  expect((await user.client.send('DELETE', `/api/terms/${first.id}`)).status).toBe(404);
  expect(await textsOf()).toEqual([]);
});

it('a list comes in as CSV and goes out as it came; what is no word is skipped', async () => {
  const csv = `kind,word,forms,replacement,language,note\r\nbanned,utilize,utilizes|utilized,use,en,Plain words\r\nprotected,"Ink, Paper",,,,`;
  const more = `${csv}\r\nnoun,cat,,,\r\nbanned,${'x'.repeat(61)},,,\r\nbanned,cat,,,english`;
  const { status, body } = await user.client.post<ImportedTerms>('/api/terms/import', { csv: more });
  expect([status, body]).toEqual([200, { added: 2, skipped: 3 }]);
  const exported = await user.client.send('GET', '/api/terms/export');
  expect(exported.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const rows = exported.text.split('\r\n');
  expect([rows[0], rows.slice(1).sort()]).toEqual([
    'kind,word,forms,replacement,language,note',
    csv.split('\r\n').slice(1).sort(),
  ]);
  const { text } = await user.client.send('GET', '/api/user/export');
  expect((JSON.parse(text) as { terms: Term[] }).terms.map((term) => term.text)).toContain('Ink, Paper');
});

it('the plan bounds the words of a voice and those for all together', async () => {
  const rows = (count: number) =>
    ['kind,word', ...Array.from({ length: count }, (_, at) => `banned,word${at}`)].join('\n');
  const add = (csv: string) => user.client.post('/api/terms/import', { csv });
  await voiceWith(Array.from({ length: 40 }, (_, at) => banned(`own${at}`)));
  expect((await add(rows(60))).status).toBe(200);
  expect(await add(rows(61))).toMatchObject({ status: 409, body: { code: 'TOO_MANY_TERMS' } });
  expect(await textsOf()).toHaveLength(60);
  expect(await add(rows(501))).toMatchObject({ status: 400, body: { code: 'TERMS_FILE_INVALID' } });
  await setPlan(user.id, 'free');
  expect(await user.client.post('/api/terms', banned('new'))).toMatchObject({
    status: 403,
    body: { code: 'VOICES_NOT_IN_PLAN' },
  });
});
