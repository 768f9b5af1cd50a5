import { oneOf } from '../../text/one-of.js';
import { REMOVED } from './blanked.js';

const blank = (piece: string): string => piece.replace(/[^\n]/g, ' ');
const gone = (piece: string): string => piece.replace(/[^\n]/g, REMOVED);

const FIELD_ERRORS = oneOf`
  Error!_(?:Reference_source|Bookmark)_not_(?:found|defined)
  Fehler!_(?:Verweisquelle_konnte_nicht_gefunden_werden|Textmarke_nicht_definiert)
  ¡Error!_No_se_encuentra_el_origen_de_la_referencia`;
const CONTENTS = oneOf`
  Table_of_contents Contents Inhalt(?:sverzeichnis)? Índice Table_des_matières Sommaire Indice Sumário
  Inhoud(?:sopgave)?`;
const LINES: readonly RegExp[] = [
  // Word: fields without a target, comments, page numbers
  new RegExp(String.raw`^[ \t]*(?:${FIELD_ERRORS})\.?[ \t]*$`, 'gm'),
  /^[ \t]*(?:Comment(?:ed)?|Kommentar(?: \w+)?|Comentario) ?\[[A-Z]{1,4}\d{1,3}\]:[^\n]*$/gm,
  /^[ \t]*(?:(?:Page|Seite|Página|Pagina|Strona) \d{1,4}(?: (?:of|von|de|sur|di|van|z|\/) ?\d{1,4})?|[-–—] ?\d{1,4} ?[-–—])[ \t]*$/gm,
  // tables of contents: with dots or tabs and a page, or with numbered lines
  new RegExp(
    String.raw`^(?:${CONTENTS})[ \t]*\n(?:[^\n]{1,120}(?:\t| ?\.{3,}|[ ]{2,})[ \t]*\d{1,4}[ \t]*(?:\n|$))+`,
    'gim',
  ),
  /^(?:Contents|Inhaltsverzeichnis|Índice|Sommaire|Indice|Inhoud)(?: \[?(?:hide|Verbergen)\]?)?[ \t]*\n(?:[ \t]*\d{1,2}(?:\.\d{1,2})*[ \t]+[^\n]{1,80}(?:\n|$)){2,}/gm,
  /^[^\n]{0,60}(?:Messages and calls are end-to-end encrypted|Nachrichten und Anrufe sind Ende-zu-Ende-verschlüsselt)[^\n]*$/gm,
  /^[^\n:]{1,60}:[ \t]*(?:<(?:Media|Medien) [^>\n]{1,30}>|(?:image|video|audio|sticker|GIF|document) omitted)[ \t]*$/gm,
];

const NOISES = oneOf`
  laugh(?:s|ing|ter) crosstalk inaudible unintelligible applause music silence pause sighs? coughs? Lachen
  lacht unverständlich Applaus Musik risas aplausos inaudible rires`;
/** Marks between words: noises in transcripts, notes of messengers, comments, links to edit a section. */
const MARKS: readonly RegExp[] = [
  new RegExp(String.raw`[ \t]?[[(](?:${NOISES})\.?(?: \d{1,2}:\d{2}(?::\d{2})?)?[\])]`, 'gi'),
  /[ \t]?<?(?:This message was edited|Diese Nachricht wurde bearbeitet)>?[ \t]*$/gm,
  /(?<=[\p{L}.!?”"])\[[A-Z]{1,4}\d{1,3}\]/gu,
  /(?<=\S)\[(?:edit|edit source|bearbeiten|Bearbeiten \| Quelltext bearbeiten|editar|modifier|modifica|bewerken)(?: \| [^\]\n]{1,30})?\]/g,
];

const REFERENCE_MARKS = oneOf`
  \d{1,3} [a-z] (?:note|nb|Anm\.)_?\d{1,2} citation_needed clarification_needed according_to_whom\? when\?
  who\? Beleg_fehlt cita_requerida réf\._nécessaire`;
/** Reference marks of an encyclopedia; not `list[0]` or Markdown links. */
const REFERENCES = new RegExp(
  String.raw`(?<=[\p{L}\d.,;:!?"”’)%\]\uE000])\[(?:${REFERENCE_MARKS})\](?!\(|:\s?http|\[(?!(?:\d{1,3}|[a-z]|[a-z ]{5,24})\]))(?::\s?\d{1,4}(?:[–-]\d{1,4})?(?![\d:]))?`,
  'gu',
);
const REFERENCE_AT_END = /[.,!?"”]\[(?:\d{1,3}|citation needed)\]/g;
const MIN_REFERENCES = 2;

/** Blanks out what a program has added to text copied from it. Keeps the length. */
export function withoutPasteMarks(text: string): string {
  const lines = LINES.reduce((out, pattern) => out.replace(pattern, blank), text);
  const words = MARKS.reduce((out, pattern) => out.replace(pattern, gone), lines);
  const isReferenced = (words.match(REFERENCE_AT_END)?.length ?? 0) >= MIN_REFERENCES;
  return isReferenced ? words.replace(REFERENCES, gone) : words;
}
