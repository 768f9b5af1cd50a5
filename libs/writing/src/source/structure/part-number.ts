import { oneOf } from '../../text/one-of.js';
const PART_NAMES = oneOf`
  chapter part appendix section kapitel teil anhang cap[ií]tulo chapitre annexe apéndice apêndice capitolo
  appendice hoofdstuk bijlage`;
/** The number of a section: "2. Lifting it", "14.6.1. Risks", "A.2. Why", "Chapter 3. The project"; but not "7 tools". */
const NUMBER = new RegExp(
  String.raw`^(?:(?:[A-Z]|\d+)(?:\.\d+)+\.?|\d+[.)]|(?:${PART_NAMES}) (?:\d+|[A-Z]|[IVX]+)[.:])\s+(?=["“‘«¿¡]?\p{L})`,
  'iu',
);

export const isNumbered = (text: string): boolean => NUMBER.test(text);
export const numberOf = (text: string): string => NUMBER.exec(text)?.[0].trim() ?? '';
export const withoutNumber = (text: string): string => text.replace(NUMBER, '');
