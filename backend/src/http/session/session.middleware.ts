import { randomBytes } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { API } from '@repurpose/contract';
import type { RequestHandler } from 'express';
import session from 'express-session';
import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import type { Env } from '../../config/env.js';
import { SETTINGS } from '../../config/settings.js';
import { isBelowV1 } from '../api-path.js';
import { SessionStore } from './session-store.repository.js';

/** `__Host-` requires https. */
export const cookieName = (env: Pick<Env, 'APP_URL'>): string =>
  env.APP_URL.startsWith('https:') ? '__Host-sid' : 'sid';

/** These work without the session table. */
const WITHOUT_SESSION = new Set<string>([
  API.stripeWebhook.path,
  API.live.path,
  API.ready.path,
  API.config.path,
]);

type SessionEnv = Pick<Env, 'APP_URL' | 'SESSION_SECRET' | 'SESSION_SECRET_PREVIOUS'>;

export function sessions(env: SessionEnv, db: DataSource): RequestHandler {
  const logger = new Logger('Sessions');
  const pool = (db.driver as unknown as { master: Pool }).master;
  const isSecure = env.APP_URL.startsWith('https:');
  const middleware = session({
    name: cookieName(env),
    genid: () => randomBytes(32).toString('base64url'),
    secret: [env.SESSION_SECRET, env.SESSION_SECRET_PREVIOUS].filter((secret) => secret !== undefined),
    store: new SessionStore(pool, (message) => logger.warn(message)),
    resave: false,
    saveUninitialized: false,
    rolling: true,
    proxy: isSecure,
    cookie: { httpOnly: true, sameSite: 'lax', secure: isSecure, path: '/', maxAge: SETTINGS.session.idleMs },
  });
  return (req, res, next) => {
    const path = req.originalUrl.split('?')[0] ?? '';
    if (WITHOUT_SESSION.has(path) || isBelowV1(path)) return next();
    // TLS ends at the proxy. APP_URL decides whether users come by https, not a header.
    if (isSecure) req.headers['x-forwarded-proto'] = 'https';
    middleware(req, res, next);
  };
}
