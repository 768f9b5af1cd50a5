import { LIMITS } from '@repurpose/contract';
import { availableParallelism } from 'node:os';
import { RATE_LIMITS } from './rate-limit-settings.js';

/** Milliseconds unless the name says otherwise. Operators do not set these. */
export const SETTINGS = {
  transform: {
    /** Provider call < job < HTTP request. A spec asserts it. */
    providerMs: 60_000,
    jobMs: 80_000,
    httpWaitMs: 90_000,
    /** Waiting requests read Postgres every `checkEveryMs` after `checkAfterMs`: their event may be lost. */
    checkEveryMs: 500,
    checkAfterMs: 1_000,
    progressMs: 10,
    /** Half of the connection pool. */
    acceptedAtOnce: 10,
    /** Postgres serialises admissions of one account anyway. */
    acceptedAtOncePerAccount: 1,
    acceptWaitMs: 15_000,
    /** If Redis has not taken the job by then, `dispatch` settles the row and the caller gets 503. */
    enqueueMs: 1_500,
    sweepEveryMs: 5_000,
    enqueueAgainAfterMs: 5_000,
    sweepGraceMs: 5_000,
    maxAttempts: 6,
    maxQueued: 2_000,
    eventStreamHeartbeatMs: 15_000,
    retryAfterSeconds: 5,
    maxFreeRetries: 3,
    providerRetry: { maxRetries: 2, backOffMs: 500, maxPauseMs: 20_000 },
    maxResponseBytes: 1_000_000,
  },
  provider: {
    connectMs: 2_500,
    /** 429s per call before it fails. `pauseMs`: when the provider names no pause. */
    maxRefusals: 10,
    pauseMs: 1_000,
    pauseCheckMs: 1_000,
    limitKnownMs: 60_000,
    circuit: { misses: 3, overMs: 2_500, openMs: 5_000 },
    /** `contextShare` of the model's context. Twelve calls with more than 12,000 tokens cost more than a summary of the source, which longer sources get. */
    source: { contextShare: 0.4, maxTokens: 12_000 },
    entailmentMs: 20_000,
  },
  textWork: {
    /** At least two, so that one key never occupies all. More than four starve the process. */
    threads: Math.min(4, Math.max(2, availableParallelism())),
    /** Processor time of a task: twelve formats of 100,000 characters take 2 s. `wallMs`: elapsed time, longer on a busy machine. */
    budgetMs: LIMITS.textWorkMs,
    wallMs: 60_000,
    heapMegabytes: 256,
    /** A worker has at most `WORKER_CONCURRENCY` jobs of twelve formats. Beyond this, callers get 503. */
    maxWaiting: 5_000,
    maxWaitingPerKey: 300,
    startMs: 30_000,
    niceness: 5,
  },
  library: {
    indexEveryMs: 500,
    indexBatch: 50,
    indexAtOnce: 10,
  },
  worker: {
    /** A dead worker's lock ends after 4 to 6 s, and a check finds that within 2 s. With Bull's own settings: 62 s. */
    lockDurationMs: 6_000,
    /** Bull's default of half leaves one chance: a late renewal loses the job. */
    lockRenewMs: 2_000,
    /** Bull skips a check that comes slightly early, so sometimes only every second one runs. */
    stalledIntervalMs: 1_000,
    maxStalledCount: 2,
    /** Bull's watchdogs look up finished jobs. */
    keepCompleted: { age: 3_600, count: 10_000 },
    keepFailed: { age: 86_400, count: 10_000 },
    /** Bull never finishes closing a queue without Redis. */
    closeMs: 3_000,
  },
  /** The API refuses work after ten seconds without a heartbeat. `startGraceMs` is for slow starts. */
  heartbeat: { everyMs: 1_000, lastsMs: 5_000, patienceMs: 5_000, startGraceMs: 60_000 },
  billing: {
    openPeriodsEveryMs: 60_000,
    accountBatch: 100,
    reconcileEveryMs: 24 * 3_600_000,
    /** Redis may have lost the repeatable jobs. */
    scheduleEveryMs: 60_000,
    webhookSweepMs: 5_000,
    webhookBackOff: { baseMs: 5_000, maxMs: 600_000 },
    webhookToleranceSeconds: 300,
    forgetParkedAfterMs: 24 * 3_600_000,
    paymentsTimeoutMs: 6_000,
    paymentsRetries: 2,
    checkoutKeyMs: 10 * 60_000,
    /** Stripe knows an idempotency key for a day, longer than `offerMs` + `retryMs`. `leaseMs`: one attempt. */
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
    relay: { everyMs: 500, batch: 100, lostAfterMs: 3_600_000 },
    maxAttempts: 10,
    backOffMs: 5_000,
    smtp: { connectMs: 5_000, socketMs: 20_000, maxConnections: 5 },
    keptMs: 7 * 24 * 3_600_000,
    forgetEveryMs: 3_600_000,
  },
  keys: {
    lastUsedEveryMs: 60_000,
    warning: { beforeMs: 14 * 24 * 3_600_000, everyMs: 3_600_000, batch: 100 },
  },
  invitations: { keptMs: 30 * 24 * 3_600_000, forgetEveryMs: 3_600_000 },
  /** About runs longer than `longMs`, unless the user sees the result within `unseenMs`. */
  notices: { everyMs: 10_000, longMs: 60_000, unseenMs: 20_000, forgetMs: 3_600_000 },
  redis: {
    commandTimeoutMs: 2_000,
    limitTimeoutMs: 1_000,
    limitSkipMs: 5_000,
    errorLogMs: 10_000,
    connectTimeoutMs: 2_000,
    /** Bull's default grows to 20 s. A restarted Redis should be found within 0.5 s. */
    retryDelayMs: (attempt: number) => Math.min(attempt * 50, 500),
  },
  database: {
    poolSize: 20,
    connectTimeoutMs: 2_000,
    /** A contended row takes two locks or more, so `statementMs` is what answers within 2 s. */
    timeouts: {
      request: { lockMs: 1_000, statementMs: 1_800 },
      worker: { lockMs: 2_000, statementMs: 10_000 },
      maintenance: { lockMs: 250, statementMs: 10_000 },
      /** Unlimited: building an index takes as long as the table is large. */
      migration: { lockMs: 2_000, statementMs: 0 },
    },
    silenceMs: 12_000,
    keepAliveMs: 5_000,
    idleInTransactionMs: 15_000,
    maxStatements: 100,
  },
  /** After a lock timeout the queries behind it pass first. */
  migration: { attempts: 60, pauseMs: 1_000, batch: 1_000 },
  session: {
    idleMs: 7 * 24 * 3_600_000,
    absoluteMs: 30 * 24 * 3_600_000,
    freshMs: 600_000,
    touchEveryMs: 3_600_000,
    pruneEverySeconds: 900,
    maxPerUser: 50,
  },
  rateLimits: RATE_LIMITS,
  uploads: {
    ...{ maxReaders: 2, maxReadersPerUser: 1 },
    /** In memory, including waiting ones: 12 × 10 MB. */
    maxHeld: 12,
    maxHeldPerUser: 2,
    /** Links wait for other sites, so they take no places of files. */
    links: { maxHeld: 40, maxHeldPerUser: 2, fetchMs: 10_000, maxRedirects: 3 },
    retryAfterSeconds: 5,
    /** Of one reader. Sixty full pages of PDF take 0.6 s. Node alone counts 575 MB of `dataBytes`. */
    wallMs: 90_000,
    /** Instead of it where nothing limits the processor time. */
    wallMsUnlimited: 20_000,
    cpuSeconds: 3,
    heapMegabytes: 256,
    dataBytes: 1_400_000_000,
    maxAnswerBytes: 4_000_000,
    niceness: 5,
  },
  passwords: { memoryKib: 19_456, iterations: 2, parallelism: 1, maxConcurrent: 4, maxWaiting: 500 },
  identity: {
    verifyMs: 5_000,
    statusMs: 2_000,
    /** Per process. After a failure, no identity is looked up for `statusPauseMs`. */
    statusCacheSize: 10_000,
    statusPauseMs: 30_000,
    degradedMs: 60_000,
    removalSweepMs: 30_000,
    removalBatch: 20,
    removalBackOff: { baseMs: 30_000, maxMs: 3_600_000 },
    removalKeptMs: 3_600_000,
  },
  tracing: { everyMs: 2_000, exportMs: 5_000 },
  health: {
    checkMs: 1_000,
    cacheMs: 2_000,
    paymentsCacheMs: 60_000,
    queueStaleMs: 30_000,
    writerFailuresMs: 5 * 60_000,
  },
  http: {
    /** To receive a request, not to answer it. */
    requestTimeoutMs: 30_000,
    headersTimeoutMs: 10_000,
    keepAliveTimeoutMs: 65_000,
    /** Longer than a transform may take (`httpWaitMs`). */
    silenceMs: 120_000,
    /** Node's 511 are fewer than callers may open in one busy turn. */
    backlog: 4_096,
    /** After SIGTERM, readiness returns 503 for this long before connections are refused. */
    drainNoticeMs: 500,
    shutdownMs: 100_000,
    logFlushMs: 1_000,
  },
} as const;
