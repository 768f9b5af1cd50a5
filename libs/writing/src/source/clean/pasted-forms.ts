import { oneOf } from '../../text/one-of.js';
import { withoutPasteMarks } from './paste-marks.js';
import { withoutRunningHeads } from './running-heads.js';
import { REMOVED } from './blanked.js';

const blank = (piece: string): string => piece.replace(/[^\n]/g, ' ');
/** Blanks at the beginning of a line would make it code. */
const gone = (piece: string): string => piece.replace(/[^\n]/g, REMOVED);

const STAMP = '(?:\\d{1,2}:)?\\d{1,2}:\\d{2}[.,]\\d{3}';
const SUBTITLES: readonly RegExp[] = [
  /^WEBVTT[^\n]*$/gm,
  new RegExp(`^(?:\\d{1,6}[ \\t]*\\n)?[ \\t]*${STAMP}[ \\t]+-->[ \\t]+${STAMP}[^\\n]*$`, 'gm'),
];
const VOICE = /^<v(?:\.[^ >\n]{1,30})? ([^>\n]{1,60})>/gm;

const WROTE = oneOf`wrote schrieb[^\n]{0,60} a_écrit escribió ha_scritto escreveu schreef`;
/** The start of a quoted mail; all text after it is by another author. */
const ANSWERED = new RegExp(
  String.raw`^(?:(?:On|Am|Le|El|Il|Em|Op)\s[^\n]{5,160}(?:${WROTE})\s?:|-{2,}\s?(?:Original Message|Ursprüngliche Nachricht|Message d’origine|Mensaje original)\s?-{2,})[ \t]*$`,
  'm',
);
const CLOSINGS = oneOf`
  (?:Kind_|Best_|Warm_)?regards Best(?:_wishes)? Cheers Sincerely Yours(?:_sincerely)?
  (?:Mit_)?(?:freundliche[nr]?|viele|beste|liebe)_Grüße[n]? Cordialement Bien_à_vous Saludos Un_saludo
  Cordiali_saluti Atenciosamente Met_vriendelijke_groet`;
const MAIL: readonly RegExp[] = [
  /^This (?:e-?mail|message)(?: and any attachments?)? (?:is|are|may|contains?)[^\n]*$/gim,
  /^(?:From|To|Cc|Bcc|Sent|Date|Reply-To|Von|An|Gesendet|Datum|De|À|Envoyé|Para|Enviado):[ \t][^\n]{1,200}$/gm,
  new RegExp(String.raw`^(?:${CLOSINGS}),?[ \t]*\n[ \t]*(?:\p{Lu}[\p{L}.'’-]*[ \t]*){1,4}$`, 'gimu'),
];
const CHAT =
  /^(?:\[\d{1,2}:\d{2}(?::\d{2})?(?:[ \t]?[AP]M)?(?:,[ \t][\d/.-]{6,10})?\]|\[?\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4},?[ \t]\d{1,2}:\d{2}(?::\d{2})?(?:[ \t]?[AP]M)?\]?(?:[ \t]-)?)[ \t]+(?=\p{Lu})/gmu;
function without(text: string, patterns: readonly RegExp[]): string {
  return patterns.reduce((out, pattern) => out.replace(pattern, blank), text);
}

const SIGNATURE = /^--[ \t]*\n(?:[^\n]{0,120}\n){0,12}[^\n]{0,120}$(?![^])/m;
const SUBJECT =
  /^(?:Subject|Betreff|Asunto|Objet|Oggetto|Assunto|Onderwerp):[ \t]*(?:(?:RE|AW|WG|FWD?|TR|RV|SV|Antw)(?:\[\d+\])?:[ \t]*)*/im;

function mailOnly(text: string): string {
  const answered = ANSWERED.exec(text);
  const own = answered === null || text.slice(0, answered.index).trim() === '' ? text.length : answered.index;
  const letter = text
    .slice(0, own)
    .replace(SUBJECT, (label) => '#'.padEnd(label.length))
    .replace(SIGNATURE, blank);
  return without(letter, MAIL) + blank(text.slice(own));
}

/** Names of speakers are kept from this number of speakers on. */
const MIN_VOICES = 2;

function subtitlesOnly(text: string): string {
  const voices = new Set([...text.matchAll(VOICE)].map(([, name]) => name));
  const said = without(text, SUBTITLES).replace(VOICE, (all, name: string) =>
    voices.size < MIN_VOICES ? gone(all) : `${name}:`.padEnd(all.length),
  );
  return withoutPasteMarks(said);
}

/** Removes what is around the text in pasted subtitles, mails and chats: times, heads, signatures, quoted mails. Keeps the length. */
export function withoutForms(text: string): string {
  const head = text.slice(0, 4_000);
  if (text.includes('-->') && new RegExp(`${STAMP}[ \\t]+-->`).test(head)) return subtitlesOnly(text);
  const talk = withoutRunningHeads(withoutPasteMarks(text.replace(CHAT, gone)));
  return /^(?:From|Von|De|Hi|Hello|Dear|Hallo|Liebe|Sehr|Bonjour|Hola|Ciao|Olá)\b/.test(head.trimStart()) ||
    ANSWERED.test(text)
    ? mailOnly(talk)
    : talk;
}
