import { randomBytes } from 'node:crypto';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';
import type { Env } from '../config/env.js';

type Directives = Record<string, string[]>;
type Locals = { cspNonce?: string };

/** What Stripe.js and its frames need (docs.stripe.com/security/guide#content-security-policy). */
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

/** What the Firebase client needs: its two services, Google's popup script, and the frame of the project's own domain. */
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

/** The content security policy of this installation: nothing is listed that its adapters do not use. */
export function contentSecurityPolicy(env: Env, nonce: string): string {
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
    'script-src': ["'self'", `'nonce-${nonce}'`],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    // MUI positions menus and ripples through style attributes, which no nonce can cover.
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

/** The nonce of this response, which the page's inline style and script tags carry. */
export const nonceOf = (res: Response): string => (res.locals as Locals).cspNonce ?? '';

/** Headers of every answer: policy with a fresh nonce, no framing, no sniffing, HSTS behind https. */
export function securityHeaders(env: Env): RequestHandler {
  const base = helmet({
    contentSecurityPolicy: false,
    // `same-origin` would cut the link to the identity popup.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: env.APP_URL.startsWith('https:') && {
      maxAge: 31_536_000,
      includeSubDomains: true,
    },
    xFrameOptions: { action: 'deny' },
  });
  return (req: Request, res: Response, next: NextFunction) => {
    const nonce = randomBytes(18).toString('base64');
    (res.locals as Locals).cspNonce = nonce;
    res.setHeader('Content-Security-Policy', contentSecurityPolicy(env, nonce));
    res.setHeader('Permissions-Policy', 'camera=(), geolocation=(), microphone=()');
    base(req, res, (error?: unknown) => {
      // Its address carries the id of a checkout.
      if (req.path === '/checkout-return') res.setHeader('Referrer-Policy', 'no-referrer');
      next(error);
    });
  };
}
