import { wordsOf } from '../passages.js';
import type { Unit } from '../../annotate/unit.types.js';
import { countWords } from '../../languages/words.js';
import { ENDED } from '../../text/marks.js';
import { partsOfText } from '../../text/units-of-text.js';
import type { List } from '../analysis.types.js';
import type { Kit } from '../kit.js';
import { labelled } from '../realise.js';

/** A scene of a video: what is said, and words on screen. */
export interface Scene {
  units: readonly Unit[];
  voiceOver: string;
  screen: string;
}

/** Most words of a scene, of a sentence too short for a scene and of a label on screen; least of a spoken lead-in. */
const WORDS = { scene: 26, short: 8, label: 14, lead: 3 } as const;

/** Sentences as scenes, one each. A short or dependent one joins the scene before if it fits. */
export function scenesOf(units: readonly Unit[], { tell }: Pick<Kit, 'tell'>): Scene[] {
  const scenes: Unit[][] = [];
  for (const unit of units) {
    const last = scenes.at(-1);
    const fits = last !== undefined && wordsOf(last) + unit.words <= WORDS.scene;
    const isShort = unit.words <= WORDS.short || (last !== undefined && wordsOf(last) <= WORDS.short);
    // "…," she said, "because …" goes on
    const isOpen = /[,;]["”]?$/u.test(last?.at(-1)?.text ?? '');
    if (last && (isOpen || (fits && (unit.isDependent || isShort)))) last.push(unit);
    else scenes.push([unit]);
  }
  return scenes.flatMap((scene) => {
    const [question = '', answer] = linesOf(scene, tell);
    if (answer === undefined) return [{ units: scene, voiceOver: question, screen: '' }];
    // the speaker who answers does not ask: the question is shown
    if (countWords(question) <= WORDS.label) return [{ units: scene, voiceOver: answer, screen: question }];
    return [
      { units: [], voiceOver: question, screen: '' },
      { units: scene, voiceOver: answer, screen: '' },
    ];
  });
}

/** What is said, after the question that it answers. */
export function linesOf(units: readonly Unit[], tell: Kit['tell']): string[] {
  const text = tell(units);
  const { question = '' } = units[0] ?? {};
  const isAsked = question !== '' && text.startsWith(`${question}\n`);
  return isAsked ? [question, text.slice(question.length + 1)] : [text];
}

/** The sentences of a text in scenes; a label is joined with the sentence after it. */
const inScenes = (text: string, label: string): string[] =>
  partsOfText(text, 'sentence').reduce<string[]>((scenes, part) => {
    const joined = `${scenes.at(-1) ?? ''} ${part.trim()}`.trim();
    const isLabel = scenes.length === 1 && scenes[0] === label;
    return scenes.length > 0 && (isLabel || countWords(joined) <= WORDS.scene)
      ? [...scenes.slice(0, -1), joined]
      : [...scenes, part.trim()];
  }, []);

const sentence = (text: string): string => (ENDED.test(text) ? text : `${text}.`);

/** A list in scenes, item by item. The screen shows labels or short first sentences, numbered if all are short. */
export function listScenes({ leadIn, items, isNumbered, isUncounted }: List): Scene[] {
  const isSpoken = countWords(leadIn) >= WORDS.lead;
  const lead = !isSpoken ? [] : [{ units: [], voiceOver: sentence(leadIn), screen: '' }];
  const lines = items.map(({ label, text }) => label || (partsOfText(text, 'sentence')[0] ?? '').trim());
  const isShort = (line: string): boolean => countWords(line) <= WORDS.label;
  const hasNumbers = (isNumbered || !isUncounted) && lines.every(isShort);
  const scenes = items.flatMap(({ label, text }, at) => {
    const line = lines[at] ?? '';
    const screen = hasNumbers ? `${at + 1}. ${line}` : isShort(line) ? line : '';
    const name = label === '' ? '' : sentence(label).replace(/:$/u, '.');
    return inScenes(sentence(labelled(name, text)), name).map((voiceOver, part) => ({
      units: [],
      voiceOver,
      screen: part === 0 ? screen : '',
    }));
  });
  return [...lead, ...scenes];
}
