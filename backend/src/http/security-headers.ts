import type { NextFunction, Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';
import type { Env } from '../config/env.js';
import { type InlineHashes, NO_HASHES } from './inline-hashes.js';

type Directives = Record<string, string[]>;

/** MUI's style engine inserts an empty `<style>` and fills it by script. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** docs.stripe.com/security/guide#content-security-policy */
const STRIPE: Directives = {
  'script-src': ['https://js.stripe.com', 'https://*.js.stripe.com'],
  'frame-src': [
    'https://js.stripe.com',
    'https://*.js.stripe.com',
    'https://hooks.stripe.com',
    'https://checkout.stripe.com',
  ],
  'connect-src': ['https://api.stripe.com', 'https://checkout.stripe.com'],
  'img-src': ['https://*.stripe.com'],
};

function firebase(env: Env): Directives {
  const emulator = env.FIREBASE_AUTH_EMULATOR_HOST ? [`http://${env.FIREBASE_AUTH_EMULATOR_HOST}`] : [];
  return {
    'script-src': ['https://apis.google.com'],
    'frame-src': [...(env.FIREBASE_AUTH_DOMAIN ? [`https://${env.FIREBASE_AUTH_DOMAIN}`] : []), ...emulator],
    'connect-src': [
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      ...emulator,
    ],
    'img-src': ['https://*.googleusercontent.com'],
  };
}

export function contentSecurityPolicy(env: Env, { scripts, styles }: InlineHashes = NO_HASHES): string {
  const additions = [
    env.PAYMENTS === 'stripe' ? STRIPE : { 'frame-src': [env.STRIPE_API_BASE] },
    env.IDENTITY === 'firebase' ? firebase(env) : {},
  ];
  const directives: Directives = {
    'default-src': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", EMPTY_STYLE, ...styles],
    // MUI positions menus and ripples by style attributes, which no hash can cover.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'frame-src': [],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
  };
  for (const addition of additions) {
    for (const [name, sources] of Object.entries(addition)) directives[name]?.push(...sources);
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.length > 0 ? sources.join(' ') : "'none'"}`)
    .join('; ');
}

export function securityHeaders(env: Env): RequestHandler {
  const base = helmet({
    contentSecurityPolicy: false,
    // `same-origin` would break the sign-in popup.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: env.APP_URL.startsWith('https:') && {
      maxAge: 31_536_000,
      includeSubDomains: true,
    },
    xFrameOptions: { action: 'deny' },
  });
  const policy = contentSecurityPolicy(env);
  return (req: Request, res: Response, next: NextFunction) => {
    res.setHeader('Content-Security-Policy', policy);
    res.setHeader('Permissions-Policy', 'camera=(), geolocation=(), microphone=()');
    base(req, res, (error?: unknown) => {
      // Its URL has the id of a checkout.
      if (req.path === '/checkout-return') res.setHeader('Referrer-Policy', 'no-referrer');
      next(error);
    });
  };
}
