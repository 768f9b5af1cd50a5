import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OPENAPI, V1 } from '@repurpose/contract';
import { Validator } from '@seriousme/openapi-schema-validator';
import { documentOfSources } from './openapi.js';

type Operation = { operationId: string; summary: string; responses: Record<string, object> };

it('the committed document is that of the sources (node scripts/openapi.ts writes it)', async () => {
  const file = readFileSync(join(import.meta.dirname, '../../libs/contract/openapi.json'), 'utf8');
  expect(JSON.parse(file)).toEqual(JSON.parse(JSON.stringify(await documentOfSources())));
});

it('it is OpenAPI 3.1 by the standard’s own schema', async () => {
  const { valid, errors } = await new Validator().validate({ ...(await documentOfSources()) });
  expect([errors, valid]).toEqual([undefined, true]);
  expect((await documentOfSources()).openapi).toBe('3.1.0');
});

it('it has the calls of the contract and no other, each with a summary, a success and its errors', async () => {
  const { paths } = await documentOfSources();
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item as Record<string, Operation>).map(([method, operation]) => ({
      ...operation,
      call: `${method.toUpperCase()} ${path}`,
    })),
  );
  const calls = Object.entries(V1).map(([name, { method, path }]) => [name, `${method} ${path}`]);
  expect(operations.map(({ operationId, call }) => [operationId, call]).sort()).toEqual(calls.sort());
  expect(paths[OPENAPI.path]).toBeUndefined();
  for (const { call, summary, responses } of operations) {
    expect([call, summary.length > 10]).toEqual([call, true]);
    expect(Object.keys(responses)).toEqual(
      expect.arrayContaining(['200', '400', '401', '403', '429', '500']),
    );
  }
});

it('every reference leads somewhere, and nothing is defined in vain', async () => {
  const document = await documentOfSources();
  const text = JSON.stringify(document);
  const named = new Set(
    [...text.matchAll(/"#\/components\/(\w+)\/([^"]+)"/g)].map(([, kind, name]) => `${kind}/${name}`),
  );
  const { securitySchemes: _, ...components } = document.components ?? {};
  const defined = Object.entries(components).flatMap(([kind, all]) =>
    Object.keys(all).map((name) => `${kind}/${name}`),
  );
  expect([...named].sort()).toEqual(defined.sort());
});
