import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { functionText } from './stored-functions.repository.js';

const names = globSync('*.sql', { cwd: join(import.meta.dirname, 'functions') })
  .map((file) => basename(file, '.sql'))
  .filter((name) => name !== 'previous_release');

it.each(names)('%s.sql has the function of its name, and no other', (name) => {
  const created = [...functionText(name).matchAll(/CREATE OR REPLACE FUNCTION (\w+)/g)];
  expect(created.map(([, each]) => each)).toEqual([name]);
});
