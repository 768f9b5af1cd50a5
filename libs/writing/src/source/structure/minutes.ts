import { ENDED } from '../../text/marks.js';
import { oneOf } from '../../text/one-of.js';
import type { RawBlock } from '../readers/raw-block.js';

/** What a meeting is recorded in. */
const RECORD = oneOf`minutes protokoll niederschrift actas? procès-verbal compte_rendu verbale notulen`;
const NAMED = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${RECORD})(?!\p{L})`, 'iu');
const HEADED = new RegExp(String.raw`^(?:${RECORD})(?!\p{L})`, 'iu');
/** Words by which meetings proceed; two of them in other blocks than its name make a text the minutes of one. */
const PROCEEDINGS = oneOf`
  apologies attendance present(?=\s?[:–—]|_\p{Lu}) adjourned called_to_order seconded
  unanimous(?:ly)? were_approved all_in_favou?r closed_the_meeting
  einstimmig beschlussfähigkeit tagesordnung enthaltung(?:en)? anwesend`;
const PROCEEDS = new RegExp(String.raw`(?<!\p{L})(?:${PROCEEDINGS})(?!\p{L})`, 'iu');
const LEAST = 2;
/** A record is named in a line. */
const LINE_CHARS = 120;

/** Items of an agenda that are about the meeting itself; "Minutes" over all of the record is none. */
const ITEMS = oneOf`
  (?:no_)?(?:welcome|apologies|attendance|attendees|present|roll_call|call_to_order|adjournment|emergency_evacuation|declarations?_of|disclosures?_of)\b.{0,80}
  (?:to_)?(?:receive_|agree_|approve_|confirm_|sign_|approval_of_|confirmation_of_)*(?:the_)?(?:minutes|declarations|apologies)\b.{0,80}
  (?:(?:approval|adoption)_of_(?:the_)?agenda|(?:the_)?(?:date.{0,20}_)?next_meeting|date_and_time\b.{0,20}_meeting)\b.{0,60}
  begrüßung.{0,40} (?:feststellung_der_)?(?:beschlussfähigkeit|anwesenheit).{0,40} (?:verabschiedung|genehmigung|feststellung)_(?:der_tagesordnung|des_protokolls).{0,40}
  wahl_(?:des|der)_(?:versammlungs|sitzungs|protokoll)\p{L}+.{0,60} anwesend.{0,40}`;
const PROCEDURE = new RegExp(String.raw`^(?!(?:${RECORD})$)(?:${ITEMS})$`, 'iu');
/** "3. To receive apologies", "TOP 2. Begrüßung" */
const NUMBER = /^(?:(?:TOP|item) \d{1,2}[.):]?|\d{1,2}[.):]) /iu;
const AGENDA = /^(?:agenda|order of business|tagesordnung|orden del día|ordre du jour|ordine del giorno)$/iu;

const textOf = ({ mapped }: RawBlock): string => mapped.text.trim();
const opensItem = (block: RawBlock): boolean =>
  block.kind === 'heading' || (block.kind === 'paragraph' && NUMBER.test(textOf(block)));

const isRecordLine = (block: RawBlock): boolean =>
  textOf(block).length <= LINE_CHARS && NAMED.test(textOf(block));

const isHeaded = (block: RawBlock, heading: RegExp): boolean =>
  block.kind === 'heading' && heading.test(textOf(block));
const isAgenda = (block: RawBlock): boolean => isHeaded(block, AGENDA);
const hasRecord = (blocks: readonly RawBlock[]): boolean => blocks.some((block) => isHeaded(block, HEADED));

/** Whether a text records a meeting: it says so in its title or in a line of its own, and proceeds as meetings do. */
export function isMinutes(blocks: readonly RawBlock[], title: string): boolean {
  const named = blocks.find(isRecordLine);
  if (named === undefined && !NAMED.test(title)) return false;
  if (hasRecord(blocks) && blocks.some(isAgenda)) return true;
  return blocks.filter((block) => block !== named && PROCEEDS.test(textOf(block))).length >= LEAST;
}

/** "MILL COUNCIL" as a name. */
const asName = (text: string): string =>
  text === text.toUpperCase() ? text.replace(/(?<=\p{Lu})\p{Lu}+/gu, (rest) => rest.toLowerCase()) : text;

/** A sentence of the record is no title: the line over it is. */
const isSentence = (title: string, blocks: readonly RawBlock[]): boolean =>
  blocks.some((block) => block.kind === 'paragraph' && textOf(block) === `${title}.`);

/** "Council minutes, May" under "MILL COUNCIL": whose minutes they are. */
export function titleOfMinutes(title: string, blocks: readonly RawBlock[]): string {
  const line = blocks[0] === undefined ? '' : textOf(blocks[0]);
  if (line !== '' && line.length <= LINE_CHARS && !ENDED.test(line) && isSentence(title, blocks)) return line;
  const over = blocks.slice(0, headEnd(blocks)).find(({ kind }) => kind === 'heading');
  const body = over === undefined ? '' : asName(textOf(over));
  if (title.toLowerCase().includes(body.toLowerCase()) || !NAMED.test(title)) return title;
  const [first = '', ...rest] = title.split(' ');
  return body.split(' ').at(-1) === first ? `${body} ${rest.join(' ')}` : `${body}: ${title}`;
}

/** "Present: (…)" */
const NOTE = /^[^.:]{2,40}: [^\p{L}]{1,20}$/u;
/** "# Minutes of May" over all of the record is its title. */
const titleEnd = ([first]: readonly RawBlock[]): number =>
  first?.kind === 'heading' && isRecordLine(first) ? 1 : 0;

/** Where the first item or sentence of the record is, below the lines that say of whom, when and where it is. */
function headEnd(blocks: readonly RawBlock[]): number {
  const opens = (block: RawBlock): boolean =>
    (ENDED.test(textOf(block)) && !isRecordLine(block) && !NOTE.test(textOf(block))) ||
    (opensItem(block) && (block.level < 4 || NUMBER.test(textOf(block))));
  const from = titleEnd(blocks);
  return Math.max(0, from + blocks.slice(from).findIndex(opens));
}

/** Marks what minutes say of the meeting itself: its head, those present, apologies, approved records, the next one; where the record is a part, the agenda. */
export function setProcedureAside(blocks: readonly RawBlock[]): RawBlock[] {
  const isPart = hasRecord(blocks);
  const [title, end] = [titleEnd(blocks), headEnd(blocks)];
  const isInHead = (at: number): boolean => at >= title && at < end;
  /** Level of the heading of a part that is left out; 0 outside of one. */
  let out = 0;
  return blocks.map((block, at) => {
    const level = block.kind === 'heading' ? block.level : Infinity;
    if (opensItem(block) && level <= out) out = 0;
    const item = textOf(block).replace(NUMBER, '');
    const isOut = PROCEDURE.test(item) || (isPart && isAgenda(block));
    if (out === 0 && opensItem(block) && isOut) out = level;
    if (isInHead(at) || out > 0) return { ...block, kind: asideKind(block), level: 0, isAside: true };
    return opensItem(block) && isLine(textOf(block))
      ? { ...block, kind: 'heading', level: block.level || 2 }
      : block;
  });
}

/** "7. Update on the website" is the heading of its item, however short that is. */
const isLine = (text: string): boolean =>
  text.length <= LINE_CHARS && !/[.!?] /u.test(text.replace(NUMBER, ''));

const asideKind = ({ kind }: RawBlock): RawBlock['kind'] => (kind === 'heading' ? 'paragraph' : kind);
