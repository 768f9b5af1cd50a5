import { existsSync } from 'node:fs';
import { ensureProgram } from './dependencies.mjs';

/** The one without windows loads a page in half the processor time; the other one does as well. */
const KNOWN = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** Path of a Chromium to drive; on Debian as root it is installed. */
export function ensureChromium() {
  const found = process.env.CHROMIUM_PATH ?? KNOWN.find((path) => existsSync(path));
  if (found) return found;
  const packages = ['chromium-headless-shell', 'fonts-noto-core', 'fonts-noto-color-emoji'];
  return ensureProgram('chromium-headless-shell', packages, 'set CHROMIUM_PATH to a Chromium');
}

if (process.argv[1] === import.meta.filename) ensureChromium();
