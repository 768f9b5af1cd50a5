import { oneOf } from '../text/one-of.js';
import type { RawBlock } from './readers/raw-block.js';

const textOf = (block: RawBlock | undefined): string => block?.mapped.text.trim() ?? '';

const LABELS = String.raw`heads[- ]up|(?:editor['’]s )?note|notice|update|hinweis|nota`;
const NOTICE = new RegExp(String.raw`^(?:${LABELS})\b[^.:]{0,20}[:：]`, 'iu');
const THIS_TEXT = String.raw`(?:this|(?:this|the) (?:text|article|(?:blog )?post|story|essay|piece))`;
const WRITTEN_AT_FIRST = String.raw`(?:(?:was|is|has been) )?(?:(?:originally|first|initially|previously) )?(?:(?:written|posted|published|sent|meant)|appeared)`;
/** "Edit: this was written for the list of the harbour": it speaks of the text, not of what the text is about. */
const ORIGIN = new RegExp(
  String.raw`^(?:${LABELS}|edit(?:ed)?)\b[^.:]{0,20}[:：]\s*${THIS_TEXT} ${WRITTEN_AT_FIRST} [^.!?]*\p{L}`,
  'iu',
);
/** What the text needs all the same: figures, and what is wrong in it or has changed. */
const CORRECTS = new RegExp(
  String.raw`\d|\b(?:${oneOf`
    wrong instead incorrect(?:ly)? mistaken? mistakes errors? correct(?:ed|ion)? since now meanwhile today
    no_longer turns?_out turned_out`})\b`,
  'iu',
);
/** Whether a paragraph in bold or in italics above all others is a notice of the page: "**Heads up: this is out now.**" */
export function isNotice(blocks: readonly RawBlock[], index: number): boolean {
  const [text, { headEnd = 0, isInItalics = false } = {}] = [textOf(blocks[index]), blocks[index]];
  const isBold = headEnd >= text.length;
  const isOfPage = (isBold && NOTICE.test(text)) || (ORIGIN.test(text) && !CORRECTS.test(text));
  return (
    (isBold || isInItalics) && isOfPage && blocks.slice(0, index).every(({ kind }) => kind === 'heading')
  );
}

const SHOWN = oneOf`teaser excerpt preview pre-?header tagline strapline blurb anrei(?:ß|ss)er vorschau`;
/** What a page or a mail shows of the text elsewhere: "Teaser text: Read what the crew found." */
const TEASER = new RegExp(
  String.raw`^(?:(?<own>(?:${SHOWN})[ -]?(?:text|line|copy)|(?:meta|seo)[ -](?:title|description))|(?:${SHOWN})):\s+\S`,
  'iu',
);
const ABOUT_SHOWN = new RegExp(String.raw`(?<!\p{L})(?:${SHOWN}|meta|seo)`, 'iu');
const isOwn = (block: RawBlock | undefined): boolean =>
  TEASER.exec(textOf(block))?.groups?.['own'] !== undefined;
/** Whether a line above all paragraphs is for another place than the text. "Preview: …" alone may open it, and a text about such lines names them in its title. */
export function isTeaser(blocks: readonly RawBlock[], index: number): boolean {
  const text = textOf(blocks[index]);
  if (blocks[index]?.kind !== 'paragraph' || !TEASER.test(text)) return false;
  const above = blocks.slice(0, index);
  return (
    [-1, 0, 1].some((by) => isOwn(blocks[index + by])) &&
    above.every(({ kind, mapped }) =>
      kind === 'heading' ? !ABOUT_SHOWN.test(mapped.text) : TEASER.test(mapped.text.trim()),
    )
  );
}
