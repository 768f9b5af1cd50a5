import type { Unit } from '../../annotate/unit.types.js';
import { languageOf } from '../../languages/registry.js';
import { isStopword } from '../../languages/stop-words.js';
import { TURN } from '../../source/readers/turns.js';
import { escapePattern } from '../../text/text-pattern.js';
import { saysI } from '../opening-pronoun.js';
import { ITEMS } from './heading-items.js';
import type { Place } from './sections.js';

interface Headed {
  heading: string;
  units: readonly Unit[];
}

/** Whether headings of several words begin alike: "I paid more than the minimum", "I brought my lunch", "I kept my car". */
function areAlike(headed: readonly Headed[], language: string): boolean {
  const words = headed.map(({ heading }) => heading.toLowerCase().split(' '));
  const [first = ''] = words[0] ?? [];
  const says = !isStopword(first, language) || saysI(first, language);
  return (
    says && words.length >= ITEMS.least && words.every((own) => own.length >= ITEMS.least && own[0] === first)
  );
}

/** Least share of names among headings of compared things, and most headings that are compared. */
const NAMED = 0.6;
const MOST_NAMED = 30;
const NAME_WORDS = 4;
/** Whether a heading is a name ("Bear") that the text below uses with its capital: "what I miss in Bear is …". */
function isNamed({ heading, units }: Headed): boolean {
  const name = heading.replace(/ \([^()]*\)$/u, '');
  const isName = /^(?:\p{Lu}|\p{Ll}\p{Lu})/u.test(name) && name.split(' ').length <= NAME_WORDS;
  // "Coliseum Reascenso" is called "Coliseum" too
  const [first = ''] = name.split(' ');
  const said = new RegExp(`[\\p{L},] ${escapePattern(first)}(?!\\p{L})`, 'u');
  return isName && units.some(({ text }) => said.test(text));
}

/** The slice from the first to the last match, with what is between them. */
function between<Each extends Headed>(all: readonly Each[], isOne: (each: Each) => boolean): Each[] {
  return all.slice(all.findIndex(isOne), all.findLastIndex(isOne) + 1);
}

/** The headings that name the things a text compares; empty for none. */
function comparedAmong<Each extends Headed>(all: readonly Each[]): Each[] {
  const named = new Set(all.length <= MOST_NAMED ? all.filter(isNamed) : []);
  const compared = between(all, (each) => named.has(each));
  const firsts = new Set(compared.map(({ heading }) => heading.split(' ')[0]));
  const are = named.size >= ITEMS.least && named.size >= compared.length * NAMED;
  return are && firsts.size === compared.length ? compared : [];
}

/** Whether most headings begin with who speaks, and a person that the text names in several: the points of minutes, "Ann: Wants a new lamp". */
function areRaised(headed: readonly Headed[], language: string): boolean {
  const names = headed.flatMap(({ heading }) => TURN.exec(heading)?.[1] ?? []);
  const [most = []] = [...Map.groupBy(names, String).values()].sort((a, b) => b.length - a.length);
  if (most.length < ITEMS.least || names.length < headed.length * NAMED) return false;
  const said = headed.flatMap(({ units }) => units.map(({ text }) => text)).join('\n');
  const isSaid = (name: string): boolean =>
    new RegExp(`(?<!\\p{L})${escapePattern(name)}(?!\\p{L})`, 'u').test(said);
  // "Myth: …", "Fact: …"
  const isName = !languageOf(language).capitalisesNouns && !isSaid(most[0]?.toLowerCase() ?? '');
  return isName && isSaid(most[0] ?? '');
}

const PARALLEL = 0.75;
/** The same under a heading that counts them. */
const COUNTED = 0.5;
/** Headings that begin alike, name compared things, or are instructions; empty for none. `count` is the number in the heading above. */
export function parallelAmong<Each extends Headed>(
  all: readonly Each[],
  count: number,
  language: string,
): readonly Each[] {
  if (areAlike(all, language) || areRaised(all, language)) return all;
  const { instruction, capitalisesNouns = false } = languageOf(language);
  const compared = capitalisesNouns ? [] : comparedAmong(all);
  if (compared.length > 0) return compared;
  const tells = ({ heading }: Each): boolean => instruction?.test(heading) === true;
  const told = between(all, tells);
  const part = count === told.length ? COUNTED : PARALLEL;
  return told.filter(tells).length >= all.length * part ? told : [];
}

/** An arrow between two sides of a heading. Other signs may be in some headings of a kind only: "Ann – baker", "Dora the diver". */
const JOINT = /\s[-–—=]{0,2}[>→⇒]\s/u;
/** Least share of led headings with two sides of which those at the end with one are none. */
const TWO_SIDED = 0.6;
/** The headings under a lead-in without those at the end that are of another kind: "Results" below "Car -> Bicycle", "Lift -> Stairs". */
export function ofOneKind<Each>(all: readonly Each[], headingOf: (each: Each) => string): readonly Each[] {
  const isTwoSided = (each: Each): boolean => JOINT.test(headingOf(each));
  const until = all.findLastIndex(isTwoSided) + 1;
  const first = all.slice(0, until);
  return until >= Math.max(ITEMS.least, all.length * TWO_SIDED) && first.every(isTwoSided) ? first : all;
}

/** The headings that stand in one part only: others are about their own part. */
export function unrepeated(
  places: readonly Pick<Place, 'heading' | 'parent'>[],
): { place: number; heading: string }[] {
  const all = Map.groupBy(places.entries(), ([, { heading }]) => heading);
  return [...all].flatMap(([heading, same]) =>
    same.every(([, { parent }]) => parent === same[0]?.[1].parent)
      ? same.map(([place]) => ({ place, heading }))
      : [],
  );
}
