import type { PaidPlan } from './plans.js';

export type WriterEngine = 'offline' | 'openai';

export interface PublicConfig {
  writer: WriterEngine;
  payments: {
    isSandbox: boolean;
    /** With the sandbox the checkout page is `${sandboxUrl}/checkout/${clientSecret}`, in an iframe; else null. */
    sandboxUrl: string | null;
    publishableKey: string;
    prices: Record<PaidPlan, string>;
  };
  mail: { isSandbox: boolean };
  identity: {
    firebase: {
      apiKey: string;
      authDomain: string;
      projectId: string;
      appId: string;
      emulatorUrl: string | null;
    } | null;
  };
}

export type ComponentState = 'operational' | 'degraded' | 'partial' | 'outage';
/** `GET /api/health/ready`: 200 while Postgres answers, else 503. */
export interface Health {
  status: 'ready' | 'unavailable';
  components: Record<
    'api' | 'writer' | 'identity' | 'database' | 'payments' | 'queue' | 'redis',
    ComponentState
  >;
}
