import { randomBytes } from 'node:crypto';
import express, { Router, type Response } from 'express';
import { payCheckout } from '../engine/checkout.js';
import type { SandboxContext } from '../engine/sandbox-context.js';
import { runDue } from '../engine/subscriptions.js';
import type { PortalRecord, SessionRecord } from '../records.js';
import { missing } from '../stripe-fault.js';
import { checkoutPage, closedCheckoutPage } from './checkout.page.js';
import { portalAction } from './portal.actions.js';
import { portalPage } from './portal.page.js';

/** Sets the headers of a page; returns the nonce of its style and script. */
function secure(response: Response, ancestors: string, formTargets = "'self'"): string {
  const nonce = randomBytes(16).toString('base64');
  const policy = [
    ...[
      "default-src 'none'",
      `style-src 'nonce-${nonce}'`,
      `script-src 'nonce-${nonce}'`,
      "connect-src 'self'",
      'img-src data:',
    ],
    ...[`frame-ancestors ${ancestors}`, `form-action ${formTargets}`, "base-uri 'none'"],
  ];
  response.setHeader('content-security-policy', policy.join('; '));
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('referrer-policy', 'no-referrer');
  response.setHeader('cache-control', 'no-store');
  response.type('html');
  return nonce;
}

const field = (body: unknown, name: string): string => {
  const value =
    typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined;
  return typeof value === 'string' ? value : '';
};

/** The checkout page (embedded by the product), the portal page, and the actions of their buttons. */
export function pageRoutes(context: SandboxContext, appUrl: string): Router {
  const router = Router();
  checkoutRoutes(router, context, new URL(appUrl).origin);
  portalRoutes(router, context);
  return router;
}

function checkoutRoutes(router: Router, context: SandboxContext, appOrigin: string): void {
  const { state } = context;
  const found = (secret: string): SessionRecord => {
    const session = state.sessions.get(secret.split('_secret_')[0] ?? '');
    if (session?.clientSecret !== secret) throw missing('checkout.session', 'of this secret');
    return session;
  };
  router.get('/checkout/:clientSecret', (request, response) => {
    runDue(context);
    const session = found(request.params.clientSecret);
    const price = state.prices.get(session.price);
    const nonce = secure(response, appOrigin);
    if (session.status !== 'open' || !price) {
      const status = session.status === 'complete' ? 'complete' : 'expired';
      response.send(closedCheckoutPage(status, nonce, appOrigin));
      return;
    }
    const email = state.customers.get(session.customer)?.email ?? null;
    response.send(checkoutPage(price, email, nonce, appOrigin));
  });
  router.post('/checkout/:clientSecret/pay', express.json(), (request, response) => {
    runDue(context);
    const session = found(request.params.clientSecret);
    const body: unknown = request.body;
    const form = { number: field(body, 'number'), expiry: field(body, 'expiry'), cvc: field(body, 'cvc') };
    const confirmed = (body as { confirmed?: unknown } | undefined)?.confirmed;
    response.json(payCheckout(context, session, form, typeof confirmed === 'boolean' ? confirmed : null));
  });
}

function portalRoutes(router: Router, context: SandboxContext): void {
  const found = (key: string): PortalRecord => {
    const portal = [...context.state.portals.values()].find((each) => `${each.id}_${each.secret}` === key);
    if (!portal) throw missing('billing_portal.session', 'of this link');
    return portal;
  };
  router.get('/portal/:key', (request, response) => {
    runDue(context);
    const portal = found(request.params.key);
    const alert = typeof request.query['alert'] === 'string' ? request.query['alert'] : '';
    response.send(portalPage(context, portal, secure(response, "'none'"), alert));
  });
  router.post('/portal/:key', express.urlencoded({ extended: false }), (request, response) => {
    const portal = found(request.params.key);
    const alert = portalAction(context, portal, field(request.body, 'action'), field(request.body, 'card'));
    response.redirect(303, `${request.path}${alert === '' ? '' : `?alert=${encodeURIComponent(alert)}`}`);
  });
}
