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

/** Leaves the days of a list in its items; a list of one is the text itself. */
class DayTokenizer extends Tokenizer {
  override list(src: string): Tokens.List | undefined {
    const list = super.list(src);
    if (list === undefined || !isOfDays(list)) return list;
    if (list.items.length < 2) return undefined;
    for (const item of list.items) item.tokens = this.lexer.blockTokens(item.raw.trimEnd(), []);
    return { ...list, ordered: false };
  }
}

/** A lexer of Markdown that takes the day of a date for no number of an item. */
export const newLexer = (): Lexer => new Lexer({ gfm: true, tokenizer: new DayTokenizer() });
