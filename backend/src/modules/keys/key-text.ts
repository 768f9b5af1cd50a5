import { createHash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { API_KEY } from '@repurpose/contract';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const RANDOM_CHARS = 32;
const CHECKSUM_CHARS = 6;
const KEY = new RegExp(`^${API_KEY.prefix}[0-9A-Za-z]{${RANDOM_CHARS + CHECKSUM_CHARS}}$`);

/** CRC-32 in base 62: mistyped keys need no query, and secret scanners recognise ours. */
function checksumOf(text: string): string {
  let rest = crc32(text);
  let digits = '';
  while (digits.length < CHECKSUM_CHARS) {
    digits = `${ALPHABET[rest % ALPHABET.length]}${digits}`;
    rest = Math.floor(rest / ALPHABET.length);
  }
  return digits;
}

/** `rp_live_`, 32 random base-62 characters (190 bits), 6 of checksum. */
export function newKeyText(): string {
  const random = Array.from({ length: RANDOM_CHARS }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  const text = API_KEY.prefix + random;
  return text + checksumOf(text);
}

export function isKeyText(text: string): boolean {
  return KEY.test(text) && checksumOf(text.slice(0, -CHECKSUM_CHARS)) === text.slice(-CHECKSUM_CHARS);
}

export const hashOfKey = (text: string): Buffer => createHash('sha256').update(text).digest();
