import type { FormatKey, Tone } from '@repurpose/contract';
import { HOOK_ORDER, canOpen, hookValue } from './hooks.js';
import { contentKeys } from '../../languages/words.js';
import type { Candidate, Plan } from '../analysis/analysis.types.js';
import { RECIPES } from './recipes.js';
import type { Hand } from './hand.js';
import type { Table } from './table.js';
import { toneBias } from './tone-bias.js';
import { worded } from '../wording/wording.js';

/** What is told from its beginning needs no going back. */
const FIRST = 0.3;
const isFirst = ({ format, chosen }: Hand, { index }: Candidate): boolean =>
  RECIPES[format].opensOn && [...chosen].every((each) => each >= index);

/** Openings that the source's own title may do for, where there is no good one. */
const UNDER_TITLE: ReadonlySet<FormatKey> = new Set<FormatKey>([
  'linkedin',
  'facebook',
  'instagram',
  'reels',
  'tiktok',
]);
/** Worth of an opening from which on it is better than the title. */
const GOOD = 1;

/** Words of the title by which a short opening says what all this is about; a longer one goes on to say it. */
const SUBJECT_WORDS = 2;

/** How openings are dealt. */
interface Opening {
  table: Table;
  tone: Tone;
  /** What an opening is worth less that another piece has. */
  used: number;
  /** Whether what the pieces share is settled, and no more may be shared. */
  isFinal: boolean;
  /** Whether the title may stand in for a poor opening. */
  mayTitle: boolean;
}

/** Whether the title says enough, and is short enough, to open a piece. */
const suitsAsOpening = ({ title, hasOwnTitle, language }: Plan, format: FormatKey): boolean =>
  UNDER_TITLE.has(format) &&
  hasOwnTitle &&
  title.length <= RECIPES[format].hookChars &&
  new Set(contentKeys(title, language)).size >= SUBJECT_WORDS;

/** Whether an opening says what all this is about. */
function tellsSubject({ stems, index }: Candidate, format: FormatKey, plan: Plan): boolean {
  const subject = new Set(contentKeys(plan.title, plan.language));
  const told = stems.filter((each) => subject.has(each)).length;
  const enough = format === 'linkedin' || index === plan.candidates[0]?.index ? 1 : SUBJECT_WORDS;
  return told >= enough;
}

/** Whether a piece opens with the title rather than with a poor opening of its own. */
function opensWithTitle(
  { table, isFinal, mayTitle }: Opening,
  hand: Hand,
  best: Candidate | undefined,
  worth: number,
): boolean {
  const { plan } = table;
  const wasTitled = hand.isTitled;
  hand.isTitled = hand.format === 'twitter' && wasTitled;
  if (!mayTitle || !suitsAsOpening(plan, hand.format)) return false;
  if (best && worth >= GOOD && tellsSubject(best, hand.format, plan)) return false;
  const before = table.totalExcess(hand);
  hand.isTitled = true;
  hand.isTitled = wasTitled || !isFinal || table.isShort || table.totalExcess(hand) <= before;
  return hand.isTitled;
}

/**
 * Gives each piece the best opening that it `may` have, or the title where there is no good one. Who has none keeps its own.
 */
export function dealHooks(opening: Opening, may: (hand: Hand, candidate: Candidate) => boolean): void {
  const { table, tone, used } = opening;
  const { plan, hands } = table;
  if (plan.candidates.length < 2) return;
  const opened = new Set<number>();
  const inOrder = HOOK_ORDER.flatMap((format) => hands.filter((hand) => hand.format === format));
  for (const hand of inOrder) {
    const said = (candidate: Candidate): Candidate => worded(candidate, hand.form);
    const worth = (candidate: Candidate): number =>
      hookValue(said(candidate), hand.format, plan) +
      toneBias(tone, candidate) +
      (isFirst(hand, candidate) ? FIRST : 0) -
      (opened.has(candidate.index) ? used : 0);
    const [found] = plan.candidates
      .filter((each) => canOpen(said(each), hand.format) && may(hand, each))
      .map((candidate) => ({ candidate, value: worth(candidate) }))
      .sort((a, b) => b.value - a.value);
    const best = found?.candidate;
    if (opensWithTitle(opening, hand, best, found?.value ?? 0)) {
      hand.hook = null;
      continue;
    }
    if (!best) {
      // who has no opening at all has the title for one
      hand.isTitled ||= hand.hook === null && plan.hasOwnTitle && UNDER_TITLE.has(hand.format);
      continue;
    }
    opened.add(best.index);
    hand.hook = best;
    if (!hand.chosen.has(best.index)) table.take(hand, best);
  }
}
