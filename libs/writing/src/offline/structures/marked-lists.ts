import type { Unit } from '../../annotate/unit.types.js';
import { oneOf } from '../../text/one-of.js';
import { upperFirst } from '../../text/upper-first.js';
import type { List, ListItem } from '../analysis.types.js';
import { textOf } from '../realise.js';
import { NO_LIST } from './list-leads.js';

const KINDS = oneOf`
  lesson tip rule reason step mistake myth fact principle idea habit lektion tipp regel grund schritt fehler
  consejo razón paso lección conseil raison étape leçon consiglio motivo dica lição razão`;
/** "Lesson 1: Do you …", "And there was lesson 5: Just as …" */
const MARK = new RegExp(
  String.raw`^(?:.{0,80}\s)?(?:${KINDS}) #?(?<number>\d{1,2})\s?[:：–—-] ?(?=\S)`,
  'iu',
);

const LEAST = 3;
/** Most words of an item in a post, and of its point. */
const SAID_WORDS = 45;

/** Positions of the sentences that count 1, 2, 3 …, each in a paragraph of its own. */
function marksIn(units: readonly Unit[]): number[] {
  const marks: number[] = [];
  units.forEach((unit, at) => {
    const number = Number(MARK.exec(unit.text)?.groups?.['number'] ?? 0);
    if (number === marks.length + 1 && units[marks.at(-1) ?? -1]?.block !== unit.block) marks.push(at);
  });
  return marks;
}

function itemAt(at: number, units: readonly Unit[]): ListItem {
  const first = units[at];
  const block = units.slice(at).filter((unit) => unit.block === first?.block && !unit.isUntellable);
  const own = block.map((unit, place) =>
    place > 0 ? unit : { ...unit, text: upperFirst(unit.text.replace(MARK, '')) },
  );
  let words = 0;
  const said = own.filter((unit) => (words += unit.words) <= SAID_WORDS);
  const point = textOf(said.length > 0 ? said : own.slice(0, 1));
  return { label: '', text: textOf(own), point, says: point, units: block, details: [] };
}

/** The list of a text that counts its items in its paragraphs. */
export function markedLists(units: readonly Unit[], title: string): List[] {
  const marks = marksIn(units);
  const [first] = marks.map((at) => units[at]);
  if (first === undefined || marks.length < LEAST) return [];
  const items = marks.map((at) => itemAt(at, units));
  const { section, index } = first;
  return [
    { ...NO_LIST, leadIn: title, items, isNumbered: true, isMain: true, section, index, salience: SALIENCE },
  ];
}
/** What its author counts is what the text is about. */
const SALIENCE = 0.6;
