import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withEnvFile } from './env-file.ts';

describe('.env', () => {
  const dir = mkdtempSync(join(tmpdir(), 'repurpose-env-'));
  afterAll(() => rmSync(dir, { recursive: true }));

  it('adds what is not set: no empty value, nothing that the terminal says otherwise', () => {
    const file = join(dir, '.env');
    writeFileSync(file, '# a comment\nWRITER=openai\nOPENAI_MODEL="a model"\nPORT=4000\nAPP_URL=\n');
    expect(withEnvFile({ PORT: '5000', HOME: '/root' }, file)).toEqual({
      WRITER: 'openai',
      OPENAI_MODEL: 'a model',
      PORT: '5000',
      HOME: '/root',
    });
  });

  it('need not be there', () => {
    expect(withEnvFile({ PORT: '5000' }, join(dir, 'none'))).toEqual({ PORT: '5000' });
  });
});
