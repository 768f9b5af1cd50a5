import { paths } from '../../shared/paths.js';

const BASE = 'https://own.invalid';
// Browsers drop control characters and spaces from an address, and read a backslash as a slash.
const UNSAFE = /[\p{Cc}\s\\]/u;

/** An address of this site from `?returnTo=`. Null: another origin, a scheme, or a disguise of one. */
export function safeReturnTo(value: string | null): string | null {
  if (value === null) return null;
  const readings = decodings(value);
  if (readings === null || readings.some((reading) => !isOwnPath(reading))) return null;
  const { pathname, search, hash } = new URL(value, BASE);
  return pathname === paths.auth.path ? null : `${pathname}${search}${hash}`;
}

export function destinationOf(query: URLSearchParams): string {
  const target = safeReturnTo(query.get('returnTo')) ?? paths.dashboard.getHref();
  const priceId = query.get('priceId');
  if (!priceId) return target;
  const url = new URL(target, BASE);
  url.searchParams.set('priceId', priceId);
  return `${url.pathname}${url.search}${url.hash}`;
}

function isOwnPath(value: string): boolean {
  if (!value.startsWith('/') || value.startsWith('//') || UNSAFE.test(value)) return false;
  return (
    URL.canParse(value, BASE) &&
    new URL(value, BASE).origin === BASE &&
    !new URL(value, BASE).pathname.startsWith('//')
  );
}

/** The value, and each further decoding by a server or a script. Null: never settles. */
function decodings(value: string): string[] | null {
  const readings = [value];
  for (let round = 0; round < 4; round += 1) {
    const last = readings[readings.length - 1] ?? '';
    const path = last.split(/[?#]/, 1)[0] ?? '';
    if (!path.includes('%')) return readings;
    try {
      readings.push(decodeURIComponent(path));
    } catch (cause) {
      if (cause instanceof URIError) return null;
      throw cause;
    }
  }
  return null;
}
