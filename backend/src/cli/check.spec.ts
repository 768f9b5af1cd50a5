import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { OpenAiServer } from '../../test/harness/openai-server.js';
import { runCheck } from './check.js';
import type { Terminal } from './terminal.js';

const dir = mkdtempSync(join(tmpdir(), 'check-'));
afterAll(() => rmSync(dir, { recursive: true }));

const SOURCE =
  'Lindholm harbour has room for 140 boats. The number of guests fell from 180 to 120 in 2023.\n';

function file(name: string, text: string): string {
  const path = join(dir, name);
  writeFileSync(path, text);
  return path;
}

async function check(text: string, ...options: string[]) {
  return checkIn({}, text, ...options);
}

async function checkIn(env: Terminal['env'], text: string, ...options: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const code = await runCheck([file('source.md', SOURCE), file('text.md', text), ...options], {
    env,
    stdin: Readable.from([]),
    out: (said) => out.push(said),
    err: (line) => err.push(line),
  });
  return { code, out: out.join(''), err: err.join('\n') };
}

describe('npm run check', () => {
  it('answers 0 where the source supports every claim', async () => {
    const { code, out } = await check('The harbour has 140 boats.');
    expect(code).toBe(0);
    expect(out).toContain('✓ number  140');
  });

  it('answers 1 with the rule, the reason and UTF-16 offsets of what it does not support', async () => {
    const text = '🚤 The harbour has 150 boats.';
    const { code, out } = await check(text, '--json');
    expect(code).toBe(1);
    const { claims } = JSON.parse(out) as { claims: Record<string, unknown>[] };
    const start = text.indexOf('150');
    expect(claims).toContainEqual({
      text: '150',
      kind: 'number',
      start,
      end: start + 3,
      supported: false,
      rule: 'absent',
      reason: 'The source does not state “150”.',
      sourceSpan: null,
    });
  });

  it('names the rule of a change told the other way round', async () => {
    const { code, out } = await check('The number of guests rose from 120 to 180 in 2023.', '--json');
    expect(code).toBe(1);
    const { claims } = JSON.parse(out) as { claims: { supported: boolean; rule: string }[] };
    expect(claims.filter(({ supported }) => !supported).map(({ rule }) => rule)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:swapped|reversed)$/)]),
    );
  });

  it.each([
    ['one file', [file('only.md', 'Text.')]],
    ['a file that is not there', [join(dir, 'none.md'), join(dir, 'none.md')]],
    ['an unknown option', ['a', 'b', '--html']],
  ])('answers 2 for %s', async (_, args) => {
    const code = await runCheck(args, { env: {}, stdin: Readable.from([]), out: () => {}, err: () => {} });
    expect(code).toBe(2);
  });
});

describe('npm run check with a model', () => {
  const model = new OpenAiServer();
  beforeAll(() => model.start());
  afterAll(() => model.stop());
  const env = (): Terminal['env'] => ({
    ...{ WRITER: 'openai', OPENAI_ENTAILMENT: 'true', OPENAI_BASE_URL: model.baseUrl },
  });
  const TEXT = 'Of all harbours, Lindholm alone has room for 140 boats.';
  const EVIDENCE = 'Lindholm harbour has room for 140 boats';

  it('asks it once, and answers 1 with its reason where it finds a sentence not stated', async () => {
    const verdicts = [{ id: 1, verdict: 'not stated', evidence: EVIDENCE }];
    model.behave = () => ({ answer: { verdicts } });
    const { code, out } = await checkIn(env(), TEXT);
    expect(code).toBe(1);
    expect(out).toContain(`✗ statement ${TEXT}\n`);
    expect(out).toContain(`A model does not find this in the source, which says: “${EVIDENCE}”.`);
    expect(model.calls.map(({ format }) => format)).toEqual(['entailment']);
  });

  it('answers as without it when it is not reached, and 2 for settings that cannot be read', async () => {
    model.behave = () => ({ status: 500 });
    const { code, out, err } = await checkIn(env(), TEXT, '--json');
    expect({ code, out, err: '' }).toEqual(await check(TEXT, '--json'));
    expect(err).toMatch(/^a text was not checked by the model .*provider answered 500/u);
    expect((await checkIn({ ...env(), OPENAI_BASE_URL: 'nowhere' }, TEXT)).code).toBe(2);
  });
});
