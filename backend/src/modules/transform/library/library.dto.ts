import {
  LIMITS,
  readTagName,
  type ArchiveRequest,
  type ChangeTagsRequest,
  type LibrarySelection,
} from '@repurpose/contract';
import { applyDecorators } from '@nestjs/common';
import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsBoolean, IsUUID } from 'class-validator';
import { IfPresent, orError, Satisfies } from '../../../http/contract.pipe.js';

const isTagName = (name: unknown): boolean =>
  typeof name === 'string' &&
  name.length <= LIMITS.parameterChars &&
  readTagName(name, LIMITS.tagChars) !== null;

const INVALID = orError('TAG_INVALID');
const TagNames = (): PropertyDecorator =>
  applyDecorators(
    IfPresent(),
    IsArray(INVALID),
    ArrayMaxSize(LIMITS.tagsPerTransformation, INVALID),
    Satisfies('isTagName', isTagName, { ...INVALID, each: true }),
  );

export class SelectionDto implements LibrarySelection {
  @IsArray(orError('SELECTION_INVALID'))
  @ArrayNotEmpty(orError('SELECTION_INVALID'))
  @ArrayMaxSize(LIMITS.selection, orError('SELECTION_INVALID'))
  @IsUUID('loose', { ...orError('SELECTION_INVALID'), each: true })
  ids: string[];
}

export class ArchiveDto extends SelectionDto implements ArchiveRequest {
  @IsBoolean(orError('ARCHIVE_INVALID'))
  isArchived: boolean;
}

export class ChangeTagsDto extends SelectionDto implements ChangeTagsRequest {
  @TagNames()
  add?: string[];

  @TagNames()
  remove?: string[];
}

export function toTagNames(names: readonly string[] = []): string[] {
  return [...new Set(names.flatMap((name) => readTagName(name, LIMITS.tagChars) ?? []))];
}
