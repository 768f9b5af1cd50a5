import { type Env, loadEnv } from '../config/env.js';
import { contentSecurityPolicy } from './security-headers.js';

const GOOD = { DATABASE_URL: 'postgres://u:p@localhost/d', REDIS_URL: 'redis://localhost:6379' };
const policy = (change: Partial<Env> = {}) =>
  contentSecurityPolicy(
    { ...loadEnv(GOOD), ...change },
    { scripts: ["'sha256-script'"], styles: ["'sha256-style'"] },
  );
const directive = (text: string, name: string) =>
  text.split('; ').find((part) => part.startsWith(`${name} `));

describe('the content security policy', () => {
  it('allows only the inline scripts and styles it is made for, and no framing', () => {
    const text = policy();
    expect(directive(text, 'script-src')).toBe("script-src 'self' 'sha256-script'");
    expect(directive(text, 'style-src')).toContain("'sha256-style'");
    expect(directive(text, 'frame-ancestors')).toBe("frame-ancestors 'none'");
    expect(directive(text, 'object-src')).toBe("object-src 'none'");
    expect(text).not.toMatch(/unsafe-eval|\*[; ]/);
  });

  it('frames the payment sandbox only where payments are the sandbox', () => {
    expect(directive(policy(), 'frame-src')).toBe('frame-src http://127.0.0.1:12111');
    const stripe = policy({ PAYMENTS: 'stripe', STRIPE_API_BASE: 'https://api.stripe.com' });
    expect(directive(stripe, 'frame-src')).toContain('https://js.stripe.com');
    expect(stripe).not.toContain('12111');
  });

  it('lists the identity service only where it is used', () => {
    expect(policy()).not.toContain('google');
    const text = policy({ IDENTITY: 'firebase', FIREBASE_AUTH_DOMAIN: 'p.firebaseapp.com' });
    expect(directive(text, 'frame-src')).toContain('https://p.firebaseapp.com');
    expect(directive(text, 'connect-src')).toContain('https://identitytoolkit.googleapis.com');
    expect(text).not.toContain('localhost');
  });

  it('calls and frames the emulator of the identity service, but takes no script from it', () => {
    const text = policy({ IDENTITY: 'firebase', FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099' });
    for (const name of ['frame-src', 'connect-src'])
      expect(directive(text, name)).toContain('http://localhost:9099');
    expect(directive(text, 'script-src')).toBe("script-src 'self' 'sha256-script' https://apis.google.com");
  });
});
