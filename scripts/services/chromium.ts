import { existsSync } from 'node:fs';
import { ensureProgram } from '../lib/packages.ts';

/** The headless shell loads a page in half the processor time. */
const PATHS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

export async function ensureChromium(): Promise<string> {
  const found = process.env.CHROMIUM_PATH ?? PATHS.find((path) => existsSync(path));
  if (found) return found;
  const packages = ['chromium-headless-shell', 'fonts-noto-core', 'fonts-noto-color-emoji'];
  return ensureProgram('chromium-headless-shell', packages, 'set CHROMIUM_PATH to a Chromium');
}
