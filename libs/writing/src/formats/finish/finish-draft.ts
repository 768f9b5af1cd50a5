import type { Source } from '../../source/source.types.js';
import { checkDraft, type FinishedDraft } from './check-draft.js';
import type { Draft } from '../draft/draft.types.js';
import { repairDraft } from './repair-draft.js';
import { withSourceLinks } from './source-links.js';

export type { FinishedDraft } from './check-draft.js';

/** A writer's draft repaired to fit every limit, with the links of its source, and checked. @throws DraftError as `repairDraft` */
export function finishDraft(draft: Draft, source: Source): FinishedDraft {
  const repaired = repairDraft(draft, source);
  return checkDraft(withSourceLinks(repaired.draft, source), source, repaired);
}
