import { type ArgumentMetadata, Injectable, type PipeTransform, type Type } from '@nestjs/common';
import { ERRORS, type ErrorCode } from '@repurpose/contract';
import { plainToInstance } from 'class-transformer';
import { validate, ValidateBy, type ValidationError } from 'class-validator';
import { AppError } from '../errors/app-error.js';

interface RuleContext {
  code: ErrorCode;
  message?: (value: unknown) => string;
}

/**
 * A rule of a request field: `code` is answered when `isMet` is false. Of several on one field the topmost that
 * fails is told, of several fields the first. `message` replaces the contract's sentence, e.g. to name the value.
 */
export function Rule(
  code: ErrorCode,
  isMet: (value: unknown) => boolean,
  message?: (value: unknown) => string,
): PropertyDecorator {
  const context: RuleContext = { code, ...(message && { message }) };
  // class-validator keeps the context of a rule only when the rule has a text.
  return ValidateBy({ name: code, validator: { validate: isMet } }, { context, message: code });
}

/** Bodies become DTOs: fields that are not declared are dropped, the first broken rule is answered by its code. */
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
  const context = Object.values((error.contexts ?? {}) as Record<string, RuleContext>).at(-1);
  if (!context || !(context.code in ERRORS)) return new AppError('BAD_REQUEST');
  return new AppError(context.code, context.message ? { message: context.message(error.value) } : {});
}
