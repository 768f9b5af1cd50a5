import { Lexer, Tokenizer, type Tokens } from 'marked';
import { languageOf } from '../../languages/registry.js';

/** A day as German writes it, alone or before what happened: "28. Oktober 2011: …", "3. Mai – …". */
const DAY = new RegExp(
  String.raw`^(\d{1,2})\. (?:${languageOf('de').times?.months?.join('|') ?? ''})(?: \d{4})?(?: ?[:–—,-]|$)`,
  'iu',
);

/** Whether the numbers of a list are days. Those from 1 on may also count its items: "1. April", "2. Mai". */
function isOfDays({ ordered, items }: Tokens.List): boolean {
  const days = items.map(({ raw }) => Number(DAY.exec(raw.split('\n', 1)[0]?.trim() ?? '')?.[1]));
  return ordered && !days.some(Number.isNaN) && !days.every((day, at) => day === at + 1);
}

/** A line of this many characters is an unwrapped paragraph. */
const PARAGRAPH_CHARS = 120;
const QUOTED = /^ {0,3}>/u;
/** Where a paragraph begins right below a line of a quotation, with no mark of its own: in a quotation that is only wrapped, its first word would not have fitted above. */
function endOfQuote(src: string): number {
  let above = '';
  for (let at = 0; at < src.length; at += above.length + 1) {
    const end = src.indexOf('\n', at);
    const line = src.slice(at, end < 0 ? src.length : end);
    if (at > 0 && !QUOTED.test(line)) return isParagraph(line, above.trimEnd()) ? at : src.length;
    above = line;
  }
  return src.length;
}
const isParagraph = (line: string, above: string): boolean =>
  line.length >= PARAGRAPH_CHARS &&
  /^[\p{Lu}\p{N}"“„«]/u.test(line) &&
  above.length + line.indexOf(' ') < line.length &&
  !/[,;-]$/u.test(above);

/** Leaves the days of a list in its items; a list of one is the text itself. Ends quotations above paragraphs. */
class SourceTokenizer extends Tokenizer {
  override blockquote(src: string): Tokens.Blockquote | undefined {
    return super.blockquote(QUOTED.test(src) ? src.slice(0, endOfQuote(src)) : src);
  }

  override list(src: string): Tokens.List | undefined {
    const list = super.list(src);
    if (list === undefined || !isOfDays(list)) return list;
    if (list.items.length < 2) return undefined;
    for (const item of list.items) item.tokens = this.lexer.blockTokens(item.raw.trimEnd(), []);
    return { ...list, ordered: false };
  }
}

/** A lexer of Markdown that takes the day of a date for no number of an item, and a paragraph for no line of a quotation. */
export const newLexer = (): Lexer => new Lexer({ gfm: true, tokenizer: new SourceTokenizer() });
