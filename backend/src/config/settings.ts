/**
 * Timings and bounds that operators do not set. All in milliseconds unless the name says otherwise.
 * Where a number was measured, the reason stands beside it.
 */
export const SETTINGS = {
  transform: {
    /** Deadlines nest: one provider call < the job < the HTTP wait (a spec asserts it). */
    providerMs: 60_000,
    jobMs: 80_000,
    httpWaitMs: 90_000,
    /** A waiter older than `sweepAfterMs` is looked up in Postgres every `sweepMs`: finds what a lost event hides. */
    sweepMs: 500,
    sweepAfterMs: 1_000,
    /** What a job does within this time is told to those who follow it as one step. */
    progressMs: 10,
    /** Half of the pool accepts new work, the rest is for everybody else; who has waited for longer than this is refused. */
    acceptedAtOnce: 10,
    /** Admissions of one account wait for each other in Postgres anyway. */
    acceptedAtOncePerUser: 1,
    acceptWaitMs: 15_000,
    /** Longest wait for Redis when a job is added; then the credit goes back and the caller gets 503. */
    enqueueMs: 1_500,
    /** The worker's sweeper: queued and never started, or running past the deadline. */
    reapEveryMs: 5_000,
    requeueAfterMs: 5_000,
    reapGraceMs: 5_000,
    /** Begun again after 1, 2, 4, 8 and 16 s when Postgres or Redis was away: half a minute of patience. */
    maxAttempts: 6,
    /** Waiting jobs beyond which new requests get 503. */
    maxQueued: 2_000,
    eventStreamHeartbeatMs: 15_000,
    /** What a caller that got 503 is told to wait. */
    retryAfterSeconds: 5,
    /** Free retries of one failed format. */
    maxFreeRetries: 3,
    /** Pauses between attempts at the provider; its own Retry-After is honoured up to `maxPauseMs`. */
    providerRetry: { maxRetries: 2, backOffMs: 500, maxPauseMs: 20_000 },
    maxResponseBytes: 1_000_000,
  },
  /** How a worker treats the writing provider (see `ProviderGate`). */
  provider: {
    connectMs: 2_500,
    /** Refusals (429) of one call that are waited out; the pause when the provider names none. */
    maxRefusals: 10,
    pauseMs: 1_000,
    circuit: { misses: 3, overMs: 2_500, openMs: 5_000 },
    /**
     * What one call is given of a source: a share of the model's context (OPENAI_CONTEXT_TOKENS) and never more than is read
     * with care. A longer source is briefed once, and its formats are written from the brief: twelve calls of 12,000 tokens
     * cost more than the brief, and the longest of them would take the job's time.
     */
    source: { contextShare: 0.4, maxTokens: 12_000 },
  },
  library: {
    /** What was made or tagged can be searched for after so long at most; the work of one batch, and of one statement. */
    indexEveryMs: 500,
    indexBatch: 50,
    indexAtOnce: 10,
  },
  worker: {
    /** Bull's 30 s defaults answer 62 s after a worker's death; with these a job is taken up after 4 to 8 s. */
    lockDurationMs: 6_000,
    /** Bull's half of it leaves one chance: a renewal that comes late on a busy machine loses the job. */
    lockRenewMs: 2_000,
    /** A look that comes a moment early is left out by Bull: at worst every second one takes place. */
    stalledIntervalMs: 1_000,
    maxStalledCount: 2,
    /** Finished jobs are kept for a while: Bull's own watchdogs look them up. */
    keepCompleted: { age: 3_600, count: 10_000 },
    keepFailed: { age: 86_400, count: 10_000 },
    /** Bull never finishes closing a queue whose Redis is away; the jobs have ended before. */
    closeMs: 3_000,
  },
  /**
   * A worker shows itself every second, in Redis, for as long as `lastsMs`; the API refuses new work when it found no
   * sign for `patienceMs` more: ten seconds in all. A worker that starts slowly gets the grace of the API's own start.
   */
  heartbeat: { everyMs: 1_000, lastsMs: 5_000, patienceMs: 5_000, startGraceMs: 60_000 },
  billing: {
    rolloverEveryMs: 60_000,
    rolloverBatch: 100,
    reconcileEveryMs: 24 * 3_600_000,
    /** The repeatable jobs are put back this often: a Redis that lost everything loses no month. */
    scheduleEveryMs: 60_000,
    webhookSweepMs: 5_000,
    /** An event that failed waits 5, 10, 20 … seconds for its next try; Stripe's own deliveries come besides. */
    webhookBackOff: { baseMs: 5_000, maxMs: 600_000 },
    webhookToleranceSeconds: 300,
    /** One call of the payment service, and how often the SDK tries again (with its idempotency key). */
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
  redis: {
    commandTimeoutMs: 2_000,
    /** For rate limits, which can count without Redis. */
    limitTimeoutMs: 1_000,
    connectTimeoutMs: 2_000,
    /** Bull backs off to 20 s by itself; a restarted Redis is to be found within half a second. */
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
    /** Without a word of Postgres for so long, which would have ended the statement before, its line is dead. */
    silenceMs: 12_000,
    keepAliveMs: 5_000,
    idleInTransactionMs: 15_000,
    /** Prepared ones that Postgres keeps for each connection. */
    maxStatements: 100,
  },
  /** A migration that waited for a table lets those behind it pass, then tries again. */
  migration: { attempts: 60, pauseMs: 1_000 },
  session: {
    idleMs: 7 * 24 * 3_600_000,
    absoluteMs: 30 * 24 * 3_600_000,
    /** Who has no password deletes the account within this time after signing in. */
    freshMs: 600_000,
    /** The idle clock is written at most this often: a read does not cost a write. */
    touchEveryMs: 3_600_000,
    pruneEverySeconds: 900,
  },
  /** Points per window; the login limits count failures only. */
  rateLimits: {
    loginPerAccountAndIp: { points: 10, seconds: 900 },
    loginPerIp: { points: 50, seconds: 900 },
    /** Beyond this many failures of one account, each address has `loginPerIpOnceAttacked` left for the day. */
    loginPerAccountAndDay: { points: 100, seconds: 86_400 },
    loginPerIpOnceAttacked: { points: 2, seconds: 86_400 },
    registerPerIp: { points: 60, seconds: 3_600 },
    /** Of one network: 256 neighbouring IPv4 addresses, or one customer's /48. */
    registerPerNetworkAndDay: { points: 200, seconds: 86_400 },
    identityPerIp: { points: 300, seconds: 900 },
    uploadPerUser: { points: 120, seconds: 900 },
    /** The page saves at most once in 1.5 s of typing; each save is checked against the source. */
    editPerUser: { points: 90, seconds: 60 },
    sharePerUser: { points: 60, seconds: 900 },
    /** A whole office may stand behind one address. */
    sharePagePerIp: { points: 300, seconds: 300 },
    exportPerUser: { points: 10, seconds: 900 },
  },
  uploads: {
    /** Files read at the same time, each by a process of its own. */
    maxReaders: 2,
    /** Uploads in this process' memory at once, the waiting ones included: 12 × 10 MB at worst. */
    maxHeld: 12,
    maxHeldPerUser: 2,
    /** What a caller that got 503 is told to wait. */
    retryAfterSeconds: 5,
    /** Bounds of one reader. A large honest PDF takes 4 s and 300 MB; Node alone counts 575 MB of `dataBytes`. */
    wallMs: 20_000,
    cpuSeconds: 10,
    heapMegabytes: 256,
    dataBytes: 1_400_000_000,
    /** The longest text with its structure is far below. */
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
    /** A token made before the removal lives no longer. */
    removalKeptMs: 3_600_000,
  },
  tracing: { everyMs: 2_000, exportMs: 5_000 },
  health: { checkMs: 1_000, cacheMs: 2_000 },
  http: {
    requestTimeoutMs: 30_000,
    headersTimeoutMs: 10_000,
    keepAliveTimeoutMs: 65_000,
    /** After SIGTERM: readiness says 503 for this long before connections are refused. */
    drainNoticeMs: 500,
    shutdownMs: 100_000,
    /** A process that ends waits this long for its log to be read. */
    logFlushMs: 1_000,
  },
} as const;
