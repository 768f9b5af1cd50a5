import { existsSync } from 'node:fs';
import { ensureProgram } from './dependencies.mjs';

/** Path of a Chromium to drive; on Debian as root it is installed. */
export function ensureChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium';
  const packages = ['chromium', 'fonts-noto-core', 'fonts-noto-color-emoji'];
  return ensureProgram('chromium', packages, 'set CHROMIUM_PATH to a Chromium');
}

if (process.argv[1] === import.meta.filename) ensureChromium();
