import { oneOf } from '../../text/one-of.js';
import { TextPattern } from '../../text/text-pattern.js';
import type { Span } from '../../source/source.types.js';
import type { Mention } from './mention.js';
import { normalPhrase } from '../../text/normal-form.js';

const MAX_CHARS = 1_200;
/** Opening mark → possible closing marks. */
const PAIRS: Record<string, string> = {
  '“': '”',
  '„': '“”"',
  '«': '»',
  '»': '«',
  '「': '」',
  '『': '』',
  '"': '"',
};
const SAID = oneOf`
  said says insists insisted admits admitted laughs laughed explained explains noted notes told tells
  wrote writes added adds argued argues asked asks recalled recalls stated states sagt sagte erklärt
  erklärte schreibt schrieb betont betonte meint meinte berichtet erzählt erzählte lacht lachte versichert
  versicherte ergänzt warnt erinnert erinnerte rief ruft antwortet antwortete dice dijo explica explicó
  afirma afirmó señala señaló recuerda recordó sostiene cuenta contó asegura aseguró comenta comentó añade
  añadió advierte dit explique affirme déclare raconte estime précise souligne ajoute confie assure résume
  rappelle insiste glisse sourit lance diz disse afirmou explicou conta contou relata ressalta garante
  garantiu lembra lembrou spiega afferma racconta commenta aggiunge osserva assicura ricorda zegt zei
  stelt vertelt vertelde meent lacht lachte vindt vond schrijft`;
const WORD = "(?:(?:\\p{Lu}|Dr|Mr|Mrs|Ms|Prof|St)\\.|\\p{Lu}[\\p{L}'’-]*)";
const PARTICLE = '\\s(?:van|von|de|del|da|di|du|der|den|la|le|ten|ter)';
const NAME = `${WORD}(?:(?:${PARTICLE}){0,2}\\s${WORD}){0,3}`;
/** Prepositions and conjunctions, which cannot begin a role. */
const NO_ROLE = oneOf`
  in on at to with about after before during for from by and
  mit bei zu nach im an auf über und en con para tras y dans avec lors pour après à et
  al nel per dopo e em no na com após op bij tegen aan met na that dass que che dat`;
/** The role between verb and name: `said master baker Colin Prosser`, `dit le mécanicien Yann Tanguy`. */
const ROLE = String.raw`(?:(?!(?:${NO_ROLE})\s)\p{Ll}[\p{L}’'-]*,?\s){1,5}`;
/** Words after a quotation that do not report it. */
const JOINING = oneOf`
  and but with from while where which when then than like for the because und aber mit von vom für oder
  wie als wenn weil bei aus que con por para pero como del los las sin pour par avec mais dans des les qui
  comme chez ma per che dei nel dal com mas dos das uma een van voor door maar zoals het`;
