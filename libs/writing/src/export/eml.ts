import { previewOf, previewText } from '../previews/preview.js';
import { voiceLabel, type ExportInput } from './export.types.js';
import { escapeHtml, htmlBlocks, htmlOf } from './html.js';
import { exportBlocks } from './blocks.js';

export interface MailInput extends ExportInput {
  from: string;
  date: Date;
}
export interface Mail {
  subject: string;
  preheader: string;
  body: string;
  /** The body with headings, lists and links. */
  html: string;
}

const encoder = new TextEncoder();
const ENCODED_WORD_BYTES = 42;
const BASE64_LINE_CHARS = 76;
const BOUNDARY = 'repurpose-alternatives';
const ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d.-]+$/i;

function base64(text: string): string {
  let binary = '';
  for (const byte of encoder.encode(text)) binary += String.fromCharCode(byte);
  return btoa(binary);
}

/** Removes control characters, so that a header stays one line. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** A header's text: plain if it is short ASCII, else as folded encoded words (RFC 2047). */
function headerWords(text: string): string {
  const line = oneLine(text);
  if (/^[ -~]{0,60}$/.test(line) && !line.includes('=?')) return line;
  const words: string[] = [''];
  for (const character of line) {
    const word = words.at(-1) ?? '';
    if (encoder.encode(word + character).length > ENCODED_WORD_BYTES) words.push(character);
    else words[words.length - 1] = word + character;
  }
  return words.map((word) => `=?UTF-8?B?${base64(word)}?=`).join('\r\n ');
}

/** `Mon, 5 Jan 2026 03:04:05 +0000` */
const dateLine = (date: Date): string => date.toUTCString().replace(', 0', ', ').replace('GMT', '+0000');

function partOf(type: string, text: string): string {
  const lines =
    base64(text.replace(/\r?\n/g, '\r\n')).match(new RegExp(`.{1,${BASE64_LINE_CHARS}}`, 'g')) ?? [];
  return [
    `--${BOUNDARY}`,
    `Content-Type: ${type}; charset=utf-8`,
    'Content-Transfer-Encoding: base64',
    '',
    ...lines,
  ].join('\r\n');
}

export function mailOf({ title, format, text, draft }: ExportInput): Mail {
  const blocks = previewOf({ format, text, draft: draft ?? null });
  const inbox = blocks.find(({ part }) => part === 'inbox');
  const own = exportBlocks({ title, format, text, ...(draft && { draft }) });
  if (!inbox || draft?.format !== 'email')
    return { subject: title, preheader: '', body: text, html: htmlBlocks(own) };
  return {
    subject: draft.subject,
    preheader: draft.preheader,
    body: previewText(blocks.filter((block) => block !== inbox)),
    html: htmlBlocks(own.slice(1)),
  };
}

/** A newsletter as an unsent message (RFC 5322, MIME) with text and HTML; nothing in it loads or runs. */
export function toEml(input: MailInput): string {
  const { subject, preheader, body, html } = mailOf(input);
  const hidden = preheader === '' ? [] : [`<div style="display:none">${escapeHtml(preheader)}</div>`];
  return [
    `From: ${ADDRESS.test(input.from) ? input.from : 'you@example.invalid'}`,
    `Subject: ${headerWords(subject)}`,
    `Date: ${dateLine(input.date)}`,
    'X-Unsent: 1',
    ...(input.voice ? [`X-Voice: ${headerWords(voiceLabel(input.voice))}`] : []),
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${BOUNDARY}"`,
    '',
    partOf('text/plain', body),
    partOf('text/html', htmlOf(subject, html, { before: hidden })),
    `--${BOUNDARY}--`,
    '',
  ].join('\r\n');
}
