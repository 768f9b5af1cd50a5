import {
  LIMITS,
  readTagName,
  type ArchiveRequest,
  type ChangeTagsRequest,
  type LibrarySelection,
} from '@repurpose/contract';
import { Rule } from '../../../http/contract.pipe.js';
import { isUuid } from '../versions/output-path.js';

const isSelection = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.length <= LIMITS.selection &&
  value.every((id) => typeof id === 'string' && isUuid(id));
/** Blanks around and in a tag are forgiven, but not without end. */
const isTagName = (name: unknown): boolean =>
  typeof name === 'string' &&
  name.length <= LIMITS.parameterChars &&
  readTagName(name, LIMITS.tagChars) !== null;
const isTagList = (value: unknown): boolean =>
  value === undefined ||
  (Array.isArray(value) && value.length <= LIMITS.tagsPerTransformation && value.every(isTagName));

/** Body of `POST /api/library/delete`. */
export class SelectionDto implements LibrarySelection {
  @Rule('SELECTION_INVALID', isSelection)
  ids: string[];
}

/** Body of `POST /api/library/archive`. */
export class ArchiveDto extends SelectionDto implements ArchiveRequest {
  @Rule('ARCHIVE_INVALID', (value) => typeof value === 'boolean')
  isArchived: boolean;
}

/** Body of `POST /api/library/tags`. */
export class ChangeTagsDto extends SelectionDto implements ChangeTagsRequest {
  @Rule('TAG_INVALID', isTagList)
  add?: string[];

  @Rule('TAG_INVALID', isTagList)
  remove?: string[];
}

/** Tag names as they are kept, each once. */
export function toTagNames(names: readonly string[] = []): string[] {
  return [...new Set(names.flatMap((name) => readTagName(name, LIMITS.tagChars) ?? []))];
}
