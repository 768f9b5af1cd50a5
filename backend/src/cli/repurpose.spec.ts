import { Readable } from 'node:stream';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runEvaluate } from './evaluate.js';
import { runRepurpose } from './repurpose.js';
import type { Terminal } from './terminal.js';

const ARTICLE =
  'The harbour replaced 40 metres of pipe in two weekends. Members did most of the digging themselves. Small repairs paid for themselves within one season. Guests rarely waste water on purpose.';

function aTerminal(input = ARTICLE) {
  const written = { out: '', err: [] as string[] };
  const terminal: Terminal = {
    env: {},
    stdin: Readable.from([input]),
    out: (text) => void (written.out += text),
    err: (line) => void written.err.push(line),
  };
  return { terminal, written };
}

describe('npm run repurpose', () => {
  it('writes standard input into the formats asked, in their order', async () => {
    const { terminal, written } = aTerminal();
    expect(await runRepurpose(['-', '--formats', 'summary,twitter', '--tone', 'casual'], terminal)).toBe(0);
    expect(written.out.indexOf('Bullet-Point Summary')).toBeLessThan(written.out.indexOf('Twitter Thread'));
    expect(written.out).toContain('40 metres of pipe');
    expect(written.err).toEqual([]);
  });

  it('answers machines with --json', async () => {
    const { terminal, written } = aTerminal();
    expect(await runRepurpose(['-', '--formats=email', '--json'], terminal)).toBe(0);
    const answer: unknown = JSON.parse(written.out);
    expect(answer).toMatchObject({ transformedContent: { email: expect.any(String) }, failures: [] });
  });

  it.each([
    [[]],
    [['a.md', 'b.md']],
    [['-', '--formats', 'myspace']],
    [['-', '--tone', 'angry']],
    [['-', '--industry', 'mining']],
    [['-', '--formality', '40']],
    [['-', '--length', 'long']],
    [['-', '--colour', 'red']],
  ])('answers %j with the usage line and exit code 2', async (args) => {
    const { terminal, written } = aTerminal();
    expect(await runRepurpose(args, terminal)).toBe(2);
    expect(written.err.at(-1)).toMatch(/^usage: npm run repurpose/u);
    expect(written.out).toBe('');
  });

  it.each([
    ['a file that is not there', ['/nowhere/at-all.md'], ARTICLE, /cannot be read/u],
    ['blank input', ['-'], ' \n ', /no text/u],
    ['more than the product takes', ['-'], 'word '.repeat(20_001), /100,000/u],
  ])('answers %s with one line and exit code 1', async (_, args, input, message) => {
    const { terminal, written } = aTerminal(input);
    expect(await runRepurpose(args, terminal)).toBe(1);
    expect(written.err).toEqual([expect.stringMatching(message)]);
  });
});

describe('npm run eval', () => {
  it('prints a row per format and writes a page to read', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'eval-'));
    const file = join(folder, 'harbour.txt');
    writeFileSync(file, ARTICLE);
    const { terminal, written } = aTerminal();
    expect(await runEvaluate([file, '--html', join(folder, 'page.html')], terminal)).toBe(0);
    expect(written.out).toMatch(/^infographic +\d+/mu);
    expect(written.out).toContain('0 defects in 1 files');
  });

  it('answers an unknown writer with the usage line', async () => {
    const { terminal, written } = aTerminal();
    expect(await runEvaluate(['-', '--writer', 'quill'], terminal)).toBe(2);
    expect(written.err.at(-1)).toMatch(/^usage: npm run eval/u);
  });
});
