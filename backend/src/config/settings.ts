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
    /** Progress within this time is sent as one event. */
    progressMs: 10,
    /** Half of the connection pool; a request that waits longer is refused. */
    acceptedAtOnce: 10,
    /** Admissions of one account wait for each other in Postgres anyway. */
    acceptedAtOncePerUser: 1,
    acceptWaitMs: 15_000,
    /** Longest wait for Redis; then the credit is released and the caller gets 503. */
    enqueueMs: 1_500,
    /** The worker's sweeper. */
    reapEveryMs: 5_000,
    requeueAfterMs: 5_000,
    reapGraceMs: 5_000,
    /** Retries after 1, 2, 4, 8 and 16 s when Postgres or Redis was away. */
    maxAttempts: 6,
    /** More queued jobs mean 503 for new requests. */
    maxQueued: 2_000,
    eventStreamHeartbeatMs: 15_000,
    /** Sent as `Retry-After`. */
    retryAfterSeconds: 5,
    maxFreeRetries: 3,
    /** The provider's own Retry-After is honoured up to `maxPauseMs`. */
    providerRetry: { maxRetries: 2, backOffMs: 500, maxPauseMs: 20_000 },
    maxResponseBytes: 1_000_000,
  },
  /** See `ProviderGate`. */
  provider: {
    connectMs: 2_500,
    /** Refusals (429) of one call before it fails; `pauseMs` when the provider names no pause. */
    maxRefusals: 10,
    pauseMs: 1_000,
    circuit: { misses: 3, overMs: 2_500, openMs: 5_000 },
    /**
     * How much of a source one call gets: a share of the model's context, and at most `maxTokens`. A longer source is
     * briefed once: twelve calls of 12,000 tokens cost more than the brief, and the longest would take the job's
     * time.
     */
    source: { contextShare: 0.4, maxTokens: 12_000 },
  },
  /** Text work runs in threads of the process (see `TextWorkPool`). */
  textWork: {
    /** At least two: one account never has all of them. More than four take memory and processors from the rest. */
    threads: Math.min(4, Math.max(2, availableParallelism())),
    /** Of one task. Twelve formats of 100,000 characters of prose take 2 s on a machine with nothing left to give. */
    budgetMs: LIMITS.textWorkMs,
    heapMegabytes: 256,
    /** A worker has at most `WORKER_CONCURRENCY` jobs of twelve formats; who finds the line this long gets 503. */
    maxWaiting: 5_000,
    /** Twenty jobs of twelve formats, as many as an Agency user may have in flight. */
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
    /** Bull skips a check that comes slightly early, so at worst every second one runs. */
    stalledIntervalMs: 1_000,
    maxStalledCount: 2,
    /** Bull's own watchdogs look up finished jobs. */
    keepCompleted: { age: 3_600, count: 10_000 },
    keepFailed: { age: 86_400, count: 10_000 },
    /** Bull never finishes closing a queue whose Redis is away. */
    closeMs: 3_000,
  },
  /**
   * A worker writes a heartbeat every second; the API refuses new work after ten seconds without one. `startGraceMs`
   * is for workers that start slowly.
   */
  heartbeat: { everyMs: 1_000, lastsMs: 5_000, patienceMs: 5_000, startGraceMs: 60_000 },
  billing: {
    rolloverEveryMs: 60_000,
    rolloverBatch: 100,
    reconcileEveryMs: 24 * 3_600_000,
    /** Repeatable jobs are added again this often, in case Redis lost them. */
    scheduleEveryMs: 60_000,
    webhookSweepMs: 5_000,
    /** A failed event is retried after 5, 10, 20 … seconds; Stripe's own retries come in addition. */
    webhookBackOff: { baseMs: 5_000, maxMs: 600_000 },
    webhookToleranceSeconds: 300,
    /** An event of an unknown customer is kept for a day. */
    unknownCustomerMs: 24 * 3_600_000,
    /** The SDK retries with its idempotency key. */
    paymentsTimeoutMs: 6_000,
    paymentsRetries: 2,
    /**
     * A plan change holds as it was shown for `offerMs`; what became of it is kept for `offerKeptMs`. One whose answer was
     * lost can be tried again for `retryMs` more, well within the day for which Stripe remembers the key. A call that
     * makes one is waited for until `leaseMs`; a second click asks every `pollMs`, for `waitMs` at most.
     */
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
    /** Committed mails get their job this soon; one that is still pending `lostAfterMs` later gets another. */
    relay: { everyMs: 500, batch: 100, lostAfterMs: 3_600_000 },
    /** After 5, 10, 20 s …: 42 minutes in all. */
    maxAttempts: 10,
    backOffMs: 5_000,
    smtp: { connectMs: 5_000, socketMs: 20_000, maxConnections: 5 },
    keptMs: 7 * 24 * 3_600_000,
    forgetEveryMs: 3_600_000,
  },
  keys: {
    lastUsedEveryMs: 60_000,
    /** Makers are told `beforeMs` before a key ends. */
    warning: { beforeMs: 14 * 24 * 3_600_000, everyMs: 3_600_000, batch: 100 },
  },
  /** After they have expired. */
  invitations: { keptMs: 30 * 24 * 3_600_000, forgetEveryMs: 3_600_000 },
  /** Mails about runs that took longer than `longMs`, unless somebody looks within `unseenMs` of their end. */
  notices: { everyMs: 10_000, longMs: 60_000, unseenMs: 20_000, forgetMs: 3_600_000 },
  redis: {
    commandTimeoutMs: 2_000,
    /** For rate limits, which also work without Redis. */
    limitTimeoutMs: 1_000,
    connectTimeoutMs: 2_000,
    /** Bull's default grows to 20 s; a restarted Redis should be found within half a second. */
    retryDelayMs: (attempt: number) => Math.min(attempt * 50, 500),
  },
  database: {
    poolSize: 20,
    connectTimeoutMs: 2_000,
    /**
     * How long a statement may wait for one lock, and take in all, by kind of work. A row that several wait for takes two
     * locks or more: it is the second bound that answers a request within 2 s. Maintenance gives way until its next round.
     */
    timeouts: {
      request: { lockMs: 1_000, statementMs: 1_800 },
      worker: { lockMs: 2_000, statementMs: 10_000 },
      maintenance: { lockMs: 250, statementMs: 10_000 },
      /** Not bounded in all: an index takes as long as its table is large. */
      migration: { lockMs: 2_000, statementMs: 0 },
    },
    /** A connection without a response for this long is dead. */
    silenceMs: 12_000,
    keepAliveMs: 5_000,
    idleInTransactionMs: 15_000,
    /** Per connection. */
    maxStatements: 100,
  },
  /** A migration that waited for a table lets those behind it pass, then tries again. */
  migration: { attempts: 60, pauseMs: 1_000 },
  session: {
    idleMs: 7 * 24 * 3_600_000,
    absoluteMs: 30 * 24 * 3_600_000,
    /** Without a password, an account can be deleted within this time after sign-in. */
    freshMs: 600_000,
    /** So that a read does not cost a write. */
    touchEveryMs: 3_600_000,
    pruneEverySeconds: 900,
    /** The oldest ends when one more begins. */
    maxPerUser: 50,
  },
  rateLimits: RATE_LIMITS,
  uploads: {
    /** Concurrent reader processes. One account leaves one to the others. */
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
    /** New connections that wait for the event loop. Node's 511 are fewer than callers may open in one busy turn. */
    backlog: 4_096,
    /** After SIGTERM, readiness returns 503 for this long before connections are refused. */
    drainNoticeMs: 500,
    shutdownMs: 100_000,
    logFlushMs: 1_000,
  },
} as const;
