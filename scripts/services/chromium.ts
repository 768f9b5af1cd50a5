import { existsSync } from 'node:fs';
import { ensureProgram } from '../lib/packages.ts';

const WHOLE_BROWSER = '/usr/bin/chromium';

/** The headless shell even beside Chromium: it halves the time of the journeys. */
export async function ensureChromium(): Promise<string> {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const packages = ['chromium-headless-shell', 'fonts-noto-core', 'fonts-noto-color-emoji'];
  try {
    return await ensureProgram('chromium-headless-shell', packages, 'set CHROMIUM_PATH to a Chromium');
  } catch (error) {
    if (!existsSync(WHOLE_BROWSER)) throw error;
    return WHOLE_BROWSER;
  }
}
