import type { Unit } from '../../annotate/unit.types.js';
import type { List } from '../analysis.types.js';
import type { Kit } from '../kit.js';
import { wordsOf } from '../runs.js';

/** A scene: what is said, and the words set on screen where the story itself has them. */
export interface Beat {
  units: readonly Unit[];
  voiceOver: string;
  screen: string;
}

/** What a short video can tell: a first line, then beats of one story or list that pay it off. */
export interface Story {
  hook: string;
  beats: readonly Beat[];
  /** The sentences it uses, the hook first. */
  units: readonly Unit[];
  /** The list it uses. */
  list?: List;
  value: number;
  /** Only one of the things in the text. */
  isPart?: boolean;
}

/** Words of a scene, and of a sentence too short for one. */
const WORDS = { scene: 26, short: 8 } as const;

/** One sentence a scene; a short one, or one that leans on it, joins it. */
function scenesOf(units: readonly Unit[]): Unit[][] {
  const scenes: Unit[][] = [];
  for (const unit of units) {
    const last = scenes.at(-1);
    const fits = last !== undefined && wordsOf(last) + unit.words <= WORDS.scene;
    const isShort = unit.words <= WORDS.short || (last !== undefined && wordsOf(last) <= WORDS.short);
    if (last && fits && (unit.isDependent || isShort)) last.push(unit);
    else scenes.push([unit]);
  }
  return scenes;
}

/** Sentences scene by scene. */
export const beatsOf = (units: readonly Unit[], { tell }: Pick<Kit, 'tell'>): Beat[] =>
  scenesOf(units).map((scene) => ({ units: scene, voiceOver: tell(scene), screen: '' }));
