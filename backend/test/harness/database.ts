import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { makeDatabase } from '../../../scripts/services/product.ts';
import { testServices } from './test-services.js';

export const freshDatabase = (): Promise<string> => newDatabase({ template: testServices.template() });

export const bareDatabase = (): Promise<string> => newDatabase({});

async function newDatabase(options: { template?: string }): Promise<string> {
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  await makeDatabase(testServices.adminDatabaseUrl(), name, options);
  const url = new URL(testServices.adminDatabaseUrl());
  url.pathname = `/${name}`;
  return url.href;
}

export async function query<Row extends pg.QueryResultRow>(
  databaseUrl: string,
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}
