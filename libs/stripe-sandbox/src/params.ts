import { parse } from 'qs';
import { invalid } from './stripe-fault.js';

export type Params = Record<string, unknown>;

/** Parses Stripe's bracket notation (`items[0][price]=…`) into nested objects and lists. Every leaf is a string. */
export function readForm(text: string): Params {
  return parse(text, { depth: 10, arrayLimit: 200, parameterLimit: 2_000 }) as Params;
}

/** @throws StripeFault `parameter_unknown`, as Stripe does */
export function allowOnly(params: Params, known: readonly string[]): void {
  const unknown = Object.keys(params).find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw invalid(`Received unknown parameter: ${unknown}`, unknown, 'parameter_unknown');
}

export function text(params: Params, name: string): string | undefined {
  const value = params[name];
  if (value === undefined || value === '') return undefined;
  if (typeof value !== 'string') throw invalid(`Invalid string: ${name}`, name);
  return value;
}

export function requiredText(params: Params, name: string): string {
  const value = text(params, name);
  if (value === undefined) throw invalid(`Missing required param: ${name}.`, name, 'parameter_missing');
  return value;
}

export function flag(params: Params, name: string): boolean | undefined {
  const value = text(params, name);
  if (value === undefined) return undefined;
  if (value !== 'true' && value !== 'false') throw invalid(`Invalid boolean: ${value}`, name);
  return value === 'true';
}

export function integer(params: Params, name: string): number | undefined {
  const value = text(params, name);
  if (value === undefined) return undefined;
  if (!/^-?\d{1,15}$/.test(value))
    throw invalid(`Invalid integer: ${value}`, name, 'parameter_invalid_integer');
  return Number(value);
}

export function group(params: Params, name: string): Params {
  const value = params[name];
  if (value === undefined || value === '') return {};
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw invalid(`Invalid object`, name);
  return value as Params;
}

export function rows(params: Params, name: string): Params[] {
  const value = params[name];
  if (value === undefined || value === '') return [];
  if (!Array.isArray(value)) throw invalid('Invalid array', name);
  return value.map((row: unknown) => (typeof row === 'object' && row !== null ? (row as Params) : {}));
}

/** Stripe's metadata: flat strings. */
export function metadata(params: Params, name = 'metadata'): Record<string, string> {
  return Object.fromEntries(Object.entries(group(params, name)).map(([key, value]) => [key, String(value)]));
}

export function oneOf<T extends string>(params: Params, name: string, allowed: readonly T[]): T | undefined {
  const value = text(params, name);
  if (value === undefined) return undefined;
  const found = allowed.find((each) => each === value);
  if (found === undefined) throw invalid(`Invalid ${name}: must be one of ${allowed.join(', ')}`, name);
  return found;
}
