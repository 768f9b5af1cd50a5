import { z } from 'zod';
import { requireTogether } from './env-rules.js';
import { refuseInProduction } from './production-rules.js';

export const ENV = Symbol('ENV');

const url = (...protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    message: `must be a URL beginning with ${protocols.map((p) => `${p}//`).join(' or ')}`,
  });
const web = () => url('http:', 'https:');
const port = () => z.coerce.number('must be a port number').int().min(0).max(65_535);
const isSender = (value: string): boolean =>
  /^(?:[^\p{Cc}<>]* )?<?[^\s<>@\p{Cc}]+@[^\s<>@\p{Cc}]+>?$/u.test(value);
const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, { message: `must be one of ${values.join(', ')}` });

/** Public. Production refuses it. */
const DEVELOPMENT_SESSION_SECRET = 'development-only-session-secret-replace-me';

/** A spec compares them with `.env.example`. An empty value counts as absent. */
export const envSchema = z.object({
  NODE_ENV: oneOf(['development', 'test', 'production']).default('development'),
  PORT: port().default(3000),
  APP_URL: web().optional(),
  /** Proxies that write `X-Forwarded-For`; 0 ignores the header. */
  TRUST_PROXY: z.coerce.number('must be a number of proxies').int().min(0).max(10).default(0),
  DATABASE_URL: url('postgres:', 'postgresql:'),
  REDIS_URL: url('redis:', 'rediss:'),
  SESSION_SECRET: z.string().min(16, 'must have at least 16 characters').default(DEVELOPMENT_SESSION_SECRET),
  /** Cookies signed with it are accepted and signed again. */
  SESSION_SECRET_PREVIOUS: z.string().min(16, 'must have at least 16 characters').optional(),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  WORKER_CONCURRENCY: z.coerce.number('must be a number').int().min(1).max(1_000).default(200),
  METRICS_PORT: port().optional(),
  /** Must not be reachable from outside. */
  METRICS_HOST: z.string().default('127.0.0.1'),

  OTEL_EXPORTER_OTLP_ENDPOINT: web().optional(),

  /** Imported links may lead to this machine. Development and tests only. */
  IMPORT_LOOPBACK: oneOf(['true', 'false']).default('false'),

  WRITER: oneOf(['offline', 'openai']).default('offline'),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: web().default('https://api.openai.com/v1'),
  OPENAI_MODEL: z.string().default('gpt-4.1-mini'),
  OPENAI_CONTEXT_TOKENS: z.coerce.number('must be a number of tokens').int().min(4_000).default(128_000),
  /** The model checks each output against the source, in one more call. */
  OPENAI_ENTAILMENT: oneOf(['true', 'false']).default('false'),
  /** US dollars per million tokens. Absent: no cost metric. */
  OPENAI_INPUT_PRICE: z.coerce.number('must be a price').min(0).optional(),
  OPENAI_CACHED_INPUT_PRICE: z.coerce.number('must be a price').min(0).optional(),
  OPENAI_OUTPUT_PRICE: z.coerce.number('must be a price').min(0).optional(),

  IDENTITY: oneOf(['session', 'firebase']).default('session'),
  /** A user revoked at the identity service loses the session within this time. */
  IDENTITY_RECHECK_SECONDS: z.coerce
    .number('must be a number of seconds')
    .int()
    .min(1)
    .max(3_600)
    .default(300),
  FIREBASE_PROJECT_ID: z.string().optional(),
  FIREBASE_API_KEY: z.string().optional(),
  FIREBASE_AUTH_DOMAIN: z.string().optional(),
  FIREBASE_APP_ID: z.string().optional(),
  FIREBASE_SERVICE_ACCOUNT: z.string().optional(),
  FIREBASE_AUTH_EMULATOR_HOST: z.string().optional(),

  MAIL: oneOf(['sandbox', 'smtp']).default('sandbox'),
  SMTP_URL: url('smtp:', 'smtps:').default('smtp://127.0.0.1:12025'),
  MAIL_FROM: z
    .string()
    .refine(isSender, { message: 'must be an address on one line: Name <mail@example.com>' })
    .default('Repurpose <mail@localhost>'),
  MAIL_SANDBOX_URL: web().default('http://127.0.0.1:12080'),

  PAYMENTS: oneOf(['sandbox', 'stripe']).default('sandbox'),
  STRIPE_SECRET_KEY: z.string().default('sk_test_sandbox'),
  STRIPE_WEBHOOK_SECRET: z.string().default('whsec_sandbox'),
  STRIPE_PUBLISHABLE_KEY: z.string().default('pk_test_sandbox'),
  STRIPE_PRICE_PRO: z.string().default('price_sandbox_pro'),
  STRIPE_PRICE_AGENCY: z.string().default('price_sandbox_agency'),
  STRIPE_API_BASE: web().optional(),
});

export type RawEnv = z.infer<typeof envSchema>;
export type Env = Omit<RawEnv, 'APP_URL' | 'STRIPE_API_BASE'> & {
  APP_URL: string;
  STRIPE_API_BASE: string;
  isProduction: boolean;
};

export class EnvError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'EnvError';
  }
}

const SANDBOX_BASE = 'http://127.0.0.1:12111';

/** @throws EnvError with one line per invalid variable */
export function loadEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const parsed = envSchema.safeParse(given);
  const badShape = parsed.success ? [] : parsed.error.issues.map((issue) => describe(issue, given));
  const badTogether = [...requireTogether(given), ...refuseInProduction(given)];
  const named = new Set(badShape.map((line) => line.split(' ')[0]));
  const problems = [...badShape, ...badTogether.filter((line) => !named.has(line.split(' ')[0]))];
  if (!parsed.success || problems.length > 0) throw new EnvError(problems);
  const env = parsed.data;
  return {
    ...env,
    APP_URL: new URL(env.APP_URL ?? `http://localhost:${env.PORT}`).origin,
    STRIPE_API_BASE: new URL(
      env.STRIPE_API_BASE ?? (env.PAYMENTS === 'stripe' ? 'https://api.stripe.com' : SANDBOX_BASE),
    ).origin,
    isProduction: env.NODE_ENV === 'production',
  };
}

function describe(issue: z.core.$ZodIssue, given: Record<string, string | undefined>): string {
  const name = String(issue.path[0]);
  if (given[name] === undefined) return `${name} is not set`;
  return `${name} ${issue.message.startsWith('must') ? issue.message : `is not valid: ${issue.message}`}`;
}
