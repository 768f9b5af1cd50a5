import {
  LIMITS,
  type RegenerateRequest,
  type RestoreRequest,
  type SaveOutputRequest,
} from '@repurpose/contract';
import { Rule } from '../../../http/contract.pipe.js';

const isString = (value: unknown): value is string => typeof value === 'string';
const isVersion = (value: unknown): boolean => Number.isInteger(value) && Number(value) > 0;
const isPartId = (value: unknown): boolean => isString(value) && value.length <= LIMITS.partIdChars;
const isPartText = (value: unknown): boolean => isString(value) && value.length <= LIMITS.contentChars;
const isPartList = (value: unknown): boolean =>
  value === undefined || (Array.isArray(value) && value.length <= LIMITS.parts && value.every(isPartId));
const isPlaced = (value: unknown): boolean =>
  isPartId(value) ||
  (typeof value === 'object' && value !== null && 'text' in value && isPartText(value.text));
const isOrder = (value: unknown): boolean =>
  value === undefined || (Array.isArray(value) && value.length <= LIMITS.parts && value.every(isPlaced));
const isTextRecord = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).length <= LIMITS.parts &&
  Object.keys(value).every(isPartId) &&
  Object.values(value).every(isPartText);

/** Body of `PUT …/pieces/:format`. */
export class SaveOutputDto implements SaveOutputRequest {
  @Rule('EXPECTED_VERSION_REQUIRED', isVersion)
  expectedVersion: number;

  @Rule('TEXTS_INVALID', isTextRecord)
  texts: Record<string, string>;

  @Rule('SEGMENT_UNKNOWN', isOrder)
  order?: (string | { text: string })[];

  @Rule('SEGMENT_UNKNOWN', isPartList)
  locked?: string[];

  @Rule('SEGMENT_UNKNOWN', isPartList)
  released?: string[];
}

/** Body of `POST …/regenerate`. */
export class RegenerateDto implements RegenerateRequest {
  @Rule('SEGMENT_UNKNOWN', (value) => value === undefined || isPartId(value))
  part?: string;

  @Rule(
    'INSTRUCTION_INVALID',
    (value) => value === undefined || (isString(value) && value.length <= LIMITS.instructionChars),
  )
  instruction?: string;
}

/** Body of `POST …/versions/:version/restore`. */
export class RestoreDto implements RestoreRequest {
  @Rule('EXPECTED_VERSION_REQUIRED', isVersion)
  expectedVersion: number;
}
