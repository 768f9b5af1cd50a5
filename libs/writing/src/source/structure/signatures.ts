import { detectLanguageBy, type LanguageModel } from '../../languages/detect-language.js';
import { says } from '../../languages/discourse-words.js';
import { oneOf } from '../../text/one-of.js';
import { upperFirst } from '../../text/upper-first.js';
import { type RawBlock, sliced } from '../readers/raw-block.js';
import { NAMES } from './guest.js';

const DASH = String.raw`(?:[—–]|-(?=[^,]{3,40}, | ?\p{Lu}\p{Ll}+ \p{Lu}[\p{L}.]*$))`;
const SIGNED = oneOf`
  @[\w-]+
  (?:Dr|Mrs?|Ms|Prof)\._\p{Lu}[\p{L}'’-]+(?:_\p{Lu}[\p{L}'’-]+)?
  \p{Lu}[\p{L}'’-]+(?:_(?:&_)?\p{Lu}[\p{L}.'’-]*){1,5}?`;
/** The speaker after a paragraph: "… all night. — Dorothy Lee, volunteer". */
const BEHIND = new RegExp(
  String.raw`(?<=[.!?…。！？]["”»]?)\s+${DASH} ?(?<name>${SIGNED})(?:(?:,| \().{2,90})?\.?$`,
  'u',
);
/** The speaker next to a quotation, with or without a full name: "— Dorothy, guest and volunteer". */
const INITIALS = String.raw`(?:\p{Lu}\. ?){1,4}`;
const LETTERS = String.raw`(?:[^.,;:!?()\n]|(?<= \p{Lu})\.(?= \p{Lu}))`;
const NAMED = String.raw`(?:an? |the |(?:Dr|Mrs?|Ms|Prof)\. )?(?:${INITIALS})?\p{L}${LETTERS}{1,40}?(?<!["”»])`;
const ANYBODY = String.raw`[—–~-]{1,2}\s*\(?(?<name>@\w[\w-]*|(?<!\()(?:${NAMED}|${INITIALS}(?=,)))(?:\s?[,()][^!?]{0,90})?\.?$`;
/** The same at the end of a quotation, maybe with the mark of its line: "… fast.” > - Jo Finn". */
const BEHIND_QUOTE = new RegExp(`(?<=[.!?…。！？]["”»]?)\\s+(?:> ?)?${ANYBODY}`, 'u');
/** The same on a separate line below the quotation. "-good start -loud voice" is a list. */
const BELOW = new RegExp(`^(?!.*\\s-\\p{L})${ANYBODY}`, 'u');
/** The same if the dash was read as the mark of an item. */
const ITEM_BELOW = new RegExp(`^(?<name>${SIGNED}), .{2,140}$`, 'u');

