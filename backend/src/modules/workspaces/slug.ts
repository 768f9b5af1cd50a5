import { randomBytes } from 'node:crypto';
import { SLUG } from '@repurpose/contract';

const MAX_CHARS = 32;

/** A name without plain letters and digits gets a random slug. */
export function slugOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_CHARS)
    .replace(/^-+|-+$/g, '');
  return SLUG.test(plain) ? plain : withEnd(plain === '' ? 'w' : plain);
}

export const withEnd = (slug: string): string => `${slug}-${randomBytes(3).toString('hex')}`;
