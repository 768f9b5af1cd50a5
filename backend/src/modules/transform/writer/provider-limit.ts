import type { Redis } from 'ioredis';

/** How long a limit is believed in after the provider's last refusal. */
const KNOWN_MS = 60_000;
/** So long one refusal stands for all that were on their way with it. */
const ONE_CUT_MS = 1_000;

/**
 * Token bucket of all workers in one hash, by Redis' own clock: `rate` calls a second, unknown until the provider
 * refuses one. ARGV: 1 when a paying user asks. Returns [wait in ms, 1 when a limit is known].
 * Paying users go first: while one of them waits, in whichever process, others are told to wait too.
 */
const ACQUIRE = `
local t = redis.call('TIME')
local now = t[1] * 1000 + math.floor(t[2] / 1000)
local s = redis.call('HMGET', KEYS[1], 'rate', 'tokens', 'at', 'paused', 'paid')
local rate = tonumber(s[1])
if not rate then return {0, 0} end
local first = ARGV[1] == '1'
local paused = tonumber(s[4]) or 0
if paused > now then
  if first then redis.call('HSET', KEYS[1], 'paid', paused + 50) end
  return {paused - now, 1}
end
if not first and (tonumber(s[5]) or 0) > now then return {math.ceil(1000 / rate), 1} end
local tokens = math.min(math.max(1, rate / 4), (tonumber(s[2]) or 0) + (now - (tonumber(s[3]) or now)) * rate / 1000)
if tokens >= 1 then
  redis.call('HSET', KEYS[1], 'tokens', tokens - 1, 'at', now)
  return {0, 1}
end
local wait = math.ceil((1 - tokens) * 1000 / rate)
redis.call('HSET', KEYS[1], 'tokens', tokens, 'at', now)
if first then redis.call('HSET', KEYS[1], 'paid', now + wait + 50) end
return {wait, 1}`;

/** The provider refused. ARGV: its pause in ms, calls a second that went through until now, KNOWN_MS, ONE_CUT_MS. */
const REFUSED = `
local t = redis.call('TIME')
local now = t[1] * 1000 + math.floor(t[2] / 1000)
local s = redis.call('HMGET', KEYS[1], 'rate', 'paused', 'cut')
local paused = math.max(tonumber(s[2]) or 0, now + tonumber(ARGV[1]))
if not s[1] or now - (tonumber(s[3]) or 0) > tonumber(ARGV[4]) then
  local rate = math.max(0.5, 0.7 * (tonumber(s[1]) or tonumber(ARGV[2])))
  redis.call('HSET', KEYS[1], 'rate', rate, 'cut', now + tonumber(ARGV[1]), 'tokens', 0, 'isNear', s[1] and 1 or 0)
end
redis.call('HSET', KEYS[1], 'paused', paused, 'at', paused)
redis.call('PEXPIRE', KEYS[1], ARGV[3])
return 0`;

/** One went through: twice as many a second until the limit is met again (TCP's slow start), then five per cent more. */
const PASSED = `
local s = redis.call('HMGET', KEYS[1], 'rate', 'isNear')
if s[1] then redis.call('HSET', KEYS[1], 'rate', s[1] + (s[2] == '1' and 0.05 or 0.7)) end
return 0`;

/** What all workers know about the provider's rate limit. Every method may throw when Redis is away. */
export class ProviderLimit {
  constructor(
    private readonly redis: Redis,
    private readonly key: string,
  ) {}

  /** Takes a call's place, or tells how long to wait before asking again (0: taken). */
  async acquire(isPaying: boolean): Promise<{ waitMs: number; isLimited: boolean }> {
    const [waitMs, isLimited] = (await this.redis.eval(ACQUIRE, 1, this.key, isPaying ? '1' : '0')) as [
      number,
      number,
    ];
    return { waitMs, isLimited: isLimited === 1 };
  }

  async refused(pauseMs: number, callsPerSecond: number): Promise<void> {
    await this.redis.eval(REFUSED, 1, this.key, Math.ceil(pauseMs), callsPerSecond, KNOWN_MS, ONE_CUT_MS);
  }

  async passed(): Promise<void> {
    await this.redis.eval(PASSED, 1, this.key);
  }
}
