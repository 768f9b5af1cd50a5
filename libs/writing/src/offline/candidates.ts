import type { Sentence, Source } from '../source/source.types.js';
import { isDanglingSentence } from '../source/dangling.js';
import { openingsOf } from './language/openings.js';
import { isStopword } from './language/stopwords.js';
import { isSpoken } from './phrases/phrases.js';
import { capitalise, contentStems, countWords, isUnspaced } from './language/words.js';
import { isThing, isVerbless, leansBack } from './leaning.js';
import type { Candidate } from './plan.types.js';

const TERMINAL = /[.!?。！？…]["'”’»」』)\]]*$/u;
const MARKUP = /\{[{%]|[%}]\}|<\/?[a-z][^>]*>|\]\(|```|\*\*|^#{1,6} |\|.*\|/iu;
const PARENTHESIS = / ?[（(][^（）()]{1,90}[)）]/gu;
const URL = /https?:\/\/\S+|\bwww\.\S+/iu;
const MAX_WORDS = 48;

/** A sentence ready to stand elsewhere, and what it leans on. */
interface Cleaned {
  text: string;
  isDangling: boolean;
}

function isBalanced(text: string): boolean {
  const pairs: [RegExp, RegExp][] = [
    [/[(（]/gu, /[)）]/gu],
    [/“/gu, /”/gu],
    [/[「『]/gu, /[」』]/gu],
    [/«/gu, /»/gu],
  ];
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  return count(/"/gu) % 2 === 0 && pairs.every(([open, close]) => count(open) === count(close));
}

/** A parenthesis is an aside, unless it holds a figure or a link, or the sentence is mostly made of it. */
function dropParentheses(text: string): string {
  const dropped = text
    .replace(PARENTHESIS, (aside) => (/\d|https?:/u.test(aside) ? aside : ''))
    .replace(/ +([,.])(?=\s|$)/gu, '$1')
    .replace(/ {2,}/gu, ' ')
    .trim();
  return dropped.length >= text.length * 0.5 && TERMINAL.test(dropped) ? dropped : text;
}

/** Keeps the sentence whole but for asides and a leading connective; says whether it still leans on its neighbour. */
export function cleanSentence(sentence: Pick<Sentence, 'text'>, language: string): Cleaned {
  const openings = openingsOf(language);
  const plain = dropParentheses(
    sentence.text
      .replace(/\s+/gu, ' ')
      .replace(/^[AQ]\s?: (?=\p{Lu})/u, '')
      .trim(),
  );
  // twice: "And of course, …"
  const withoutConnective = capitalise(plain.replace(openings.droppable, '')).replace(openings.droppable, '');
  const hasDropped = withoutConnective !== plain && withoutConnective !== capitalise(plain);
  const text = hasDropped ? capitalise(withoutConnective) : plain;
  const bare = text.replace(/^["'“‘«「『(]+/u, '');
  const standing = openings.standing.test(bare);
  const leans = !standing && (openings.dangling.test(bare) || leansBack(bare, language));
  // a bare quotation needs the sentence that says whose it is
  const isBareQuote =
    /^["“„«「『].*["”“»」』][.。]?$/u.test(text) && !/["”“»」』].*["“„«「『]/u.test(text.slice(1, -2));
  return { text, isDangling: leans || isBareQuote || isDanglingSentence(text, language) };
}

/** X counts most scripts outside Latin, Greek, Cyrillic and their like double. */
export function weightOf(text: string): number {
  let weight = 0;
  for (const character of text) weight += (character.codePointAt(0) ?? 0) <= 0x10ff ? 1 : 2;
  return weight;
}

function isUsable(text: string, source: Source, isItem: boolean): boolean {
  const words = countWords(text);
  if (words < (isItem ? 3 : 4) || words > MAX_WORDS) return false;
  if (/[,;]? (?:or|and|o|y|u|e|oder|und|ou|et|of|en)[.;,]?$/iu.test(text)) return false;
  if (/[:：]["”]?$/u.test(text) || MARKUP.test(text) || URL.test(text) || !isBalanced(text)) return false;
  if (!isItem && !TERMINAL.test(text)) return source.sentences.length <= 3;
  if (/^[\p{Ll}\d]/u.test(text) && !isItem && !/^\d/u.test(text)) return false;
  return !openingsOf(source.language).pointing.test(text);
}

/** Where a figure stands by itself: `23` is no part of `2023`. */
function placeOf(figure: string, text: string): number {
  if (figure === '') return -1;
  let at = text.indexOf(figure);
  while (at > 0 && /[\d.,]/u.test(text.charAt(at - 1))) at = text.indexOf(figure, at + 1);
  return at;
}

/** A figure with what it counts: "20 seconds", "1,200 beta users"; a bare number tells nothing in big letters. */
function tellingFigure(text: string, figure: string, language: string): string {
  const at = placeOf(figure, text);
  if (at < 0) return '';
  if (!/^[\d.,\s]+$/u.test(figure)) return figure;
  // "Harbor 2.0" is a name
  if (/\p{Lu}[\p{L}]*\s$/u.test(text.slice(0, at))) return '';
  const rest = text.slice(at + figure.length);
  if (isUnspaced(text)) return COUNTER.test(rest) ? figure + (COUNTER.exec(rest)?.[0] ?? '') : '';
  const counted = countedBehind(rest, language);
  return counted.length > 0 ? [figure, ...counted].join(' ') : '';
}

/** The words behind a number that say what it counts. */
function countedBehind(rest: string, language: string): string[] {
  const words = /^(?: [\p{L}'’-]+){1,3}/u.exec(rest)?.[0].trim().split(' ') ?? [];
  const end = words.findIndex((word) => isStopword(word.toLowerCase(), language) && !TIME_WORDS.test(word));
  // where verbs cannot be told from nouns, the second word is as often one as the other
  return words.slice(0, end === -1 ? words.length : end).slice(0, isSpoken(language) ? 3 : 1);
}

/** What Japanese and Chinese set behind a number to say what it counts. */
const COUNTER =
  /^(?:か月|ヶ月|カ月|週間|日間|年間|時間|分間|秒間|平方メートル|キロメートル|メートル|キログラム|キロ|トン|ページ|ヘクタール|リットル|パーセント|平方米|公里|公斤|小时|分钟|个月|万元|亿元|ポイント|[人名社件冊台年月日回倍軒本店枚杯個箱棟室歳位度円分秒時元个家册场次位天周岁页间])/u;

/** Stopwords elsewhere, but what a number counts. */
const TIME_WORDS =
  /^(?:days?|weeks?|months?|years?|times?|people|días?|veces|meses|años?|tage?n?|jahre?n?|monate?n?|jours?|fois|giorni|volte|anni|dias?|vezes|anos?|dagen|jaar|keer)$/iu;

/** Sentence index → the figure a reader would put in big letters. */
function figuresOf(source: Source): Map<number, string> {
  const figures = new Map<number, string>();
  const rank = { percent: 3, money: 3, number: 2 } as const;
  const best = new Map<number, number>();
  let at = 0;
  const facts = source.facts.filter((fact) => fact.kind in rank).sort((a, b) => a.start - b.start);
  for (const fact of facts) {
    while (at < source.sentences.length - 1 && (source.sentences[at]?.end ?? 0) <= fact.start) at += 1;
    const sentence = source.sentences[at];
    if (!sentence || fact.start < sentence.start || fact.end > sentence.end || !/\d/u.test(fact.text))
      continue;
    const weight = rank[fact.kind as keyof typeof rank] + (/\d{2}/u.test(fact.text) ? 0.5 : 0);
    if (weight > (best.get(at) ?? 0)) {
      best.set(at, weight);
      figures.set(at, fact.text.trim());
    }
  }
  return figures;
}

function isFragment(text: string, isItem: boolean, language: string): boolean {
  if (isVerbless(text, language)) return true;
  return isItem && !TERMINAL.test(text) && (countWords(text) <= 10 || isThing(text));
}

/** Items lose their bullet; a fragment gets its capital letter. */
function tidyItem(text: string, isItem: boolean): string {
  return isItem ? capitalise(text.replace(/^[-*•–]\s+/u, '')) : text;
}

/**
 * The sentences of a source that may be used in a piece, in order and unscored: no code, tables or markup, no lead-in to
 * something that is not there, no call to read on. A sentence that leans on its neighbour names it in `needs`.
 */
export function findCandidates(source: Source, sectionOfBlock: readonly number[]): Candidate[] {
  const figures = figuresOf(source);
  const found: Candidate[] = [];
  const usable = new Set<number>();
  source.sentences.forEach((sentence, index) => {
    const block = source.blocks[sentence.block];
    if (!block || block.kind === 'code') return;
    const isItem = block.kind === 'item';
    const { text: cleaned, isDangling } = cleanSentence(sentence, source.language);
    const text = tidyItem(cleaned, isItem);
    if (!isUsable(text, source, isItem)) return;
    if (isDangling && !(usable.has(index - 1) && source.sentences[index - 1]?.block === sentence.block))
      return;
    usable.add(index);
    found.push({
      index,
      text,
      section: sectionOfBlock[sentence.block] ?? 0,
      block: sentence.block,
      isItem,
      isFragment: isFragment(text, isItem, source.language),
      isQuestion: sentence.isQuestion,
      isQuoted: /^["“«「]/u.test(text) || block.kind === 'quote',
      needs: isDangling ? index - 1 : null,
      words: countWords(text),
      weight: weightOf(text),
      stems: [...new Set(contentStems(text, source.language))],
      figure: tellingFigure(text, figures.get(index) ?? '', source.language),
      score: 0,
    });
  });
  return found;
}
