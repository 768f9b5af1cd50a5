/* Signed-in users of a running product, as cookies. */
import pg from 'pg';

export const PASSWORD = 'correct horse 9';
const json = (address) => ({ 'content-type': 'application/json', 'x-forwarded-for': address });

/** One call; rejects unless it is answered below 300. */
export async function send(url, init = {}) {
  const response = await fetch(url, init);
  const text = await response.text();
  if (response.status >= 300) throw new Error(`${response.status} ${text.slice(0, 200)}`);
  return {
    text,
    cookie: response.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; '),
  };
}

/** So many new users with an Agency plan: many requests in flight each, credits without end. */
export async function signUp(url, databaseUrl, count) {
  const users = [];
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
