import { LIMITS } from '@repurpose/contract';
import { visibleChars } from '../../users/username.js';

const UNWANTED = /[\p{Cc}\p{Cs}]/gu;

export function firstUsername(given: unknown, displayName: string, email: string): string {
  const candidates = [given, displayName, email.split('@')[0], 'user'];
  return candidates.map(cleanName).find((name) => name !== '') ?? 'user';
}

function cleanName(value: unknown): string {
  if (typeof value !== 'string') return '';
  const name = value.replace(UNWANTED, '').trim();
  return visibleChars(name) > 0 ? [...name].slice(0, LIMITS.usernameMaxChars).join('').trim() : '';
}

/** Empty if unusable: a bad picture must not prevent a login. */
export function safeImageUrl(value: unknown): string {
  if (typeof value !== 'string' || value.length > LIMITS.profileImageUrlMaxChars) return '';
  if (!URL.canParse(value)) return '';
  const { protocol, href } = new URL(value);
  return protocol === 'https:' && href.length <= LIMITS.profileImageUrlMaxChars ? href : '';
}
