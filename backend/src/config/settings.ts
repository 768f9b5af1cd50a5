import { LIMITS } from '@repurpose/contract';
import { availableParallelism } from 'node:os';
import { RATE_LIMITS } from './rate-limit-settings.js';

/** Timings and limits that operators do not set, in milliseconds unless the name says otherwise. */
export const SETTINGS = {
  transform: {
    /** Deadlines nest: provider call < job < HTTP request (a spec asserts it). */
    providerMs: 60_000,
    jobMs: 80_000,
    httpWaitMs: 90_000,
    /** A waiter older than `sweepAfterMs` is checked in Postgres every `sweepMs`, in case its event was lost. */
    sweepMs: 500,
    sweepAfterMs: 1_000,
    /** Progress events within this time are merged into one. */
    progressMs: 10,
    /** Half of the connection pool; a request that waits longer is refused. */
    acceptedAtOnce: 10,
    /** Admissions of one account are serialised by Postgres anyway. */
    acceptedAtOncePerUser: 1,
    acceptWaitMs: 15_000,
    /** Longest wait for Redis. After that the credit is released and the caller gets 503. */
    enqueueMs: 1_500,
    reapEveryMs: 5_000,
    requeueAfterMs: 5_000,
    reapGraceMs: 5_000,
    /** Retries after 1, 2, 4, 8 and 16 s when Postgres or Redis was away. */
    maxAttempts: 6,
    /** With more queued jobs, new requests get 503. */
    maxQueued: 2_000,
    eventStreamHeartbeatMs: 15_000,
    retryAfterSeconds: 5,
    maxFreeRetries: 3,
    /** The provider's own Retry-After is honoured up to `maxPauseMs`. */
    providerRetry: { maxRetries: 2, backOffMs: 500, maxPauseMs: 20_000 },
    maxResponseBytes: 1_000_000,
  },
  provider: {
    connectMs: 2_500,
    /** Refusals (429) per call before it fails. `pauseMs` applies when the provider names no pause. */
    maxRefusals: 10,
    pauseMs: 1_000,
    circuit: { misses: 3, overMs: 2_500, openMs: 5_000 },
    /** A share of the model's context. Longer sources get a brief: twelve calls of 12,000 tokens cost more than it. */
    source: { contextShare: 0.4, maxTokens: 12_000 },
    /** Longest wait for the model's check of a finished output (`OPENAI_ENTAILMENT`). After that it goes without. */
    entailmentMs: 20_000,
  },
  textWork: {
    /** At least two, so that one account never occupies all. More than four starve the rest of the process. */
    threads: Math.min(4, Math.max(2, availableParallelism())),
    /** Per task. Twelve formats of 100,000 characters of prose take 2 s on a fully loaded machine. */
    budgetMs: LIMITS.textWorkMs,
    heapMegabytes: 256,
    /** A worker has at most `WORKER_CONCURRENCY` jobs of twelve formats. With this many waiting, callers get 503. */
    maxWaiting: 5_000,
    /** Twenty jobs of twelve formats: what an Agency user may have in flight. */
    maxWaitingPerAccount: 300,
    niceness: 5,
  },
  library: {
    /** Delay and batch sizes of the search index. */
    indexEveryMs: 500,
    indexBatch: 50,
    indexAtOnce: 10,
  },
  worker: {
    /** Bull's 30 s default recovers a dead worker's job after 62 s; these recover it after 4 to 8 s. */
    lockDurationMs: 6_000,
    /** Bull's default of half leaves one chance: a late renewal on a busy machine loses the job. */
    lockRenewMs: 2_000,
    /** Bull skips a check that comes slightly early, so in the worst case only every second one runs. */
    stalledIntervalMs: 1_000,
    maxStalledCount: 2,
    /** Bull's watchdogs look up finished jobs. */
    keepCompleted: { age: 3_600, count: 10_000 },
    keepFailed: { age: 86_400, count: 10_000 },
    /** Bull never finishes closing a queue whose Redis is away. */
    closeMs: 3_000,
  },
  /** The API refuses work after ten seconds without a heartbeat. `startGraceMs` allows for slow starts. */
  heartbeat: { everyMs: 1_000, lastsMs: 5_000, patienceMs: 5_000, startGraceMs: 60_000 },
  billing: {
    rolloverEveryMs: 60_000,
    rolloverBatch: 100,
    reconcileEveryMs: 24 * 3_600_000,
    /** Repeatable jobs are re-added this often, in case Redis lost them. */
    scheduleEveryMs: 60_000,
    webhookSweepMs: 5_000,
    /** A failed event is retried after 5, 10, 20 … seconds; Stripe's own retries come in addition. */
    webhookBackOff: { baseMs: 5_000, maxMs: 600_000 },
    webhookToleranceSeconds: 300,
    /** Events of unknown customers are kept for a day. */
    unknownCustomerMs: 24 * 3_600_000,
    /** The SDK retries with its idempotency key. */
    paymentsTimeoutMs: 6_000,
    paymentsRetries: 2,
    /** Within `offerKeptMs` + `retryMs` Stripe still knows the idempotency key. `leaseMs` bounds one attempt. */
    planChange: {
      offerMs: 15 * 60_000,
      offerKeptMs: 30 * 24 * 3_600_000,
      retryMs: 3_600_000,
      leaseMs: 60_000,
      waitMs: 15_000,
      pollMs: 100,
    },
  },
  mail: {
    tokenMs: {
      'password-reset': 30 * 60_000,
      'address-proof': 24 * 3_600_000,
      'address-change': 24 * 3_600_000,
    },
    /** Committed mails are queued this soon. One that is still pending after `lostAfterMs` is queued again. */
    relay: { everyMs: 500, batch: 100, lostAfterMs: 3_600_000 },
    /** After 5, 10, 20 s …: 42 minutes in total. */
    maxAttempts: 10,
    backOffMs: 5_000,
    smtp: { connectMs: 5_000, socketMs: 20_000, maxConnections: 5 },
    keptMs: 7 * 24 * 3_600_000,
    forgetEveryMs: 3_600_000,
  },
  keys: {
    lastUsedEveryMs: 60_000,
    /** A key's maker gets a mail `beforeMs` before it expires. */
    warning: { beforeMs: 14 * 24 * 3_600_000, everyMs: 3_600_000, batch: 100 },
  },
  /** Counted from their expiry. */
  invitations: { keptMs: 30 * 24 * 3_600_000, forgetEveryMs: 3_600_000 },
  /** Mails about runs longer than `longMs`, unless the user sees the result within `unseenMs`. */
  notices: { everyMs: 10_000, longMs: 60_000, unseenMs: 20_000, forgetMs: 3_600_000 },
  redis: {
    commandTimeoutMs: 2_000,
    /** Rate limits also work without Redis. */
    limitTimeoutMs: 1_000,
    connectTimeoutMs: 2_000,
    /** Bull's default grows to 20 s; a restarted Redis should be found within 0.5 s. */
    retryDelayMs: (attempt: number) => Math.min(attempt * 50, 500),
  },
  database: {
    poolSize: 20,
    connectTimeoutMs: 2_000,
    /** A contended row takes two locks or more, so the statement limit is what answers a request within 2 s. */
    timeouts: {
      request: { lockMs: 1_000, statementMs: 1_800 },
      worker: { lockMs: 2_000, statementMs: 10_000 },
      maintenance: { lockMs: 250, statementMs: 10_000 },
      /** Statements are unlimited, because building an index takes as long as the table is large. */
      migration: { lockMs: 2_000, statementMs: 0 },
    },
    /** A connection without a response for this long is dead. */
    silenceMs: 12_000,
    keepAliveMs: 5_000,
    idleInTransactionMs: 15_000,
    maxStatements: 100,
  },
  /** A migration that times out on a lock lets the queries behind it pass before it tries again. */
  migration: { attempts: 60, pauseMs: 1_000 },
  session: {
    idleMs: 7 * 24 * 3_600_000,
    absoluteMs: 30 * 24 * 3_600_000,
    /** An account without a password can be deleted within this time after sign-in. */
    freshMs: 600_000,
    /** Saves a write on every read. */
    touchEveryMs: 3_600_000,
    pruneEverySeconds: 900,
    /** The oldest session ends when another begins. */
    maxPerUser: 50,
  },
  rateLimits: RATE_LIMITS,
  uploads: {
    /** Concurrent reader processes. One account never occupies all. */
    ...{ maxReaders: 2, maxReadersPerUser: 1 },
    /** Uploads in memory, including waiting ones: 12 × 10 MB. */
    maxHeld: 12,
    maxHeldPerUser: 2,
    /** They wait for other sites, so they take no places of files. */
    links: { maxHeld: 40, maxHeldPerUser: 2, fetchMs: 10_000, maxRedirects: 3 },
    retryAfterSeconds: 5,
    /** Limits of one reader. Sixty full pages of PDF take 0.6 s; Node alone counts 575 MB of `dataBytes`. */
    wallMs: 20_000,
    cpuSeconds: 3,
    heapMegabytes: 256,
    dataBytes: 1_400_000_000,
    maxAnswerBytes: 4_000_000,
  },
  passwords: { memoryKib: 19_456, iterations: 2, parallelism: 1, maxConcurrent: 4 },
  /** Longest wait for Google's keys and account look-up. */
  identity: {
    verifyMs: 5_000,
    /** Longest wait of a call whose session is checked. */
    statusMs: 2_000,
    /** Identities whose status a process remembers, and how long it asks for none after a failure. */
    statusCacheSize: 10_000,
    statusPauseMs: 30_000,
    removalSweepMs: 30_000,
    removalBackOff: { baseMs: 30_000, maxMs: 3_600_000 },
    /** Longer than a token issued before the removal lives. */
    removalKeptMs: 3_600_000,
  },
  tracing: { everyMs: 2_000, exportMs: 5_000 },
  health: { checkMs: 1_000, cacheMs: 2_000 },
  http: {
    requestTimeoutMs: 30_000,
    headersTimeoutMs: 10_000,
    keepAliveTimeoutMs: 65_000,
    /** Without a byte in either direction. Longer than a transform may take (`httpWaitMs`). */
    silenceMs: 120_000,
    /** New connections that wait for the event loop. Node's 511 are fewer than callers may open in one busy turn. */
    backlog: 4_096,
    /** After SIGTERM, readiness returns 503 for this long before connections are refused. */
    drainNoticeMs: 500,
    shutdownMs: 100_000,
    logFlushMs: 1_000,
  },
} as const;
