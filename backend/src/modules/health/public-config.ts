import type { PublicConfig } from '@repurpose/contract';
import type { Env } from '../../config/env.js';

/** A spec lists what is public. */
export function publicConfig(env: Env): PublicConfig {
  const emulator = env.FIREBASE_AUTH_EMULATOR_HOST;
  return {
    writer: env.WRITER,
    payments: {
      isSandbox: env.PAYMENTS === 'sandbox',
      sandboxUrl: env.PAYMENTS === 'sandbox' ? env.STRIPE_API_BASE : null,
      publishableKey: env.STRIPE_PUBLISHABLE_KEY,
      prices: { pro: env.STRIPE_PRICE_PRO, agency: env.STRIPE_PRICE_AGENCY },
    },
    mail: { isSandbox: env.MAIL === 'sandbox' },
    identity: {
      firebase:
        env.IDENTITY === 'firebase'
          ? {
              apiKey: env.FIREBASE_API_KEY ?? '',
              authDomain: env.FIREBASE_AUTH_DOMAIN ?? '',
              projectId: env.FIREBASE_PROJECT_ID ?? '',
              appId: env.FIREBASE_APP_ID ?? '',
              emulatorUrl: emulator ? `http://${emulator}` : null,
            }
          : null,
    },
  };
}
