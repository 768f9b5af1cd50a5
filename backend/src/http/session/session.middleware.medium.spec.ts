import express from 'express';
import request from 'supertest';
import { DataSource } from 'typeorm';
import { freshDatabase, query } from '../../../test/harness/database.js';
import { databaseOptions } from '../../database/data-source.js';
import { sessions } from './session.middleware.js';

const [OLD, NEW] = ['the-secret-of-last-year-0123456789', 'the-secret-of-this-year-0123456789'];
let db: DataSource;
let userId = '';

beforeAll(async () => {
  const databaseUrl = await freshDatabase();
  db = await new DataSource(databaseOptions({ DATABASE_URL: databaseUrl }, () => undefined)).initialize();
  const sql = `INSERT INTO app_user (email, username) VALUES ('ada@example.com', 'Ada') RETURNING id`;
  userId = (await query<{ id: string }>(databaseUrl, sql))[0]?.id ?? '';
});
afterAll(() => db.destroy());

function app(secret: string, previous?: string): express.Express {
  const server = express();
  const env = { APP_URL: 'http://localhost', SESSION_SECRET: secret, SESSION_SECRET_PREVIOUS: previous };
  server.use(sessions(env, db));
  server.post('/login', (req, res) => {
    Object.assign(req.session, { userId, createdAt: Date.now() });
    res.end();
  });
  server.get('/who', (req, res) => void res.send(req.session.userId ?? 'nobody'));
  return server;
}

const cookieOf = (answer: request.Response): string =>
  String(answer.headers['set-cookie']?.[0] ?? '').split(';')[0] ?? '';
const who = (server: express.Express, cookie: string): request.Test =>
  request(server).get('/who').set('Cookie', cookie);

it('a new secret logs nobody out while the one before is known, and signs their cookie anew', async () => {
  const signedByOld = cookieOf(await request(app(OLD)).post('/login'));
  expect((await who(app(NEW), signedByOld)).text).toBe('nobody');
  const both = await who(app(NEW, OLD), signedByOld);
  expect(both.text).toBe(userId);
  expect((await who(app(NEW), cookieOf(both))).text).toBe(userId);
});

it('the session of a user who is gone is none', async () => {
  const cookie = cookieOf(await request(app(NEW)).post('/login'));
  expect((await who(app(NEW), cookie)).text).toBe(userId);
  await db.query('DELETE FROM app_user WHERE id = $1', [userId]);
  expect((await who(app(NEW), cookie)).text).toBe('nobody');
});
