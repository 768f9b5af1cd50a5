import { readStored, writeStored } from './stored.js';

export const SCHEME_KEY = 'repurpose.scheme';
type SchemeName = 'light' | 'dark';

/** The user's choice, else the system's. */
export function currentScheme(): SchemeName {
  const chosen = document.documentElement.dataset['theme'] ?? readStored(SCHEME_KEY);
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return typeof window.matchMedia === 'function' && window.matchMedia('(prefers-color-scheme: dark)').matches
    ? 'dark'
    : 'light';
}

/** Remembered on this device. */
export function chooseScheme(scheme: SchemeName): void {
  const root = document.documentElement;
  // Parts that fade would show old colours on the new background.
  root.dataset['switching'] = '';
  root.dataset['theme'] = scheme;
  root.getBoundingClientRect();
  delete root.dataset['switching'];
  writeStored(SCHEME_KEY, scheme);
}
