import { oneOf } from '../text/one-of.js';
import { TextPattern } from '../text/text-pattern.js';

const COUNTED_PARTS = oneOf`
  segment scene chapter part block post section question tweet slide abschnitt szene kapitel teil frage
  segmento escena capítulo parte pregunta scène chapitre partie セグメント シーン チャプター パート`;
/** Parts of an output's layout that contain figures but state nothing about the source. */
const FORMS = [
  // The counter of a thread, ` 3/9`.
  /[ \t]\d{1,3}\/\d{1,3}(?=[ \t]*(?:\n|$))/g,
  /^\d{1,3}\/\d{1,3}(?=[ \t])/gm,
  // Chapter times, `0:00`, and ranges of them.
  /^[ \t]*[[(]?\d{1,2}:\d{2}(?::\d{2})?(?:[ \t]*[–—-][ \t]*\d{1,2}:\d{2}(?::\d{2})?)?[\])]?/gm,
  /[[(]\d{1,2}:\d{2}[\])](?=[ \t]*(?:\n|$))/g,
  /[[(]?\d{1,3}(?:[–—-]|[ \t]to[ \t])\d{1,3}[ \t]?(?:s|sec|sek|seg|秒)\b\.?[\])]?/gi,
  /^[ \t]*(?:[-–*•][ \t]*)?\d{1,2}[.)](?=[ \t])/gm,
  // Numbered parts and lengths: `Segment 2`, `Minutes: 5`, `(5 min)` at the end of a heading.
  new RegExp(String.raw`^[#*_ \t>]*(?:[[(])?(?:${COUNTED_PARTS})[ \t]?\d{1,2}`, 'gim'),
  /^[*_ \t-]*(?:minutes?|minuten|minutos|minuti|minuten|duration|dauer|duración|durée|分)[*_]*[:：][ \t]*\d{1,3}.{0,12}$/gim,
  /[[(]\d{1,3}[ \t]?(?:min(?:utes?|uten|utos|uti)?|分)\.?[\])](?=[ \t:]*(?:\n|$))/gim,
  /(?<![\p{L}\p{N}])(?:step|tip|part|lesson|schritt|tipp|paso|consejo|étape|passo|stap)[ \t]\d{1,2}(?=[:.)])/giu,
].map((form) => new TextPattern(form));
/** Greetings and hashtags. */
const WORDED = [
  /^(?:hi|hello|hey|dear|hallo|liebe[rs]?|hola|bonjour|salut|olá|ciao|beste)[ \t][\p{L} ]{1,30}[,!]?[ \t]*$/gimu,
  // not the part of an address after "#"
  /(?<![\p{L}\p{N}/])[#＃][\p{L}\p{N}_]+/gu,
].map((form) => new TextPattern(form));

const HOUSE = `hook|visual|voice[- ]?over|on[- ]screen(?: text)?|caption|hashtags?|title|subtitle|subject(?: line)?|preheader|preview(?: text)?|segment|scene|chapters?|intro|outro|
  talking points|questions?|cold open|key (?:takeaways?|points)|takeaways?|summary|description|tags|topics|headline|footer|source|read more|call to action|cta|narration|body|
  greeting|host|guest|b-roll|in short|the short version|episode|script|show notes|next steps?|learn more|quick take|why it matters|bottom line|what to know|at a glance|by the numbers|final thoughts?|conclusion|introduction|background|overview`;
const LABEL = new TextPattern(
  new RegExp(
    `^[#*_ \\t>\\[(-]*(?:${HOUSE.replace(/\s*\n\s*/g, '')})(?=[\\]*_ \\t)]*(?:[:：]|\\n|$|[—–-][ \\t]))`,
    'gim',
  ),
);

/** Replaces layout text (counters, times, list markers, hashtags, labels) with spaces; all offsets stay the same. */
export function maskBoilerplate(text: string): string {
  let masked = text;
  for (const pattern of [...(/\d/.test(text) ? FORMS : []), ...WORDED, LABEL])
    masked = masked.replace(pattern.for(text), blank);
  return masked;
}

function blank(piece: string): string {
  return piece.replace(/[^\n]/g, ' ');
}

const WORD = new TextPattern(/\p{L}[\p{L}'’-]*/gu);
const CAPITAL = new TextPattern(/^\p{Lu}/u);

/** Whether a line is in title case, so that its capitals do not show names. */
export function isTitleCase(line: string): boolean {
  if (/[.!?。]["”’)]*\s*$/.test(line)) return false;
  const words = line.match(WORD.for(line)) ?? [];
  if (words.length < 2 || words.length > 16) return false;
  const long = words.filter((word) => word.length > 3);
  return long.length >= 2 && long.filter((word) => CAPITAL.for(word).test(word)).length >= long.length * 0.75;
}
