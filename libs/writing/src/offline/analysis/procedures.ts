import type { Source } from '../../source/source.types.js';
import { labelOf } from '../wording/labels.js';
import { isBroken } from '../wording/usable.js';

const MIN_STEPS = 3;
/** Headings of what is done in order, where the steps themselves do not count each other. */
const HOW =
  /(?<!\p{L})(?:steps?|how (?:to|do)|instructions?|method|directions|procedure|recipe|setting up|set ?up|install\p{L}*|assembly|preparation|getting started|schritte?|anleitung|zubereitung|so (?:geht|funktioniert)|pasos?|cómo|instrucciones|preparación|elaboración|étapes?|comment|préparation|passaggi|come|preparazione|procedimento|passos?|como|preparo|stappen|bereiding|hoe)(?!\p{L})|手順|作り方|方法/iu;
/** "Repeat steps 4 and 5", "as in step 2". */
const COUNTS = /(?<!\p{L})(?:steps?|schritte?|pasos?|étapes?|passaggi(?:o)?|passos?|stap(?:pen)?) \d/iu;

/** Blocks of the numbered items that follow each other. */
function numberedRuns({ blocks }: Source): number[][] {
  const runs: number[][] = [];
  blocks.forEach(({ kind, level, isNumbered }, block) => {
    if (kind !== 'item' || isNumbered !== true || level > 1) return;
    const run = runs.at(-1);
    if (run?.at(-1) === block - 1) run.push(block);
    else runs.push([block]);
  });
  return runs;
}

/** Advice in any order is numbered as well: its items have labels, or stand under no heading that says how. */
function isProcedure(source: Source, run: readonly number[], heading: string): boolean {
  const texts = run.map((block) => source.blocks[block]?.text ?? '');
  if (texts.length < MIN_STEPS || texts.some(isBroken)) return false;
  if (texts.some((text) => COUNTS.test(text))) return true;
  return HOW.test(heading) && texts.filter((text) => labelOf(text) !== '').length < texts.length / 2;
}

/** Block → the number of the step it is, in lists that only make sense whole and in order. */
export function stepsOf(source: Source): ReadonlyMap<number, number> {
  const steps = new Map<number, number>();
  for (const run of numberedRuns(source)) {
    const section = source.sections.findLast(({ blocks }) => blocks.includes(run[0] ?? -1));
    const heading = `${source.title} | ${section?.heading ?? ''}`;
    if (isProcedure(source, run, heading)) run.forEach((block, at) => steps.set(block, at + 1));
  }
  return steps;
}
