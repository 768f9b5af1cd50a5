import { isFormatKey } from '@repurpose/contract';
import { AppError } from '../../../errors/app-error.js';
import type { OutputKey } from './output.repository.js';

export interface OutputPath {
  id: string;
  format: string;
}
export const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const isUuid = (text: string): boolean => UUID.test(text);

export function keyOf({ id, format }: OutputPath): OutputKey {
  if (!isUuid(id) || !isFormatKey(format)) throw new AppError('NOT_FOUND');
  return { transformationId: id, format };
}