/** The same as the last line of the quotation: "- From a senior leader who has managed teams of up to 30". */
const IN_QUOTE = /^(?!.*\s-\p{L})[—–~-]{1,2}\s*(?:[Ff]rom )?(?<name>\p{L}[^.!?\n]{1,160}?(?<!["”»]))\.?$/u;

const QUOTED_END = /(?<=\s)[“"„«][^“”"„«»]+[”"“»]$/u;

const nameIn = (pattern: RegExp, block: RawBlock | undefined): string =>
  pattern.exec(block?.mapped.text.trim() ?? '')?.groups?.['name'] ?? '';

const isQuote = (block: RawBlock | undefined): boolean => block?.kind === 'quote';

const MARKED_END = /["”»]\s*$/u;
function namedBelow(at: number, blocks: readonly RawBlock[]): string {
  const [above, block, next] = [blocks[at - 1], blocks[at], blocks[at + 1]];
  const isSingle = next?.kind !== block?.kind;
  const asItem = isSingle ? nameIn(ITEM_BELOW, block) : '';
  if (block?.kind === 'item') return asItem;
  if (!isQuote(block)) return nameIn(BELOW, block);
  const isBehind = MARKED_END.test(above?.mapped.text ?? '');
  return nameIn(BELOW, block) || upperFirst(nameIn(IN_QUOTE, block)) || (isBehind ? asItem : '');
}

function parted(block: RawBlock): RawBlock[] {
  const { kind, mapped } = block;
  if (kind !== 'quote' && kind !== 'paragraph' && kind !== 'item') return [block];
  const found = (isQuote(block) ? BEHIND_QUOTE : BEHIND).exec(mapped.text);
  if (found === null) return [block];
  // only a quotation at the end of a paragraph is by the speaker
  const quotation = isQuote(block) ? null : QUOTED_END.exec(mapped.text.slice(0, found.index));
  const from = quotation?.index ?? 0;
  const said = sliced(block, from, found.index);
  const name: RawBlock = { ...sliced(block, found.index, mapped.text.length), kind: 'paragraph', level: 0 };
  return [
    ...(from > 0 ? [sliced(block, 0, from)] : []),
    { ...said, kind: 'quote', speaker: found.groups?.['name'] ?? '' },
    { ...name, isAside: true },
  ];
}

/** A paragraph of nothing but a quotation, and the line below it with a full name: "— Dorothy Lee, baker". */
const ALL_QUOTED = /^["“„«][^"“”„«»]+["”“»]$/u;
const SIGNED_BELOW = new RegExp(`^[—–-] ?${SIGNED}(?:(?:,| \\()(?<role>.{2,140}))?$`, 'u');
/** A dash without a space after «…» is the next line of a dialogue in Spanish and French. */
const SPOKEN = /^[«»][^]*\n—\S/u;
const ROLE_WORDS = 9;
/** Whether words behind a name say who that is; a dialogue goes on with a sentence: "— Captain Reid, you have to come." */
const isRole = (said: string): boolean =>
  !/[!?…:;]|\.["”»]?$|\.\s+\p{Lu}\p{Ll}*\s+\p{Ll}|,\s*[^\s\p{Lu}]|(?<!\p{L})(?:you|your|we|I)(?!\p{L})/u.test(
    said.trim(),
  ) && said.trim().split(/\s+/u).length <= ROLE_WORDS;
function isSetApart({ kind, mapped }: RawBlock, below: RawBlock | undefined): boolean {
  if (kind !== 'paragraph' || below?.kind !== 'paragraph') return false;
  const [said, line] = [mapped.text.trim(), below.mapped.text.trim()];
  const signed = ALL_QUOTED.test(said) && !SPOKEN.test(`${said}\n${line}`) ? SIGNED_BELOW.exec(line) : null;
  return signed !== null && isRole(signed.groups?.['role'] ?? '');
}

/** Sets the speaker of quotations that are signed after or below them; the signature becomes an aside. */
export function readSignatures(written: readonly RawBlock[]): RawBlock[] {
  const blocks = written
    .flatMap(parted)
    .map((block, at, all): RawBlock =>
      isSetApart(block, all[at + 1]) ? { ...block, kind: 'quote' } : block,
    );
  const signed = blocks.map((block, at) => {
    const isName = isQuote(blocks[at - 1]) && namedBelow(at, blocks) !== '';
    if (isName) return { ...block, isAside: true };
    const speaker = isQuote(block) && block.speaker === undefined ? namedBelow(at + 1, blocks) : '';
    return speaker === '' ? block : { ...block, speaker };
  });
  return signedWhole(signed, new Set(written));
}

/** A paragraph after which another speaks: "On Monday Ada wrote:", "Ada: It is blue.", `"Where is it?" asked Tom.` */
const OF_OTHERS = /:$|^\p{Lu}[\p{L}.'’-]{1,20}(?: \p{Lu}[\p{L}.'’-]{1,20}){0,3}: |^["“„«][^"“”„«»]+["”“»]/u;
const OPENED = /^["“„«][^"“”„«»]+$/u;
/** Whether who signed a paragraph said the one above it too: both are of one quotation and neither of them quotes others. */
function isOneSpeech(above: RawBlock, below: RawBlock): boolean {
  if (above.quotation === undefined || above.quotation !== below.quotation) return false;
  const [first, second] = [above.mapped.text.trim(), below.mapped.text.trim()];
  // marks of one speech open at each paragraph and close at its end
  if (ALL_QUOTED.test(second)) return OPENED.test(first);
  return !OF_OTHERS.test(first) && !OF_OTHERS.test(second);
}

/** Gives all paragraphs of a quotation the speaker with whose name it is signed; a label before a paragraph (`written` has it) is of that one. */
function signedWhole(blocks: readonly RawBlock[], written: ReadonlySet<RawBlock>): RawBlock[] {
  let below: RawBlock | undefined;
  const upwards = blocks.toReversed().map((block): RawBlock => {
    const signed =
      below !== undefined && !written.has(below) && isOneSpeech(block, below) ? below.speaker : undefined;
    const isSaid = isQuote(block) && !block.isAside && block.speaker === undefined && signed !== undefined;
    below = isSaid ? { ...block, speaker: signed } : block;
    return below;
  });
  return upwards.toReversed();
}

const PARTICLE = '(?:von|van|de|da|di|du|del|der|den|of|from|und|and|the|y|et)';
const NAME_WORD = String.raw`\p{Lu}[\p{L}.'’-]{0,30}`;
/** The last line of a paragraph, with nothing but a name. */
const NAME_LAST = new RegExp(
  String.raw`^\s{0,99}${NAME_WORD}(?:\s{1,9}(?:${PARTICLE}\s{1,9})?${NAME_WORD}){0,4}\s{0,99}</p>`,
  'u',
);
/** Whether a line break is between a finished sentence and the name below it: "I look forward to it.<br>Ada Lund". */
export const isAboveName = (html: string, start: number, end: number): boolean =>
  NAME_LAST.test(html.slice(end, end + CHARS.below)) &&
  /[.!?…]\s*$/u.test(html.slice(Math.max(0, start - CHARS.above), start));
const CHARS = { above: 40, below: 500 } as const;

/** A line with a full name and what that person is, without a dash: "Tim Stone, manager of the club". */
const WITH_ROLE = new RegExp(`^(?<name>${NAMES}{1,3}), (?<role>\\p{L}[^!?:;\\d]{2,90})$`, 'u');
/** A role of one word is a title, not a state: "CEO", but not "Austin, TX". */
const isTitle = (role: string): boolean => role.includes(' ') || /^(?:\p{Ll}|C\p{Lu}O$)/u.test(role);

/** The name in such a line; empty for none. */
function signedIn({ kind, mapped, isAside = false }: RawBlock): string {
  const { name = '', role = '' } = WITH_ROLE.exec(mapped.text.trim())?.groups ?? {};
  // "… des Clubs e.V."
  const isSigned = isRole(role.replace(/\.\p{L}\.$/u, '')) && isTitle(role);
  return kind === 'paragraph' && !isAside && isSigned ? name : '';
}

const isSaying = (block: RawBlock | undefined): boolean =>
  block?.kind === 'quote' || (block?.kind === 'paragraph' && ALL_QUOTED.test(block.mapped.text.trim()));

/** Whether a text begins with the person: then the name above it is a heading. */
function isAbout(block: RawBlock | undefined, name: string, language: string): boolean {
  const [first = ''] = /^\p{L}+/u.exec(block?.mapped.text ?? '') ?? [];
  return name.split(' ').includes(first) || says('person', first, language);
}

/** The paragraphs that say "I", if each of them has such a line below and the text goes on. */
function testimonials(blocks: readonly RawBlock[], language: string): ReadonlySet<RawBlock> {
  const own = [...blocks.entries()].filter(
    ([, block]) =>
      block.kind === 'paragraph' && !isSaying(block) && says('self', block.mapped.text, language),
  );
  const isSigned = (at: number): boolean => {
    const below = blocks[at + 1];
    return below !== undefined && at + 2 < blocks.length && signedIn(below) !== '';
  };
  return new Set(own.every(([at]) => isSigned(at)) ? own.map(([, block]) => block) : []);
}

/** Makes what a person said, with a line below it that names them, a quotation of that person. */
export function readSignedBelow(blocks: RawBlock[], model: LanguageModel): RawBlock[] {
  const first = blocks.findIndex((block) => signedIn(block) !== '');
  // names above what they said
  if (first < 0 || (isSaying(blocks[first + 1]) && !isSaying(blocks[first - 1]))) return blocks;
  const language = detectLanguageBy(model, blocks.map(({ mapped }) => mapped.text).join('\n'));
  const told = testimonials(blocks, language);
  const names = new Map<RawBlock, string>();
  blocks.forEach((block, at) => {
    const [above, name] = [blocks[at - 1], signedIn(block)];
    const isSaid = above !== undefined && above.speaker === undefined && (isSaying(above) || told.has(above));
    if (name !== '' && isSaid && !isAbout(blocks[at + 1], name, language)) names.set(above, name);
  });
  return blocks.map((block, at): RawBlock => {
    const speaker = names.get(block);
    if (speaker !== undefined) return { ...block, kind: 'quote', speaker };
    const above = blocks[at - 1];
    return above !== undefined && names.has(above) ? { ...block, isAside: true } : block;
  });
}
