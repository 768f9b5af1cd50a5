import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EnvError, envSchema, loadEnv } from './env.js';

const GOOD = { DATABASE_URL: 'postgres://u:p@localhost/d', REDIS_URL: 'redis://localhost:6379' };
const PRODUCTION = {
  ...GOOD,
  NODE_ENV: 'production',
  APP_URL: 'https://repurpose.test',
  SESSION_SECRET: 'x7Qm2vK9pLr4sTw8yBz1cDf6gHj3kNn5',
  MAIL: 'smtp',
  SMTP_URL: 'smtps://u:p@mail.test:465',
  MAIL_FROM: 'Repurpose <mail@repurpose.test>',
  PAYMENTS: 'stripe',
  STRIPE_SECRET_KEY: 'sk_live_51PqT8xK2mVb9RzWn4Lc',
  STRIPE_WEBHOOK_SECRET: 'whsec_q3Zr8TvK1mXb7LpYw5NcJd2Hs9Fg4Ae6',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_51PqT8xK2mVb9RzWn4Lc',
  STRIPE_PRICE_PRO: 'price_1MoBy5LkdIwHu7ixZhnattbh',
  STRIPE_PRICE_AGENCY: 'price_1NkQz7LkdIwHu7ixPq4ztRvw',
};

const STRIPE = [
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_PRO',
  'STRIPE_PRICE_AGENCY',
];

function badNames(env: Record<string, string | undefined>): (string | undefined)[] {
  try {
    loadEnv(env);
    return [];
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    return error.problems.map((line) => line.split(' ')[0]);
  }
}

