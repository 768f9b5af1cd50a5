import { startStripeSandbox } from './sandbox.js';

const env = process.env;
const appUrl = env['APP_URL'] ?? 'http://localhost:3000';

const sandbox = await startStripeSandbox({
  port: Number(env['STRIPE_SANDBOX_PORT'] ?? 12_111),
  host: env['STRIPE_SANDBOX_HOST'] ?? '127.0.0.1',
  webhookUrl: env['STRIPE_SANDBOX_WEBHOOK_URL'] ?? `${appUrl}/api/webhooks/stripe`,
  webhookSecret: env['STRIPE_WEBHOOK_SECRET'] ?? 'whsec_sandbox',
  secretKey: env['STRIPE_SECRET_KEY'] ?? 'sk_test_sandbox',
  prices: {
    pro: env['STRIPE_PRICE_PRO'] ?? 'price_sandbox_pro',
    agency: env['STRIPE_PRICE_AGENCY'] ?? 'price_sandbox_agency',
  },
  appUrl,
  stateFile: env['STRIPE_SANDBOX_STATE'] || null,
});
process.stdout.write(`stripe sandbox ${sandbox.url}\n`);

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void sandbox.close().then(() => process.exit(0)));
