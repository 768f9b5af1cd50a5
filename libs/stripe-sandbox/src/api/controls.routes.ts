import express, { Router, type Request, type RequestHandler } from 'express';
import { monthsAfter } from '../cycle.js';
import { expireCheckout, payCheckout } from '../engine/checkout.js';
import type { SandboxContext } from '../engine/sandbox-context.js';
import { payOpenInvoices, runDue } from '../engine/subscriptions.js';
import type { SubscriptionStatus } from '../records.js';
import { eventShape } from '../shapes.js';
import { StripeFault } from '../stripe-fault.js';

interface Fault {
  /** 200: succeed after `delayMs`. */
  status: number;
  calls: number;
  delayMs: number;
  /** Only POSTs to paths with this prefix. */
  path: string | null;
  /** Calls take effect, but their responses are lost. */
  isLost: boolean;
}

/** Makes the next calls of the protocol fail or wait. */
export class FaultInjector {
  private fault: Fault = { status: 500, calls: 0, delayMs: 0, path: null, isLost: false };

  set(fault: Fault): void {
    this.fault = fault;
  }

  readonly middleware: RequestHandler = (request, response, next) => {
    const { fault } = this;
    if (fault.calls <= 0 || !isMeant(fault, request)) return next();
    fault.calls -= 1;
    if (fault.isLost) {
      response.send = () => response.destroy();
      return next();
    }
    const answer = (): void => {
      if (fault.status === 200) next();
      else next(new StripeFault(fault.status, { type: 'api_error', message: 'Stripe is having a bad day.' }));
    };
    if (fault.delayMs === 0) return answer();
    const timer = setTimeout(answer, fault.delayMs);
    response.on('close', () => clearTimeout(timer));
  };
}

const isMeant = ({ path }: Fault, request: Request): boolean =>
  path === null || (request.method === 'POST' && request.path.startsWith(path));

/** Advances the test clock and runs everything that falls due. */
export function advance(context: SandboxContext, months: number): void {
  const { state } = context;
  for (let month = 0; month < months; month += 1) {
    state.advanceTo(monthsAfter(state.now(), 1));
    runDue(context);
  }
}

interface ControlBody {
  months?: number;
  days?: number;
  status?: number | string;
  calls?: number;
  delayMs?: number;
  path?: string;
  lost?: boolean;
  paused?: boolean;
  card?: string;
}

/**
 * Controls for tests, in JSON. Real Stripe has test clocks, the dashboard and the CLI for this.
 * `advance {months|days}`, `faults {status, calls, delayMs, path, lost}`, `webhooks {paused}`, `events/:id/resend`,
 * `sessions/:id/pay {card}`, `sessions/:id/expire`, `subscriptions/:id {status}`.
 */
export function controlRoutes(context: SandboxContext, faultInjector: FaultInjector): Router {
  const { state } = context;
  const router = Router();
  router.use(express.json({ strict: true }));
  const bodyOf = (body: unknown): ControlBody => (body ?? {}) as ControlBody;
  router.post('/advance', (request, response) => {
    const { months = 0, days = 0 } = bodyOf(request.body);
    if (days > 0) state.advanceTo(state.now() + days * 86_400);
    runDue(context);
    advance(context, months);
    response.json({ now: state.now() });
  });
  router.post('/faults', (request, response) => {
    const { status = 500, calls = 1, delayMs = 0, path = null, lost = false } = bodyOf(request.body);
    faultInjector.set({ status: Number(status), calls, delayMs, path, isLost: lost });
    response.json({});
  });
  router.post('/webhooks', (request, response) => {
    context.webhooks.pause(bodyOf(request.body).paused === true);
    response.json({});
  });
  router.get('/events', (_request, response) => {
    const events = [...state.events.values()];
    response.json(
      events.map((event) => ({
        ...eventShape(event),
        delivered: event.isDelivered,
        attempts: event.attempts,
      })),
    );
  });
  router.post('/events/:id/resend', (request, response) => {
    context.webhooks.resend(state.events.existing(request.params.id));
    response.json({});
  });
  subjectRoutes(router, context);
  return router;
}

function subjectRoutes(router: Router, context: SandboxContext): void {
  const { state } = context;
  router.post('/sessions/:id/:action', (request, response) => {
    const session = state.sessions.existing(request.params.id);
    if (request.params.action === 'expire') {
      expireCheckout(context, session);
      response.json({ status: session.status });
      return;
    }
    const number = ((request.body ?? {}) as ControlBody).card ?? '4242424242424242';
    response.json(payCheckout(context, session, { number, expiry: '12/99', cvc: '123' }, true));
  });
  router.post('/subscriptions/:id', (request, response) => {
    const subscription = state.subscriptions.existing(request.params.id);
    const status = ((request.body ?? {}) as ControlBody).status as SubscriptionStatus;
    if (status === 'active') payOpenInvoices(context, subscription);
    subscription.status = status;
    context.publishSubscription(
      status === 'paused' ? 'paused' : status === 'canceled' ? 'deleted' : 'updated',
      subscription,
    );
    response.json({ status });
  });
}
