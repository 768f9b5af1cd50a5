type Given = Record<string, string | undefined>;

interface ProductionRule {
  name: string;
  isMet: (value: string) => boolean;
  problem: string;
  isRequired?: boolean;
}

const PLACEHOLDER = /replace|change.?me|placeholder|example|sandbox|secret$|development/i;
const RANDOM = 'must be a random value of at least 32 characters in production (openssl rand -base64 32)';
const PRICE = "must be the id of a live price (price_…) in production; the sandbox's are refused";

const RULES: readonly ProductionRule[] = [
  { name: 'SESSION_SECRET', isMet: isStrongSecret, problem: RANDOM, isRequired: true },
  { name: 'SESSION_SECRET_PREVIOUS', isMet: isStrongSecret, problem: RANDOM },
  {
    name: 'MAIL',
    isMet: (value) => value === 'smtp',
    problem: 'must be smtp in production (the sandbox sends nothing)',
    isRequired: true,
  },
  {
    name: 'PAYMENTS',
    isMet: (value) => value === 'stripe',
    problem: 'must be stripe in production (the sandbox takes no money)',
    isRequired: true,
  },
  {
    name: 'STRIPE_SECRET_KEY',
    isMet: (value) => /^(sk|rk)_live_\w{16,}$/.test(value) && isRandom(value, 18),
    problem: 'must be a live key (sk_live_… or rk_live_…) in production; test and sandbox keys take no money',
  },
  {
    name: 'STRIPE_PUBLISHABLE_KEY',
    isMet: (value) => /^pk_live_\w{16,}$/.test(value) && isRandom(value, 18),
    problem: 'must be a live key (pk_live_…) in production; test and sandbox keys take no money',
  },
  {
    name: 'STRIPE_WEBHOOK_SECRET',
    isMet: (value) => /^whsec_[\w+/=]{24,}$/.test(value) && isRandom(value, 20),
    problem:
      "must be the live endpoint's signing secret (whsec_…) in production; the sandbox's is known to everybody",
  },
  { name: 'STRIPE_PRICE_PRO', isMet: isLivePrice, problem: PRICE },
  { name: 'STRIPE_PRICE_AGENCY', isMet: isLivePrice, problem: PRICE },
  {
    name: 'STRIPE_API_BASE',
    isMet: (value) => /^https:\/\/api\.stripe\.com\/?$/.test(value),
    problem: 'must be https://api.stripe.com, or not set, in production',
  },
  {
    name: 'FIREBASE_AUTH_EMULATOR_HOST',
    isMet: () => false,
    problem: 'must not be set in production (the emulator accepts unsigned tokens)',
  },
  {
    name: 'IMPORT_LOOPBACK',
    isMet: (value) => value === 'false',
    problem: 'must not be set in production (links would lead to our own servers)',
  },
  {
    name: 'APP_URL',
    isMet: (value) => value.startsWith('https://'),
    problem: 'must be an https:// address in production',
    isRequired: true,
  },
];

export function refuseInProduction(env: Given): string[] {
  if (env.NODE_ENV !== 'production') return [];
  const problems = RULES.filter(({ name, isMet, isRequired }) => {
    const value = env[name];
    return value === undefined ? isRequired : !isMet(value);
  }).map(({ name, problem }) => `${name} ${problem}`);
  const isOnePrice = env.STRIPE_PRICE_PRO !== undefined && env.STRIPE_PRICE_PRO === env.STRIPE_PRICE_AGENCY;
  return isOnePrice ? [...problems, 'STRIPE_PRICE_AGENCY must not be the price of Pro'] : problems;
}

function isStrongSecret(value: string): boolean {
  return value.length >= 32 && isRandom(value, 24);
}

function isLivePrice(value: string): boolean {
  return /^price_[A-Za-z0-9]{14,}$/.test(value) && !PLACEHOLDER.test(value);
}

/** Many distinct trigrams (32 random hex digits have 29 or 30), few alphabetic or numeric steps. */
function isRandom(value: string, minTriples: number): boolean {
  if (PLACEHOLDER.test(value)) return false;
  const triples = new Set(Array.from({ length: value.length - 2 }, (_, i) => value.slice(i, i + 3)));
  const steps = Array.from(
    { length: value.length - 1 },
    (_, i) => value.charCodeAt(i + 1) - value.charCodeAt(i),
  );
  const small = steps.filter((step) => Math.abs(step) <= 1);
  return triples.size >= minTriples && small.length < steps.length / 2;
}
