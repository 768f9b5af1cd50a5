import type { PaidPlan } from './plans.js';

export type WriterEngine = 'offline' | 'openai';

export interface PublicConfig {
  writer: WriterEngine;
  payments: {
    isSandbox: boolean;
    /** Checkout is an iframe on `${sandboxUrl}/checkout/${clientSecret}`. Null without the sandbox. */
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
export interface Health {
  status: 'ready' | 'unavailable';
  components: Record<
    'api' | 'writer' | 'identity' | 'database' | 'payments' | 'queue' | 'redis',
    ComponentState
  >;
}
