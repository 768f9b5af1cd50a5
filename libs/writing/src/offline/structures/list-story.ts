import { figureRank } from '../../annotate/figures.js';
import { languageOf } from '../../languages/registry.js';
import type { Unit } from '../../annotate/unit.types.js';
import { contentKeys, countWords } from '../../languages/words.js';
import { partsOfText } from '../../text/units-of-text.js';
import type { Analysis, List } from '../analysis.types.js';
import { bySection } from '../digest/by-section.js';
import type { Kit } from '../kit.js';
import { beatsOf, type Beat, type Story } from './beats.js';

/** A title that promises what a list keeps: "How to …", "Three ways …". */
export const PROMISES =
  /^(?:how (?:to|we|i)|tips|ways|(?:\p{L}+ )?(?:steps|checklist|guide)|\d+ |(?:three|four|five|six|seven|eight|nine|ten) |wie |cómo |comment |come |como |hoe )/iu;
const ITEMS = { least: 3, most: 12, sceneWords: 36 } as const;
const SCENE_WORDS = 26;
/** Words of a label that is read at a glance. */
const LABEL_WORDS = 10;
/** A shorter label without a point is a name. */
const LEAST_LABEL = 3;
/** A marked list is what a text is about from this part of its words on. */
const PART = 0.2;
const LEAST_WORDS = 25;
/** Share of the items that need a point; the others are only their labels. */
export const POINTED = 0.6;
/** The first line comes from this many passages at the start; a second sentence leads over to the list. */
const OPENING = { passages: 3, words: 20, bridge: 24 } as const;
/** A list may be longer than a story, because it is complete. */
const ROOM = 1.3;
/** Fewer sentences are no story. */
const ITEM_SENTENCES = 4;
/** Words of how a thing is done. */
const HOW_WORDS = 14;
/** Steps are used in full. */
const STEPS_WORDS = 260;

/** The first line of a list and what leads over to it: a short hook of the opening, else the title. */
function openingOf(list: List, { hooks, analysis, tell }: Kit): { hook: string; units: Unit[] } {
  const { title, passages, units } = analysis;
  const openings = new Set(passages.slice(0, OPENING.passages).map(({ units: [first] }) => first));
  const hook = hooks.find(
    ({ units: [first] }) =>
      (first.index < 0 || openings.has(first)) && first.index < list.index && first.words <= OPENING.words,
  );
  if (hook === undefined || (PROMISES.test(title) && hook.kind === 'statement'))
    return { hook: title, units: [] };
  const [first] = hook.units;
  const second = hook.at < 0 ? hook.units[1] : units[hook.at + 1];
  const isBridge =
    second?.block === first.block &&
    second.words <= OPENING.bridge &&
    !second.owesNext &&
    !second.isUntellable;
  return { hook: tell([first]), units: isBridge ? [first, second] : [first] };
}

const sentence = (text: string): string => (/[.!?。！？…]$/u.test(text) ? text : `${text}.`);

/** Whether a point clearly belongs to its label: the label is an instruction, or the point uses its words. */
function follows(label: string, point: string, language: string): boolean {
  const stems = new Set(contentKeys(label, language));
  return (
    languageOf(language).instruction?.test(point) === true ||
    contentKeys(point, language).some((stem) => stems.has(stem))
  );
}

type Say = (item: List['items'][number]) => string;

/** What of each item is said, best first: steps whole, points under their labels, labels with their points, labels that tell to do something. */
function waysToSay({ items, isSteps, isOfHeadings }: List, language: string): Say[] {
  const isLabelled = items.every(({ label }) => label !== '');
  const points = items.filter(({ point }) => point !== '');
  // a name alone says nothing
  const isNamed = items.some(({ label, point }) => point === '' && countWords(label) < LEAST_LABEL);
  const hasPoints = points.length >= items.length * POINTED && !isNamed;
  const { instruction } = languageOf(language);
  const ways: Say[] = [];
  if (items.every(({ label }) => label === '')) ways.push(({ text }) => text);
  // half a step is none
  if (isSteps && !isOfHeadings && ways.length > 0) return ways;
  if (hasPoints && points.every(({ label, point }) => label === '' || follows(label, point, language)))
    ways.push(({ label, point }) => point || sentence(label));
  if (isLabelled && hasPoints) {
    ways.push(({ label, point }) => `${sentence(label)} ${point}`.trim());
    ways.push(({ label, point }) => `${sentence(label)} ${partsOfText(point, 'sentence')[0] ?? ''}`.trim());
  }
  if (isLabelled && items.filter(({ label }) => instruction?.test(label)).length > items.length / 2)
    ways.push(({ label }) => sentence(label));
  return ways;
}

/** The sentences of a text scene by scene, a scene as long as one is easily spoken. */
export const inScenes = (text: string): string[] =>
  partsOfText(text, 'sentence').reduce<string[]>((scenes, part) => {
    const last = scenes.at(-1);
    const joined = `${last ?? ''} ${part.trim()}`.trim();
    return last !== undefined && countWords(joined) <= SCENE_WORDS
      ? [...scenes.slice(0, -1), joined]
      : [...scenes, part.trim()];
  }, []);