/** `«…», reconoce el agrónomo Fermín Latorre`: directly after a quotation, any verb before a name reports it. */
const VERB = `(?!(?:${JOINING})\\s)\\p{Ll}{3,}`;
const AFTER = new TextPattern(
  new RegExp(
    `^[,.]?\\s?(?:(?:${SAID})\\s(?<after>${NAME})|(?:${SAID})\\s${ROLE}(?<role>${NAME})|(?<name>${NAME}),?\\s(?:${SAID})(?!\\p{L})|[—–-]\\s?(?<dash>${NAME})|${VERB}\\s(?:${ROLE})?(?<verb>${NAME}))`,
    'u',
  ),
);
const BEFORE = new TextPattern(
  new RegExp(
    `(?:(?<name>${NAME})(?:,[^,.]{1,80},)?\\s(?:${SAID})(?:\\s\\p{L}+){0,2}|(?:[Aa]ccording to|[Ll]aut|[Ss]egún|[Ss]elon)\\s(?<by>${NAME}))\\s?[,:]?\\s?$`,
    'u',
  ),
);
/** The origin of a speaker: `Ann Lee of the city archive`. */
const OF = String.raw`\s(?:vom|von|der|des|from|of|at|de|del|du|di)\s[^,.:]{1,40}?`;
/** A name before a colon: at the start of a line or sentence, or with a reporting verb. */
const COLON = new TextPattern(
  new RegExp(
    `(?:${[
      String.raw`(?:^|[.!?…\n]["”»)]?\s*)(?<only>${NAME})(?:,[^,.:]{1,60},?)?`,
      String.raw`(?<name>${NAME})(?:,[^,.:]{1,80},|${OF})?\s(?:${SAID})(?!\p{L})(?:[^.!?\n:]|\d\.){0,80}`,
      String.raw`(?:^|[.!?…\n]\s*)(?<opening>${NAME})(?:,[^,.:]{1,60},)?\s${VERB}`,
    ].join('|')}):\\s?$`,
    'u',
  ),
);
const BY_COLON = /:\s?$/;
const JAPANESE_NAME = '[一-龯々ァ-ヶー・]';
/** Offices that are not part of a name. */
const OFFICES = oneOf`館長 社長 議員 部長 会長 代表 監督 市長 町長`;
const TITLES = oneOf`
  さん 氏 様 館長 議員 教授 博士 社長 会長 代表 部長 監督 市長 町長 知事 首相 理事長 院長 校長 学長 委員長 専務 常務
  課長 選手`;
/** The topic or subject directly before a quotation. */
const JAPANESE_BEFORE = new RegExp(
  String.raw`(?<!${JAPANESE_NAME})(?!${OFFICES})(?:(?<name>${JAPANESE_NAME}{1,12}?)(?:${TITLES})|(?<bare>${JAPANESE_NAME}{2,12}))(?:は|が|も)[、,]?$`,
  'u',
);
const JAPANESE = /^と(?<name>[\p{L}・ ー]{2,16}?)(?:さん|氏|様|社長|部長)?(?:は|が)/u;

/**
 * Quotations of at least three words (eight characters in scripts without spaces), with their speaker if
 * named. In outputs, `she` names no speaker. `text` is `written` with its addresses masked, as they may
 * contain quotation marks.
 */
export function findQuotations(written: string, text: string, isTelling = false): Mention[] {
  return quotationsIn(text).flatMap(({ start, end }) => {
    const inner = written.slice(start + 1, end - 1);
    return isQuotation(inner) ? [{ ...quotation(text, start, end, isTelling), ...said(inner) }] : [];
  });
}

export function quotationsIn(text: string): Span[] {
  const found: Span[] = [];
  const marks = new Marks(text);
  for (let open = nextOpen(text, 0); open !== null;) {
    const close = marks.closingOf(open.at, open.mark);
    if (close !== -1) found.push({ start: open.at, end: close + 1 });
    open = nextOpen(text, (close === -1 ? open.at : close) + 1);
  }
  return found;
}

const OPENINGS = /[“„«»「『]|(?<![\p{L}\p{N}.,!?])"(?=\S)/gu;

function nextOpen(text: string, from: number): { at: number; mark: string } | null {
  OPENINGS.lastIndex = from;
  const match = OPENINGS.exec(text);
  return match === null ? null : { at: match.index, mark: match[0] };
}

/** Caches the next position of each mark, so that the search is linear even if quotations are never closed. */
class Marks {
  private readonly next = new Map<string, number>();

  constructor(private readonly text: string) {}

  /** The closing position of a quotation within its paragraph; -1 if it is not closed. */
  closingOf(open: number, mark: string): number {
    const limit = Math.min(open + MAX_CHARS, this.find('\n', open));
    const close = Math.min(...[...(PAIRS[mark] ?? mark)].map((sign) => this.find(sign, open + 1)));
    return close < limit ? close : -1;
  }

  private find(sign: string, from: number): number {
    const known = this.next.get(sign);
    if (known !== undefined && known >= from) return known;
    const at = this.text.indexOf(sign, from);
    const found = at === -1 ? Number.MAX_SAFE_INTEGER : at;
    this.next.set(sign, found);
    return found;
  }
}

function isQuotation(inner: string): boolean {
  const words = inner.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return words >= 3 || /[\u3040-\u30FF\u3400-\u9FFF]{8,}/.test(inner);
}

const said = (inner: string): Pick<Mention, 'text' | 'value'> => ({
  text: inner,
  value: normalPhrase(inner),
});

function quotation(
  text: string,
  start: number,
  end: number,
  isTelling: boolean,
): Omit<Mention, 'text' | 'value'> {
  const found: Omit<Mention, 'text' | 'value'> = { kind: 'quote', start, end };
  const [before, after] = [text.slice(Math.max(0, start - 160), start), text.slice(end, end + 99)];
  const speaker = namedSpeaker(before, after) ?? (isTelling ? undefined : pronounOf(before, after));
  return speaker === undefined ? found : { ...found, speaker };
}

function namedSpeaker(before: string, after: string): string | undefined {
  const groups = {
    ...(BY_COLON.test(before) ? COLON.for(before).exec(before)?.groups : {}),
    ...JAPANESE_BEFORE.exec(before)?.groups,
    ...BEFORE.for(before).exec(before)?.groups,
    ...JAPANESE.exec(after)?.groups,
    ...AFTER.for(after).exec(after)?.groups,
  };
  const name = Object.values(groups).find((group) => group !== undefined);
  return name?.replace(/[.,]$/, '').trim();
}

const PRONOUN = 'he|she|sie|er|ella|él|elle|il|lei|lui|ela|ele|ze|zij|hij';
/** `she said`, `dice.`: refers to the last person named in the paragraph. */
const BY_PRONOUN = new RegExp(
  `^[,.]?\\s?(?:(?:${PRONOUN})\\s(?:${SAID})(?!\\p{L})|(?:${SAID})(?:\\s(?:${PRONOUN})(?!\\p{L})|(?=[.,;]|$)))`,
  'iu',
);
const FULL_NAME = /\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)+/gu;

function pronounOf(before: string, after: string): string | undefined {
  if (!BY_PRONOUN.test(after)) return undefined;
  return before.split('\n').at(-1)?.match(FULL_NAME)?.at(-1);
}

function pairsOf(phrase: string): Map<string, number> {
  const pairs = new Map<string, number>();
  for (let i = 0; i + 1 < phrase.length; i += 1) {
    const pair = phrase.slice(i, i + 2);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return pairs;
}

/** Similarity of two normalised phrases from 0 to 1 (Dice's coefficient of character pairs). */
export function likeness(a: string, b: string): number {
  const left = pairsOf(a);
  let shared = 0;
  for (const [pair, count] of pairsOf(b)) shared += Math.min(count, left.get(pair) ?? 0);
  return (2 * shared) / (a.length + b.length - 2);
}
