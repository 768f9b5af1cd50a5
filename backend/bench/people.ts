import pg from 'pg';

export const PASSWORD = 'correct horse 9';

type Headers = Record<string, string>;
export interface Person {
  email: string;
  address: string;
  headers: Headers & { cookie: string };
}

const json = (address: string): Headers => ({
  'content-type': 'application/json',
  'x-forwarded-for': address,
});

export async function send(url: string, init: RequestInit = {}): Promise<{ text: string; cookie: string }> {
  const response = await fetch(url, init);
  const text = await response.text();
  if (response.status >= 300) throw new Error(`${response.status} ${text.slice(0, 200)}`);
  const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0]);
  return { text, cookie: cookies.join('; ') };
}

/** On Agency, with practically unlimited credits. */
export async function signUp(url: string, databaseUrl: string, count: number): Promise<Person[]> {
  const users: Person[] = [];
  for (let i = 0; i < count; i += 1) {
    const address = `10.9.${i >> 8}.${i & 255}`;
    const email = `bench-${Date.now()}-${i}@example.com`;
    const body = JSON.stringify({ email, password: PASSWORD, username: 'Bench' });
    const { cookie } = await send(`${url}/api/register`, { method: 'POST', headers: json(address), body });
    users.push({ email, address, headers: { ...json(address), cookie } });
  }
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `UPDATE billing_account SET plan = 'agency', remaining = 1000000, period_ends_at = now() + interval '1 month'`,
  );
  await client.end();
  return users;
}
