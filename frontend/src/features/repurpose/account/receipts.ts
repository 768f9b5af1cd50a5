import { FORMATS, type LedgerEntry, type Credits, type FormatKey } from '@repurpose/contract';
import { dayOfYear } from '../../../shared/dates.js';
import { counted } from '../../../shared/figures.js';

type FormatsOf = (transformationId: string) => readonly FormatKey[] | undefined;

const REASONS: Readonly<Record<string, string>> = {
  WRITER_FAILED: 'the writing service did not answer',
  WRITER_UNAVAILABLE: 'the writing service did not answer',
  TRANSFORM_TIMEOUT: 'writing took too long',
  TEXT_TOO_COMPLEX: 'the text took too long to process',
  QUEUE_UNAVAILABLE: 'the work could not be started',
  NOTHING_NEW: 'the writer found nothing else to say',
};

/** Newest first. A hold and its settlement are one line. */
export function receiptsOf(
  { entries, periodStart, renewsAt }: Pick<Credits, 'entries' | 'periodStart' | 'renewsAt'>,
  formatsOf: FormatsOf = () => undefined,
) {
  const settled = new Set(entries.filter(isSettlement).map((line) => line.transformationId));
  const holds = new Map(
    entries.flatMap((line) => (line.kind === 'hold' ? [[line.transformationId, line] as const] : [])),
  );
  return entries.flatMap((line) => {
    // The settlement, which is newer, covers it.
    if (line.kind === 'hold' && settled.has(line.transformationId)) return [];
    const hold = holds.get(line.transformationId);
    // Its hold is older than the list, so its cost is unknown.
    if (line.kind === 'capture' && !hold) return [];
    const until = line.periodStart === periodStart ? ` until ${dayOfYear(renewsAt)}` : '';
    const text = sentence(line, { until, cost: -(hold?.credits ?? 0), name: nameOf(line, formatsOf) });
    return [{ id: line.id, text, at: line.createdAt }];
  });
}

const isSettlement = ({ kind }: LedgerEntry) => kind === 'capture' || kind === 'release';

function sentence(line: LedgerEntry, { until, cost, name }: { until: string; cost: number; name: string }) {
  switch (line.kind) {
    case 'grant':
      return `${counted(line.credits, 'credit')} granted${until}`;
    case 'expire':
      return `${counted(-line.credits, 'unused credit')} expired`;
    case 'hold':
      return `${counted(cost, 'credit')} held: ${name}`;
    case 'capture':
      return `${counted(cost, 'credit')}: ${name}`;
    case 'release':
      return `0 charged: ${REASONS[line.reason] ?? 'nothing was delivered'}`;
  }
}

function nameOf({ transformationId }: LedgerEntry, formatsOf: FormatsOf): string {
  const [first, ...more] = (transformationId === null ? undefined : formatsOf(transformationId)) ?? [];
  if (!first) return 'a piece of your writing';
  return more.length === 0 ? FORMATS[first].label : `${FORMATS[first].label} and ${more.length} more`;
}
