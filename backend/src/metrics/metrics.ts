import { Counter, Gauge, Histogram } from 'prom-client';

const FAST = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const SLOW = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 40, 60, 90];

/** Seconds. Labels are keys of our own tables, so their number is bounded. */
export const METRICS = {
  requests: new Histogram({
    name: 'repurpose_http_request_seconds',
    help: 'API requests, from the first byte read to the last byte written.',
    labelNames: ['method', 'route', 'status'],
    buckets: [...FAST, 10, 20, 40, 90],
  }),
  transforms: new Histogram({
    name: 'repurpose_job_seconds',
    help: 'From acceptance to settlement of a transformation, by outcome (delivered, failed).',
    labelNames: ['plan', 'engine', 'outcome'],
    buckets: SLOW,
  }),
  queueWaits: new Histogram({
    name: 'repurpose_queue_wait_seconds',
    help: 'From acceptance of a transformation to the start of its job.',
    labelNames: ['plan'],
    buckets: [...FAST, 10, 20, 40, 80],
  }),
  formats: new Histogram({
    name: 'repurpose_format_seconds',
    help: 'Writing one format, including retries; outcome is "written" or the error code.',
    labelNames: ['format', 'engine', 'outcome'],
    buckets: [0.01, 0.05, ...SLOW],
  }),
  jobsRunning: new Gauge({ name: 'repurpose_jobs_running', help: 'Jobs running in this worker.' }),
  waiters: new Gauge({
    name: 'repurpose_waiting_callers',
    help: 'Requests in this API process that wait for a transformation.',
  }),
  providerCalls: new Histogram({
    name: 'repurpose_provider_call_seconds',
    help: "Calls to the model provider; outcome is the status, or the failure ('timeout', 'unreached', 'aborted').",
    labelNames: ['outcome'],
    buckets: SLOW,
  }),
  providerTokens: new Counter({
    name: 'repurpose_provider_tokens_total',
    help: 'Tokens reported by the provider.',
    labelNames: ['direction'],
  }),
  providerCost: new Counter({
    name: 'repurpose_provider_cost_usd_total',
    help: 'Cost of those tokens at OPENAI_INPUT_PRICE and OPENAI_OUTPUT_PRICE.',
  }),
  providerWaits: new Histogram({
    name: 'repurpose_provider_wait_seconds',
    help: "Waiting for the provider's rate limit before a call.",
    labelNames: ['plan'],
    buckets: [...FAST, 10, 20, 40],
  }),
  providerCircuit: new Gauge({
    name: 'repurpose_provider_circuit_open',
    help: '1 while this worker makes no calls because the provider was unreachable.',
  }),
  textWork: new Histogram({
    name: 'repurpose_text_work_seconds',
    help: "Text tasks in threads; outcome is 'done', 'stopped' (by the caller), 'too-long', 'out-of-memory', 'not-started', 'too-slow' or 'failed'.",
    labelNames: ['task', 'outcome'],
    buckets: [0.001, ...FAST, 10],
  }),
  textWorkWaiting: new Gauge({
    name: 'repurpose_text_work_waiting',
    help: 'Text tasks of this process that wait for a thread.',
  }),
  reconciled: new Gauge({
    name: 'repurpose_reconciliation_accounts',
    help: 'Accounts in the last nightly reconciliation, by outcome; "stopped" is 1 when it stopped early.',
    labelNames: ['outcome'],
  }),
  webhookLag: new Histogram({
    name: 'repurpose_webhook_lag_seconds',
    help: 'From the creation of an event at Stripe to its effect.',
    buckets: [0.1, 0.5, 1, 2.5, 5, 15, 60, 300, 3_600, 86_400],
  }),
};
