import { reportOnce } from '../report.js';

const UNAVAILABLE = 'Storage is not available; nothing is remembered on this device.';

type Storages = 'localStorage' | 'sessionStorage';

/** Storage may be forbidden or full (private windows, quota). Then nothing is remembered, and nothing breaks. */
export function readStored(key: string, storage: Storages = 'localStorage'): string | null {
  try {
    return window[storage].getItem(key);
  } catch (cause) {
    reportOnce(UNAVAILABLE, cause);
    return null;
  }
}

/** `null` removes the entry. Returns whether it was written. */
export function writeStored(key: string, value: string | null, storage: Storages = 'localStorage'): boolean {
  try {
    if (value === null) window[storage].removeItem(key);
    else window[storage].setItem(key, value);
    return true;
  } catch (cause) {
    reportOnce(UNAVAILABLE, cause);
    return false;
  }
}

/** Of entries in local storage. */
export function storedKeys(prefix: string): string[] {
  try {
    return Object.keys(window.localStorage).filter((key) => key.startsWith(prefix));
  } catch (cause) {
    reportOnce(UNAVAILABLE, cause);
    return [];
  }
}

export function removeStored(prefix: string): void {
  for (const key of storedKeys(prefix)) writeStored(key, null);
}

/** Empty for an older or broken record. */
export function parseRecord(stored: string | null): Record<string, unknown> {
  if (stored === null) return {};
  try {
    const parsed: unknown = JSON.parse(stored);
    return isRecord(parsed) ? parsed : {};
  } catch (cause) {
    if (cause instanceof SyntaxError) return {};
    throw cause;
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
