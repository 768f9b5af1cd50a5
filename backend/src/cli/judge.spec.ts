import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { OpenAiServer, USUAL_SENTENCE, type Behaviour } from '../../test/harness/openai-server.js';
import { runEvaluate } from './evaluate.js';
import type { Terminal } from './terminal.js';

const folder = mkdtempSync(join(tmpdir(), 'judge-'));
const ARTICLE = join(folder, 'harbour.md');
const DRY = '40 metres of pipe';
writeFileSync(
  ARTICLE,
  `The harbour replaced ${DRY} in two weekends. Members did most of the digging themselves. Small repairs paid for themselves within one season. Guests rarely waste water on purpose. ${USUAL_SENTENCE}`,
);
const model = new OpenAiServer();
beforeAll(() => model.start());
beforeEach(() => void (model.calls.length = 0));
afterAll(async () => {
  await model.stop();
  rmSync(folder, { recursive: true });
});

const sheet = (grade: string, score: number, quote = '') => ({
  ...{ quote, grade, hook: score, coherence: score, completeness: score, form: score, fidelity: score },
});
const isOtherFirst = (): boolean =>
  model.calls.at(-1)?.user.split('<<<B ')[0]?.split('<<<A ')[1]?.includes(DRY) ?? false;
function fair(): Behaviour {
  const [own, other] = [sheet('R', 2, USUAL_SENTENCE), sheet('M', 7, 'words that nobody wrote')];
  const answer = isOtherFirst() ? { a: other, b: own, preferred: 'A' } : { a: own, b: other, preferred: 'B' };
  return { answer };
}
const judging =
  (answer: () => Behaviour): OpenAiServer['behave'] =>
  (kind) =>
    kind === 'judge' ? answer() : 'ok';

async function evaluate(args: string[], env: Terminal['env'] = { WRITER: 'openai' }) {
  const out: string[] = [];
  const err: string[] = [];
  const code = await runEvaluate([ARTICLE, ...args], {
    env: { OPENAI_BASE_URL: model.baseUrl, OPENAI_MODEL: 'local-model', ...env },
    stdin: Readable.from([]),
    out: (said) => out.push(said),
    err: (line) => err.push(line),
  });
  return { code, out: out.join(''), err: err.join('\n') };
}
interface Judged {
  sources: { sides: object; formats: Record<string, unknown>[]; totals: Record<string, object> }[];
}

describe('npm run eval -- FILE --judge', () => {
  it('shows both outputs in both orders, and prints the means and the worse grades', async () => {
    model.behave = judging(fair);
    const env = { WRITER: 'openai', OPENAI_ENTAILMENT: 'true' };
    const { code, out } = await evaluate(['--judge', '--formats', 'summary,linkedin'], env);
    expect(code).toBe(0);
    expect(model.calls.map(({ format }) => format)).toEqual([
      ...['summary', 'judge', 'judge'],
      ...['linkedin', 'judge', 'judge'],
    ]);
    expect(out).toContain('harbour.md (en), judged by local-model\n');
    expect(out).toMatch(/^summary +local-model +R( +2\.0){5} +The team wrote it down and read it\.$/mu);
    expect(out).toMatch(/^ +built-in +M( +7\.0){5} +yes$/mu);
    expect(out).toMatch(/^all +built-in +P 0 M 2 R 0( +7\.0){5} +2$/mu);
    expect(out).toContain('2 formats, 0 ties');
  });

  it('counts a preference that follows the order as a tie', async () => {
    let grade = 0;
    model.behave = judging(() => ({
      answer: { a: sheet(grade++ === 0 ? 'P' : 'R', 8), b: sheet('P', 6), preferred: 'A' },
    }));
    const { code, out } = await evaluate(['--judge', '--formats', 'summary', '--json']);
    expect(code).toBe(0);
    const [source] = (JSON.parse(out) as Judged).sources;
    expect(source?.formats).toMatchObject([{ format: 'summary', preferred: 'tie', isFlipped: true }]);
    expect(source?.totals).toMatchObject({
      writer: { preferred: 0, hook: 7 },
      other: { preferred: 0, hook: 7 },
    });
    const sheets = Object.values(source?.formats[0]?.sheets ?? {}) as { grade: string }[];
    expect(sheets.map((each) => each.grade).sort()).toEqual(['P', 'R']);
  });

  it('compares with texts of a folder', async () => {
    const other = join(folder, 'by-hand');
    mkdirSync(other);
    writeFileSync(join(other, 'summary.txt'), `By hand: ${DRY}.`);
    model.behave = judging(fair);
    const { code, out } = await evaluate(['--judge', '--against', other, '--json']);
    expect(code).toBe(0);
    expect((JSON.parse(out) as Judged).sources).toMatchObject([
      {
        sides: { writer: 'local-model', other: 'by-hand' },
        formats: [{ format: 'summary', preferred: 'other', isFlipped: false }],
      },
    ]);
    expect(model.calls.at(-1)?.user).toContain(`By hand: ${DRY}.`);
  });

  it.each<[string, Behaviour, string]>([
    ['is refused', { status: 400 }, 'provider answered 400'],
    [
      'gives a score above 10',
      { answer: { a: sheet('P', 11), b: sheet('P', 1), preferred: 'A' } },
      '0 to 10',
    ],
    [
      'prefers nothing',
      { answer: { a: sheet('P', 1), b: sheet('P', 1), preferred: 'C' } },
      'one of A, B, tie',
    ],
    ['is prose', 'not-json', 'no JSON object'],
  ])('goes on when one judgement %s, names it and answers 1', async (_name, behaviour, cause) => {
    let format = 0;
    model.behave = (kind) => {
      if (kind !== 'judge') format += 1;
      return kind !== 'judge' ? 'ok' : format === 1 ? behaviour : fair();
    };
    const { code, out } = await evaluate(['--judge', '--formats', 'summary,linkedin']);
    expect(code).toBe(1);
    expect(out).toMatch(new RegExp(`^summary was not judged: .*${cause}`, 'mu'));
    expect(out).toMatch(/^linkedin +local-model/mu);
  });

  it.each<[string, string[], Terminal['env'], RegExp]>([
    ['without a model', ['--judge'], { WRITER: 'offline' }, /^--judge needs a model: set WRITER=openai/u],
    ['of the built-in writer', ['--judge', '--writer', 'offline'], { WRITER: 'openai' }, /needs a model/u],
    [
      'with settings that cannot be read',
      ['--judge'],
      { WRITER: 'openai', OPENAI_BASE_URL: 'x' },
      /OPENAI_BASE_URL/u,
    ],
    ['for a page', ['--judge', '--html', 'x'], { WRITER: 'openai' }, /without --html/u],
    ['against texts alone', ['--against', folder], {}, /--against needs --judge/u],
    [
      'against a folder without texts',
      ['--judge', '--against', '/nowhere'],
      { WRITER: 'openai' },
      /FORMAT\.txt/u,
    ],
  ])('answers 2 and calls nobody %s', async (_name, args, env, message) => {
    const { code, err } = await evaluate(args, env);
    expect([code, model.calls.length]).toEqual([2, 0]);
    expect(err).toMatch(message);
    expect(err).toContain('usage: npm run eval');
  });
});
