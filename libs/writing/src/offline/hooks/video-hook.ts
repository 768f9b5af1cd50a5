import type { Unit } from '../../annotate/unit.types.js';
import type { Analysis } from '../analysis.types.js';
import { shareOfTitle } from '../core/core-weights.js';
import type { Kit } from '../kit.js';
import { wordsOf } from '../passages.js';
import { PROMISES } from '../structures/subject-list.js';
import type { Hook } from './hooks.js';
import { ledeOf } from './opening.js';

/** Least and most words of a video's first line, and most of the paragraph that it may be taken from. */
const [LEAST_WORDS, MOST_WORDS, LEDE_WORDS] = [3, 24, 50];
/** Share of the title's words in what is on its topic. */
const TITLED = 0.3;

/** A title is the first line if it asks something, promises a list or sets two things against each other. */
const isHook = ({ title, lists }: Analysis): boolean =>
  PROMISES.test(title) ||
  /[?？]$/u.test(title) ||
  lists.some(({ isMain, leadIn, isOfSides }) => isOfSides || (isMain && leadIn === title));

/** A sentence of at most this many words only answers the one before. */
const BARE = 4;
/** Whether a short sentence after a hook answers it, so that the hook alone misleads: "You might think I exaggerate. I do not." */
function isAnswered({ units: [...own] }: Hook, { units }: Analysis): boolean {
  const last = own.at(-1);
  const next = units[units.findIndex(({ index }) => index === last?.index) + 1];
  return next?.isDependent === true && next.words <= BARE && next.block === last?.block;
}

/** The first line: a short hook or the beginning of the text; empty for the title. */
export function hookOfVideo(kit: Kit): readonly Unit[] {
  const { analysis } = kit;
  if (isHook(analysis)) return [];
  const isShort = (units: readonly Unit[]): boolean =>
    wordsOf(units) >= LEAST_WORDS && wordsOf(units) <= MOST_WORDS;
  // a contrast about a detail says nothing before the topic is known
  const isOnTopic = ({ units, kind }: Hook): boolean =>
    kind !== 'contrast' || units.some(({ stems }) => shareOfTitle(stems, analysis) >= TITLED);
  const found = kit.hooks.filter(
    (hook) =>
      isShort(hook.units) && hook.kind !== 'statement' && isOnTopic(hook) && !isAnswered(hook, analysis),
  );
  const [first] = ledeOf(kit, { paragraph: LEDE_WORDS, run: LEDE_WORDS });
  const lede = first === undefined ? [] : [first];
  // news begins with its point, and so does its video
  const isPoint =
    first?.isQuestion === false &&
    kit.core.thesis?.units[0].index === first.index &&
    shareOfTitle(first.stems, analysis) >= TITLED;
  const hooks = found.map(({ units }) => units);
  const lines = isPoint ? [lede, ...hooks] : [...hooks, lede];
  return lines.filter(isShort)[kit.variant] ?? [];
}