describe('the environment', () => {
  it('needs only the two databases', () => {
    expect(loadEnv(GOOD)).toMatchObject({
      APP_URL: 'http://localhost:3000',
      WRITER: 'offline',
      IDENTITY: 'session',
      PAYMENTS: 'sandbox',
      TRUST_PROXY: 0,
      isProduction: false,
    });
  });

  it('takes an empty value as not set, and an address without its path', () => {
    const env = loadEnv({ ...GOOD, PORT: '', APP_URL: 'http://localhost:4000/', OPENAI_API_KEY: ' ' });
    expect(env).toMatchObject({ PORT: 3000, APP_URL: 'http://localhost:4000' });
    expect(env.OPENAI_API_KEY).toBeUndefined();
  });

  it('names everything that is bad at once, one line each', () => {
    const bad = {
      PORT: 'x',
      REDIS_URL: 'http://a',
      WRITER: 'gpt',
      IDENTITY: 'firebase',
      FIREBASE_SERVICE_ACCOUNT: '{',
    };
    expect(badNames(bad)).toEqual([
      'PORT',
      'DATABASE_URL',
      'REDIS_URL',
      'WRITER',
      'FIREBASE_PROJECT_ID',
      'FIREBASE_API_KEY',
      'FIREBASE_AUTH_DOMAIN',
      'FIREBASE_APP_ID',
      'FIREBASE_SERVICE_ACCOUNT',
    ]);
  });

  it.each([
    ['an unknown environment', { NODE_ENV: 'prod' }, ['NODE_ENV']],
    ['a port out of range', { PORT: '70000' }, ['PORT']],
    ['half a proxy', { TRUST_PROXY: '1.5' }, ['TRUST_PROXY']],
    ['trusting everybody', { TRUST_PROXY: 'true' }, ['TRUST_PROXY']],
    ['openai without a key', { WRITER: 'openai' }, ['OPENAI_API_KEY']],
    ['a local model needs no key', { WRITER: 'openai', OPENAI_BASE_URL: 'http://127.0.0.1:1/v1' }, []],
    [
      'stripe without its keys',
      { PAYMENTS: 'stripe', STRIPE_SECRET_KEY: 'sk' },
      ['STRIPE_WEBHOOK_SECRET', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_PRICE_PRO', 'STRIPE_PRICE_AGENCY'],
    ],
    ['a short secret', { SESSION_SECRET: 'short' }, ['SESSION_SECRET']],
  ])('%s', (_name, change, expected) => {
    expect(badNames({ ...GOOD, ...change })).toEqual(expected);
  });

  it.each([
    ['all is well', {}, []],
    ['the secret is missing', { SESSION_SECRET: undefined }, ['SESSION_SECRET']],
    [
      'the secret is a placeholder',
      { SESSION_SECRET: 'please-change-me-please-change-me-1' },
      ['SESSION_SECRET'],
    ],
    [
      'the secret before is short',
      { SESSION_SECRET_PREVIOUS: 'only-twenty-letters!' },
      ['SESSION_SECRET_PREVIOUS'],
    ],
    ['the secret is random hex', { SESSION_SECRET: '9f2b61c07de84a35b1f0a6c2d8e47593' }, []],
    [
      'everything of Stripe is the sandbox’s',
      {
        STRIPE_SECRET_KEY: 'sk_test_sandbox',
        STRIPE_WEBHOOK_SECRET: 'whsec_sandbox',
        STRIPE_PUBLISHABLE_KEY: 'pk_test_sandbox',
        STRIPE_PRICE_PRO: 'price_sandbox_pro',
        STRIPE_PRICE_AGENCY: 'price_sandbox_agency',
        STRIPE_API_BASE: 'http://127.0.0.1:12111',
      },
      [...STRIPE, 'STRIPE_API_BASE'],
    ],
    [
      'the keys of Stripe are placeholders',
      {
        STRIPE_SECRET_KEY: `sk_live_${'x'.repeat(40)}`,
        STRIPE_WEBHOOK_SECRET: `whsec_${'replace'.repeat(5)}`,
        STRIPE_PUBLISHABLE_KEY: 'pk_live_replace',
        STRIPE_PRICE_PRO: 'price_replace_pro',
        STRIPE_PRICE_AGENCY: 'price_replace_agency',
      },
      STRIPE,
    ],
    [
      'the keys of Stripe are those of its test mode',
      {
        STRIPE_SECRET_KEY: 'sk_test_51PqT8xK2mVb9RzWn4Lc',
        STRIPE_PUBLISHABLE_KEY: 'pk_test_51PqT8xK2mVb9RzWn4Lc',
      },
      ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY'],
    ],
    [
      'Stripe is at another address',
      { STRIPE_API_BASE: 'https://api.stripe.com.example.org' },
      ['STRIPE_API_BASE'],
    ],
    ['Stripe is at its own address', { STRIPE_API_BASE: 'https://api.stripe.com' }, []],
    [
      'both plans have one price',
      { STRIPE_PRICE_AGENCY: 'price_1MoBy5LkdIwHu7ixZhnattbh' },
      ['STRIPE_PRICE_AGENCY'],
    ],
    ['mails go to the sandbox', { MAIL: 'sandbox' }, ['MAIL']],
    ['the mail server is missing', { SMTP_URL: '', MAIL_FROM: '' }, ['SMTP_URL', 'MAIL_FROM']],
    ['the sender has a line break', { MAIL_FROM: 'A\nBcc: x <a@b.test>' }, ['MAIL_FROM']],
    ['payments are the sandbox', { PAYMENTS: 'sandbox' }, ['PAYMENTS']],
    [
      'the emulator is set',
      { FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099' },
      ['FIREBASE_AUTH_EMULATOR_HOST'],
    ],
    ['the address is not https', { APP_URL: 'http://repurpose.test' }, ['APP_URL']],
  ])('in production, when %s', (_name, change, expected) => {
    expect(badNames({ ...PRODUCTION, ...change })).toEqual(expected);
  });

  it.each([
    'a'.repeat(40),
    '0123456789'.repeat(4),
    'correcthorse'.repeat(3),
    'abcdefghijklmnopqrstuvwxyz0123456789',
  ])('in production, when the secret is %s', (weak) => {
    expect(badNames({ ...PRODUCTION, SESSION_SECRET: weak })).toEqual(['SESSION_SECRET']);
  });

  it('is documented name by name in .env.example', () => {
    const example = readFileSync(join(import.meta.dirname, '../../../.env.example'), 'utf8');
    const documented = [...example.matchAll(/^([A-Z_]+)=/gm)].map((match) => match[1]);
    expect(documented.sort()).toEqual(Object.keys(envSchema.shape).sort());
  });
});
