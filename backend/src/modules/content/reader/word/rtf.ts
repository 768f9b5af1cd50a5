import type { Extracted } from '../answer.types.js';
import { Refusal } from '../refusal.js';
import { itemOf } from '../text/markdown.js';

const ASIDES = new Set(
  'fonttbl colortbl stylesheet listtable listoverridetable rsidtbl generator pict object header headerl headerr headerf footer footerl footerr footerf footnote annotation atnid atnauthor xmlnstbl themedata colorschememapping latentstyles datastore info fldinst bkmkstart bkmkend'.split(
    ' ',
  ),
);
const ENDS = new Set(['par', 'row', 'sect', 'page']);
const MARKS = new Set(['listtext', 'pntext']);
const SIGNS: Readonly<Record<string, string>> = {
  tab: '\t',
  line: '\n',
  cell: '\t',
  emdash: '—',
  endash: '–',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  '~': ' ',
  _: '-',
  emspace: ' ',
  enspace: ' ',
};
const TOKEN = /\\([a-z]{1,32})(-?\d{1,10})? ?|\\'([0-9a-f]{2})|\\([^a-z])|([{}])|[\r\n]+|[^\\{}\r\n]+|\\/gi;
const MAX_DEPTH = 1_000;

interface Group {
  isAside: boolean;
  isMark: boolean;
  isTitle: boolean;
  /** Fallback characters after a `\u`, for readers without Unicode. */
  skip: number;
  isHidden: boolean;
}

export function readRtf(bytes: Buffer): Extracted {
  return new RtfText().read(bytes.toString('latin1'));
}

class RtfText {
  private group: Group = { isAside: false, isMark: false, isTitle: false, skip: 1, isHidden: false };
  private readonly outer: Group[] = [];
  private decoder = new TextDecoder('windows-1252');
  private title = '';
  private paragraph = '';
  private readonly blocks: string[] = [];
  private level = 0;
  private isItem = false;
  private toSkip = 0;
  private hiddenPassages = 0;
  private isInHidden = false;

  read(rtf: string): Extracted {
    for (const [token, word, number, hex, sign, brace] of rtf.matchAll(TOKEN)) {
      if (brace) this.nest(brace);
      else if (word) this.control(word.toLowerCase(), number === undefined ? null : Number(number));
      else if (hex) this.write(this.decoder.decode(Buffer.from(hex, 'hex')));
      else if (sign) this.symbol(sign);
      else if (!/^[\r\n\\]/.test(token)) this.write(token);
    }
    this.endParagraph();
    return {
      title: this.title,
      markdown: joinItems(this.blocks),
      warnings: [],
      hiddenPassages: this.hiddenPassages,
    };
  }

  private nest(brace: string): void {
    this.toSkip = 0;
    if (brace === '{') {
      if (this.outer.length > MAX_DEPTH) throw new Refusal('FILE_TOO_COMPLEX');
      this.outer.push(this.group);
      this.group = { ...this.group };
    } else this.group = this.outer.pop() ?? this.group;
  }

  private symbol(sign: string): void {
    if (sign === '*') this.group.isAside = true;
    else if (sign === '\n' || sign === '\r') this.endParagraph();
    else if (sign !== '-') this.write(SIGNS[sign] ?? sign);
  }

  private control(word: string, number: number | null): void {
    if (ASIDES.has(word)) this.group.isAside = true;
    else if (word === 'title') this.group.isTitle = true;
    else if (MARKS.has(word)) this.startItem();
    else if (word in SIGNS) this.write(SIGNS[word] ?? '');
    else this.setting(word, number);
  }

  private setting(word: string, number: number | null): void {
    const { isAside, isMark } = this.group;
    if (word === 'outlinelevel' && !isAside) this.level = Math.min(6, (number ?? 0) + 1);
    else if (word === 'pard' && !isMark) {
      this.level = 0;
      this.isItem = false;
    } else if (ENDS.has(word) && !isAside) this.endParagraph();
    else this.character(word, number);
  }

  private character(word: string, number: number | null): void {
    switch (word) {
      case 'uc':
        this.group.skip = Math.min(8, Math.max(0, number ?? 1));
        return;
      case 'v':
      case 'webhidden':
        this.group.isHidden = number !== 0;
        return;
      case 'plain':
        this.group.isHidden = false;
        return;
      case 'ansicpg':
        this.decoder = decoderOf(number ?? 1252);
        return;
      case 'u':
        this.write(String.fromCharCode(((number ?? 63) + 65_536) % 65_536));
        this.toSkip = this.group.skip;
    }
  }

  private startItem(): void {
    if (!this.group.isAside) this.isItem = true;
    this.group.isMark = true;
  }

  private write(text: string): void {
    const kept = text.slice(this.toSkip);
    this.toSkip = Math.max(0, this.toSkip - text.length);
    const { isTitle, isAside, isMark, isHidden } = this.group;
    if (isTitle) this.title += kept;
    else if (!isAside && !isMark) this.writeText(kept, isHidden);
  }

  private writeText(text: string, isHidden: boolean): void {
    if (!isHidden) this.paragraph += text;
    if (!/\p{L}/u.test(text)) return;
    if (isHidden && !this.isInHidden) this.hiddenPassages += 1;
    this.isInHidden = isHidden;
  }

  private endParagraph(): void {
    const text = this.paragraph.replace(/[ \t]+/g, ' ').trim();
    this.paragraph = '';
    this.isInHidden = false;
    if (text === '') return;
    if (this.level > 0) this.blocks.push(`${'#'.repeat(this.level)} ${text.replace(/\n/g, ' ')}`);
    else this.blocks.push(this.isItem ? itemOf('- ', text) : text);
  }
}

const joinItems = (blocks: readonly string[]) =>
  blocks.join('\n\n').replace(/^(- .*(?:\n {2}.*)*)\n\n(?=- )/gm, '$1\n');

function decoderOf(page: number): TextDecoder {
  const isKnown = (page >= 1250 && page <= 1258) || page === 874;
  return new TextDecoder(isKnown ? `windows-${page}` : 'windows-1252');
}
