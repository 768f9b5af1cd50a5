import { type LookupFunction, isIPv6 } from 'node:net';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate, type InputType, type ZlibOptions } from 'node:zlib';
import { Agent, type Dispatcher, request } from 'undici';
import { isGlobalAddress, isLoopbackAddress } from './global-addresses.js';
import { resolveHost } from './resolve-host.js';

export type FetchProblem = 'address' | 'private' | 'unreachable' | 'too-large';

/** The message never contains the address; `cause` may. */
export class FetchError extends Error {
  constructor(
    readonly problem: FetchProblem,
    options?: ErrorOptions,
  ) {
    super(`nothing was fetched: ${problem}`, options);
    this.name = 'FetchError';
  }
}

export interface FetchOptions {
  signal: AbortSignal;
  timeoutMs: number;
  maxBytes: number;
  maxRedirects: number;
  headers: Readonly<Record<string, string>>;
  rules: FetchRules;
}

export interface FetchRules {
  resolve(host: string, signal: AbortSignal): Promise<string[]>;
  isAllowed(address: string, port: number): boolean;
}

export interface Fetched {
  url: string;
  status: number;
  contentType: string;
  bytes: Buffer;
}

const PORTS = new Set([80, 443]);
export const publicRules = (isLoopbackAllowed: boolean): FetchRules => ({
  resolve: resolveHost,
  isAllowed: (address, port) =>
    (isGlobalAddress(address) && PORTS.has(port)) || (isLoopbackAllowed && isLoopbackAddress(address)),
});

const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** Connects only to checked addresses, so a changing name server has no effect. @throws FetchError; the signal's reason */
export async function safeFetch(address: string, options: FetchOptions): Promise<Fetched> {
  const timeout = AbortSignal.timeout(options.timeoutMs);
  const signal = AbortSignal.any([options.signal, timeout]);
  try {
    let url = parseUrl(address);
    for (let redirects = 0; redirects <= options.maxRedirects; redirects += 1) {
      const answer = await fetchOnce(url, { ...options, signal });
      if (!(answer instanceof URL)) return answer;
      url = answer;
    }
    throw new FetchError('unreachable');
  } catch (error) {
    options.signal.throwIfAborted();
    throw error instanceof FetchError ? error : new FetchError('unreachable', { cause: error });
  }
}

function parseUrl(address: string, base?: URL): URL {
  const url = URL.parse(address, base?.href);
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
  if (!url || !isWeb || url.username !== '' || url.password !== '') throw new FetchError('address');
  url.hash = '';
  return url;
}

async function fetchOnce(url: URL, options: FetchOptions): Promise<Fetched | URL> {
  const agent = new Agent({
    connect: { lookup: pinned(await allowedAddresses(url, options)) },
    connections: 1,
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  try {
    const { statusCode, headers, body } = await request(url, {
      dispatcher: agent,
      signal: options.signal,
      headers: { ...options.headers, 'accept-encoding': 'gzip, deflate, br' },
    });
    const { location } = headers;
    if (REDIRECTS.has(statusCode) && typeof location === 'string') return parseUrl(location, url);
    const packed = await collect(body, options.maxBytes);
    return {
      url: url.href,
      status: statusCode,
      contentType: textOf(headers['content-type']).toLowerCase(),
      bytes: await unpack(packed, textOf(headers['content-encoding']).toLowerCase(), options.maxBytes),
    };
  } finally {
    await agent.destroy();
  }
}

const textOf = (header: string | string[] | undefined): string => [header ?? ''].flat().join(', ').trim();

async function allowedAddresses(url: URL, { rules, signal }: FetchOptions): Promise<string[]> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80);
  const addresses = await rules.resolve(host, signal);
  if (addresses.length === 0) throw new FetchError('unreachable');
  if (!addresses.every((address) => rules.isAllowed(address, port))) throw new FetchError('private');
  return addresses;
}

function pinned(addresses: readonly string[]): LookupFunction {
  const all = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
  return (_host, { all: asksForAll }, callback) => {
    const [first] = all;
    if (asksForAll) callback(null, all);
    else callback(null, first?.address ?? '', first?.family);
  };
}

async function collect(body: Dispatcher.ResponseData['body'], maxBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of body as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > maxBytes) throw new FetchError('too-large');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

type Unpack = (bytes: InputType, options: ZlibOptions) => Promise<Buffer>;
const UNPACK: Readonly<Record<string, Unpack>> = {
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
};

async function unpack(bytes: Buffer, encoding: string, maxBytes: number): Promise<Buffer> {
  if (encoding === '' || encoding === 'identity' || bytes.length === 0) return bytes;
  const unpackOne = UNPACK[encoding];
  if (!unpackOne) throw new FetchError('unreachable');
  try {
    return await unpackOne(bytes, { maxOutputLength: maxBytes });
  } catch (error) {
    const isTooMuch = (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE';
    throw new FetchError(isTooMuch ? 'too-large' : 'unreachable', { cause: error });
  }
}
