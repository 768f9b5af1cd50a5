import {
  applyDecorators,
  type ArgumentMetadata,
  Injectable,
  type PipeTransform,
  type Type,
} from '@nestjs/common';
import { ERRORS, type ErrorCode } from '@repurpose/contract';
import { plainToInstance } from 'class-transformer';
import {
  IsString,
  Matches,
  MaxLength,
  validate,
  ValidateBy,
  ValidateIf,
  type ValidationError,
  type ValidationOptions,
} from 'class-validator';
import { AppError } from '../errors/app-error.js';

interface ErrorContext {
  code: ErrorCode;
  message?: (value: unknown) => string;
}

/** The topmost failing decorator of the first failing field decides. */
export function orError(code: ErrorCode, message?: (value: unknown) => string): ValidationOptions {
  const context: ErrorContext = { code, ...(message && { message }) };
  // class-validator drops the context of a decorator without a message.
  return { context, message: code };
}

export const Satisfies = (
  name: string,
  isValid: (value: unknown) => boolean,
  options: ValidationOptions,
): PropertyDecorator => ValidateBy({ name, validator: { validate: isValid } }, options);

/** A string of at most `max` characters that matches all patterns. */
export const IsText = (max: number, options: ValidationOptions, ...patterns: RegExp[]): PropertyDecorator =>
  applyDecorators(
    IsString(options),
    MaxLength(max, options),
    ...patterns.map((pattern) => Matches(pattern, options)),
  );

/** Unlike `IsOptional` it refuses null. */
export const IfPresent = (): PropertyDecorator => ValidateIf((_dto, value) => value !== undefined);

export const MaxRecord = (
  max: { entries: number; nameChars: number; textChars: number },
  options: ValidationOptions,
): PropertyDecorator =>
  Satisfies(
    'maxRecord',
    (value) => {
      const entries = Object.entries(value ?? {}) as [string, unknown][];
      const isBounded = ([name, text]: [string, unknown]): boolean =>
        name.length <= max.nameChars && (typeof text !== 'string' || text.length <= max.textChars);
      return entries.length <= max.entries && entries.every(isBounded);
    },
    options,
  );

@Injectable()
export class ContractPipe implements PipeTransform {
  async transform(value: unknown, { type, metatype }: ArgumentMetadata): Promise<unknown> {
    if (type !== 'body' || !isDto(metatype)) return value;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      throw new AppError('BODY_NOT_OBJECT');
    }
    const dto = plainToInstance(metatype, value) as object;
    const errors = await validate(dto, { whitelist: true, forbidUnknownValues: false });
    const first = errors[0];
    if (first) throw toFailure(first);
    return dto;
  }
}

const PLAIN_TYPES: readonly unknown[] = [String, Number, Boolean, Array, Object];
const isDto = (metatype: ArgumentMetadata['metatype']): metatype is Type<object> =>
  metatype !== undefined && !PLAIN_TYPES.includes(metatype);

function toFailure(error: ValidationError): AppError {
  const child = error.children?.[0];
  if (child) return toFailure(child);
  // class-validator lists decorators from the field upwards.
  const context = Object.values((error.contexts ?? {}) as Record<string, ErrorContext>).at(-1);
  if (!context || !(context.code in ERRORS)) return new AppError('BAD_REQUEST');
  return new AppError(context.code, context.message ? { message: context.message(error.value) } : {});
}
