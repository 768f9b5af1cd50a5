import { Counter, Gauge, Histogram, Registry } from 'prom-client';

export const registry = new Registry();

const registers = [registry];
const FAST = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const SLOW = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 40, 60, 90];

/** Durations are seconds. Labels are keys of our own tables, never user text, so that their number is bounded. */
export const METRICS = {
  requests: new Histogram({
    name: 'repurpose_http_request_seconds',
    help: 'Calls of the API, from the first byte read to the last one written.',
    labelNames: ['method', 'route', 'status'],
    buckets: [...FAST, 10, 20, 40, 90],
    registers,
  }),
  transforms: new Histogram({
    name: 'repurpose_job_seconds',
    help: 'From the acceptance of a transformation to its settlement, by its outcome (delivered, failed).',
    labelNames: ['plan', 'engine', 'outcome'],
    buckets: SLOW,
    registers,
  }),
  queueWaits: new Histogram({
    name: 'repurpose_queue_wait_seconds',
    help: 'From the acceptance of a transformation to the start of its writing.',
    labelNames: ['plan'],
    buckets: [...FAST, 10, 20, 40, 80],
    registers,
  }),
  formats: new Histogram({
    name: 'repurpose_format_seconds',
    help: 'Writing one format, retries included; outcome is "written" or the error code.',
    labelNames: ['format', 'engine', 'outcome'],
    buckets: [0.01, 0.05, ...SLOW],
    registers,
  }),
  jobsRunning: new Gauge({
    name: 'repurpose_jobs_running',
    help: 'Jobs this worker is writing.',
    registers,
  }),
  waiters: new Gauge({
    name: 'repurpose_waiting_callers',
    help: 'Callers of this API process that wait for a transformation.',
    registers,
  }),
  providerCalls: new Histogram({
    name: 'repurpose_provider_call_seconds',
    help: "Calls of the writing provider; outcome is its status, or how the line failed ('timeout', 'unreached', 'aborted').",
    labelNames: ['outcome'],
    buckets: SLOW,
    registers,
  }),
  providerTokens: new Counter({
    name: 'repurpose_provider_tokens_total',
    help: 'Tokens the provider counted.',
    labelNames: ['direction'],
    registers,
  }),
  providerCost: new Counter({
    name: 'repurpose_provider_cost_usd_total',
    help: 'What those tokens cost by the prices that were set (OPENAI_INPUT_PRICE, OPENAI_OUTPUT_PRICE).',
    registers,
  }),
  providerWaits: new Histogram({
    name: 'repurpose_provider_wait_seconds',
    help: "Waiting for the provider's rate limit before a call.",
    labelNames: ['plan'],
    buckets: [...FAST, 10, 20, 40],
    registers,
  }),
  providerCircuit: new Gauge({
    name: 'repurpose_provider_circuit_open',
    help: '1 while this worker does not call a provider that could not be reached.',
    registers,
  }),
  textWork: new Histogram({
    name: 'repurpose_text_work_seconds',
    help: "Text work in threads, by task; outcome is 'done', 'stopped' (its caller), 'too-long', 'out-of-memory' or 'failed'.",
    labelNames: ['task', 'outcome'],
    buckets: [0.001, ...FAST, 10],
    registers,
  }),
  textWorkWaiting: new Gauge({
    name: 'repurpose_text_work_waiting',
    help: 'Text work of this process that waits for a thread.',
    registers,
  }),
  reconciled: new Gauge({
    name: 'repurpose_reconciliation_accounts',
    help: 'Accounts of the last nightly look at the payment service, by outcome; "stopped" is 1 when it was broken off.',
    labelNames: ['outcome'],
    registers,
  }),
  webhookLag: new Histogram({
    name: 'repurpose_webhook_lag_seconds',
    help: 'From the making of an event at the payment service to its effect here.',
    buckets: [0.1, 0.5, 1, 2.5, 5, 15, 60, 300, 3_600, 86_400],
    registers,
  }),
};
