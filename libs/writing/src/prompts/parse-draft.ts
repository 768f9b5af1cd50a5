import type { FormatKey } from '@repurpose/contract';
import { DraftError } from '../formats/draft/draft-error.js';
import type { Draft } from '../formats/draft/draft.types.js';
import { type RecordShape, type Shape, SHAPES } from './shape.js';

/** A longer reply is a runaway, not a draft. */
const MAX_TEXT_CHARS = 100_000;
const MAX_LIST_ITEMS = 500;

/** Some servers return `"30"` for 30. */
const WRITTEN_NUMBER = /^\d{1,6}(?:\.\d+)?$/;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The fields of a shape from a model's reply, without others. @throws DraftError with the path of the wrong field */
export function readRecord(shape: RecordShape, value: unknown, path: string): Record<string, unknown> {
  if (!isRecord(value)) throw new DraftError('an object is expected', path);
  const fields = Object.entries(shape.fields).map(([name, field]): [string, unknown] => {
    if (!Object.hasOwn(value, name)) throw new DraftError('missing', path === '' ? name : `${path}.${name}`);
    return [name, read(field, value[name], path === '' ? name : `${path}.${name}`)];
  });
  return Object.fromEntries(fields);
}

function readNumber(value: unknown, path: string): number {
  if (typeof value === 'string' && WRITTEN_NUMBER.test(value)) return Number(value);
  if (typeof value !== 'number' || !Number.isFinite(value))
    throw new DraftError('a number is expected', path);
  return value;
}

function read(shape: Shape, value: unknown, path: string): unknown {
  switch (shape.kind) {
    case 'text':
      if (typeof value !== 'string') throw new DraftError('a text is expected', path);
      if (value.length > MAX_TEXT_CHARS)
        throw new DraftError(`longer than ${MAX_TEXT_CHARS} characters`, path);
      return value;
    case 'number':
      return readNumber(value, path);
    case 'choice':
      if (typeof value !== 'string' || !shape.of.includes(value))
        throw new DraftError(`one of ${shape.of.join(', ')} is expected`, path);
      return value;
    case 'list':
      if (!Array.isArray(value)) throw new DraftError('a list is expected', path);
      if (value.length > MAX_LIST_ITEMS) throw new DraftError(`more than ${MAX_LIST_ITEMS} items`, path);
      return value.map((item, index) => read(shape.of, item, `${path}[${index}]`));
    case 'record':
      return readRecord(shape, value, path);
  }
}

/** A model's reply as a draft, without unknown fields. @throws DraftError with the path of the wrong field */
export function parseDraft(format: FormatKey, value: unknown): Draft {
  // a cast, because the shapes mirror the draft types
  return { format, ...readRecord(SHAPES[format], value, '') } as Draft;
}
