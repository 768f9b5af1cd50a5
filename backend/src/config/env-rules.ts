type Given = Record<string, string | undefined>;

const FIREBASE_NAMES = ['FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY', 'FIREBASE_AUTH_DOMAIN', 'FIREBASE_APP_ID'];
const STRIPE_NAMES = [
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_PRICE_PRO',
  'STRIPE_PRICE_AGENCY',
];

export function requireTogether(env: Given): string[] {
  const missing = (names: string[], because: string) =>
    names.filter((name) => !env[name]).map((name) => `${name} must be set because ${because}`);
  return [
    ...(env.WRITER === 'openai' && !env.OPENAI_BASE_URL ? missing(['OPENAI_API_KEY'], 'WRITER=openai') : []),
    ...(env.IDENTITY === 'firebase' ? missing(FIREBASE_NAMES, 'IDENTITY=firebase') : []),
    ...(env.MAIL === 'smtp' ? missing(['SMTP_URL', 'MAIL_FROM'], 'MAIL=smtp') : []),
    ...(env.PAYMENTS === 'stripe' ? missing(STRIPE_NAMES, 'PAYMENTS=stripe') : []),
    ...(env.FIREBASE_SERVICE_ACCOUNT && !isJsonObject(env.FIREBASE_SERVICE_ACCOUNT)
      ? ["FIREBASE_SERVICE_ACCOUNT must be the service account's JSON on one line"]
      : []),
  ];
}

function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}