/** The beats of each item; a label that is not said is shown. */
const beatsWith = (say: Say, { items }: List): Beat[] =>
  items.flatMap((item, at) => {
    const voiceOver = say(item);
    const isShown = item.label !== '' && countWords(item.label) <= LABEL_WORDS;
    const screen = isShown ? `${at + 1}. ${item.label}` : `${at + 1}/${items.length}`;
    return inScenes(voiceOver).map((scene, part) => ({
      units: [],
      voiceOver: scene,
      screen: part === 0 ? screen : '',
    }));
  });

/** Whether a list is what its text is about: headings are, marked items only where they are a good part of it. */
export function isSubject(
  { isMain, isNumbered, isSteps, items, leadUnit }: List,
  { words }: Analysis,
): boolean {
  const isTold = isNumbered || isSteps || items.every(({ label }) => label !== '');
  const own = items.reduce((sum, { text }) => sum + countWords(text), 0);
  return isMain && isTold && (leadUnit === null || own >= words * PART);
}

/** The list the text is about as a video, item by item, whole or not at all. */
function listStory(list: List, kit: Kit, most: number, first = ''): Story[] {
  const { items } = list;
  const isCounted = items.length >= ITEMS.least && items.length <= ITEMS.most;
  if (!isCounted || !isSubject(list, kit.analysis)) return [];
  const fits = (beats: readonly Beat[]): boolean => {
    const words = beats.map(({ voiceOver }) => countWords(voiceOver));
    const all = words.reduce((a, b) => a + b, 0);
    return (
      words.every((own) => own <= ITEMS.sceneWords) &&
      all >= LEAST_WORDS &&
      all <= (list.isSteps && !list.isOfHeadings ? STEPS_WORDS : most * ROOM)
    );
  };
  const told = waysToSay(list, kit.analysis.language)
    .map((say) => beatsWith(say, list))
    .find(fits);
  if (told === undefined) return [];
  const { hook, units } = first === '' ? openingOf(list, kit) : { hook: first, units: [] };
  return [
    {
      hook,
      beats: [...beatsOf(units.slice(1), kit), ...told],
      units,
      list,
      value: list.salience + (list.isNumbered ? 1 : 0),
    },
  ];
}

/** Labels that tell to do something, each with a brief sentence on how. */
function labelsOf(list: List): List {
  const items = list.items.map((item) => {
    const first = (partsOfText(item.says, 'sentence')[0] ?? '').trim();
    const how = countWords(first) <= HOW_WORDS ? first : '';
    return { ...item, text: how, point: how, says: how };
  });
  return { ...list, items };
}

/** Whether a list is the procedure that its text is for, as the method of a recipe. */
export const isProcedure = ({ isSteps, isOfHeadings, items }: List, { words }: Analysis): boolean =>
  isSteps && !isOfHeadings && items.reduce((sum, { text }) => sum + countWords(text), 0) >= words * PART;

/** The list that a text is about under its title: instructions with a brief sentence on how, steps in full. */
export function briefStory(kit: Kit, most: number): Story | undefined {
  const { analysis } = kit;
  const { language, lists, title } = analysis;
  const { instruction } = languageOf(language);
  const tells = ({ items }: List): boolean =>
    items.filter(({ label }) => instruction?.test(label)).length > items.length / 2;
  const brief = lists.flatMap((list) =>
    tells(list) ? [labelsOf(list)] : isProcedure(list, analysis) ? [list] : [],
  );
  return brief.flatMap((list) => listStory(list, kit, most, title)).at(0);
}

/** One item of the list that a text counts, used whole: its label is the first line. */
export function itemStory(kit: Kit, most: number): Story | undefined {
  const { analysis, tell } = kit;
  const { units, tellings, sections } = analysis;
  const list = analysis.lists.find(
    ({ isMain, isOfHeadings, isNumbered, isSteps }) => isMain && isOfHeadings && isNumbered && !isSteps,
  );
  const stories = (list?.parts ?? []).flatMap((part, at): Story[] => {
    const places = bySection(analysis).positions.get(part) ?? [];
    const own = places.flatMap((place) => units[place] ?? []);
    const words = own.reduce((sum, unit) => sum + unit.words, 0);
    const isWhole = places.every((place) => tellings.closureAt(place).length > 0);
    if (
      !isWhole ||
      own.length < ITEM_SENTENCES ||
      words > most * ROOM ||
      own.some((unit) => unit.words > ITEMS.sceneWords)
    )
      return [];
    const label = list?.items[at]?.label ?? sections[part]?.heading ?? '';
    const beats = beatsOf(own, { tell });
    const value = Math.max(...own.map(({ figure }) => figureRank(figure))) + words / most;
    return [{ hook: label, beats, units: own, value, isPart: true }];
  });
  return stories.toSorted((a, b) => b.value - a.value)[0];
}

/** The lists that fit a short video of this many words, best first. */
export const listStoriesOf = (kit: Kit, most: number): Story[] =>
  kit.analysis.lists.flatMap((list) => listStory(list, kit, most)).toSorted((a, b) => b.value - a.value);
