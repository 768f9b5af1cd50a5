import type { FormatKey, TransformRequest } from '@repurpose/contract';
import type { PartRule } from '../platforms/rules.js';
import { ruleOf } from '../platforms/rules.js';
import type { Source } from '../source/source.types.js';
import { isUnspaced } from '../text/count-words.js';
import { stockPhrasesOf } from '../stock-phrases/stock-phrases.js';
import type { WritingRequest } from '../formats/draft/writing-request.js';
import { FENCE_RULE, fenced, languageName, TRUTH_RULES, type Prompt } from './ground-rules.js';
import { FORMAT_BRIEFS } from './format-briefs.js';
import { briefText } from './source-digest.js';
import { voiceBrief } from '../voice/voice-brief.js';
import { markedText, withAbout } from './source-parts.js';
import { AUDIENCE, FORMALITY_GUIDE, LENGTH_FACTOR, TONE_GUIDE } from './tone-guides.js';

/** Says that the fenced text is a digest. */
const BRIEF_RULE =
  'The source is a brief of a longer text, point by point. Write as if from the text itself, in connected sentences, and never mention a brief.';

/** The system prompt, the same for all formats and settings, so that the provider can cache it with the source. */
function system(request: WritingRequest, source: Source): string {
  return [
    'You are a senior editor. You turn one source text into a piece for one channel, ready to post without changes.',
    '',
    FENCE_RULE,
    ...(request.brief ? [BRIEF_RULE] : []),
    '',
    'Truth',
    ...TRUTH_RULES,
    '',
    'Craft',
    `- Write in ${languageName(source.language)}, every word of it, hashtags and labels included.`,
    '- Every sentence makes sense where it stands: no "this", "it" or "however" that points to something left out. No sentence twice.',
    `- Never use, in any language: ${stockPhrasesOf(source.language).join('; ')}. No "not just X, but Y", no lists of three for rhythm, no rhetorical question as a paragraph, at most one dash per 100 words, no emoji unless the source uses them.`,
    '- Plain text in every field: no Markdown, no HTML, no labels such as "Hook:", no numbering, no placeholders in brackets.',
    '',
    'Answer with the JSON object that the schema describes and nothing else.',
  ].join('\n');
}

/** Models count badly, so the prompt names a lower limit and the number of words for it. */
const MARGIN = 0.9;
/** Longer parts are limited by the requested size. */
const MAX_AIMED = 500;
const CHARS_PER_WORD = 6.5;
/** In languages without spaces, about two characters replace a word, and X counts each of them twice. */
const UNSPACED_CHARS_PER_WORD = 2;

function aim({ limit, unit }: PartRule, language: string): string[] {
  if (limit === null || limit > MAX_AIMED || !unit.endsWith('characters')) return [];
  const most = Math.floor((limit * MARGIN) / 10) * 10;
  if (!isUnspaced(language)) return [`stay under ${most}, about ${Math.floor(most / CHARS_PER_WORD)} words`];
  return [unit === 'characters' ? `stay under ${most}` : `stay under ${most / 2} characters of this script`];
}

function partLine(part: string, rule: PartRule, language: string): string {
  const { limit, unit, warnAbove, fold } = rule;
  const most = limit === null ? [] : [`at most ${limit} ${unit}`, ...aim(rule, language)];
  const good = warnAbove === undefined ? [] : [`better at most ${warnAbove}`];
  const visible = fold === undefined ? [] : [`the first ${fold} characters are read before "more"`];
  return `- ${part}: ${[...most, ...good, ...visible].join('; ')}`;
}

function size(request: TransformRequest, format: FormatKey, language: string): string {
  const { size: range, unit, part } = FORMAT_BRIEFS[format];
  const rule = part === undefined ? undefined : ruleOf(format).parts[part];
  const most = rule?.warnAbove ?? rule?.limit ?? Infinity;
  const inCharacters = unit.startsWith('words') && isUnspaced(language);
  const factor = LENGTH_FACTOR[request.settings.length] * (inCharacters ? UNSPACED_CHARS_PER_WORD : 1);
  const [from, to] = range.map((value) => Math.min(most, Math.max(1, Math.round(value * factor))));
  const counted = inCharacters ? unit.replace('words', 'characters') : unit;
  return `- Size: ${from === to ? to : `${from} to ${to}`} ${counted}; less if the source is short.`;
}

function voice({ tone, industry, formality }: TransformRequest['settings']): string[] {
  return [
    'Voice',
    `- ${TONE_GUIDE[tone]}`,
    `- ${FORMALITY_GUIDE[formality]}`,
    `- For ${AUDIENCE[industry]}. Use their terms where the source supports them.`,
  ];
}

/** The brand's voice: its rules, and its own instruction below all other rules. */
function brand({ voice: applied }: WritingRequest, source: Source): string[] {
  if (!applied) return [];
  const { instruction } = applied.rules;
  const asked = instruction === '' ? '' : `Within all rules above: ${JSON.stringify(instruction)}`;
  const lines = [...voiceBrief(applied, source).split('\n'), asked].filter(Boolean);
  return lines.length === 0 ? [] : ['', 'Brand voice', ...lines.map((line) => `- ${line}`)];
}

function task(request: WritingRequest, format: FormatKey, source: Source): string {
  const { language } = source;
  const rule = ruleOf(format);
  const brief = FORMAT_BRIEFS[format];
  const hashtags =
    rule.hashtags === null
      ? 'No hashtags.'
      : `At most ${rule.hashtags.max} hashtags, usually ${rule.hashtags.usual.join(' to ')}.`;
  return [
    `Write the piece for ${rule.platform}. You are ${brief.role}.`,
    ...brief.ask.map((line) => `- ${line}`),
    size(request, format, language),
    '',
    ...voice(request.settings),
    ...brand(request, source),
    '',
    `Rules of ${rule.platform}`,
    ...Object.entries(rule.parts)
      .filter(([, part]) => part.limit !== null || part.warnAbove !== undefined)
      .map(([name, part]) => partLine(name, part, language)),
    ...brief.notes.map((note) => `- ${note}`),
    `- ${hashtags}`,
  ].join('\n');
}

const ANOTHER =
  'There is a version of this piece already. Write another one: other opening, other emphasis, other wording.';

/** Asks for a different version if `variant` is not 0, and adds the author's wishes, below all rules. */
function wish({ variant = 0, instruction = '' }: WritingRequest): string {
  const wishes = instruction.split('\n').filter((line) => line.trim() !== '');
  if (variant === 0 && wishes.length === 0) return '';
  const lines = [
    ...(variant === 0 ? [] : [ANOTHER]),
    ...wishes.map((each) => `The author asks (within all rules above): ${JSON.stringify(each)}`),
  ];
  const title = variant === 0 ? 'The author’s wish' : `Another version (${variant})`;
  return `\n\n${title}\n${lines.map((line) => `- ${line}`).join('\n')}`;
}

/**
 * The messages that ask a model for one format. The source comes first and is the same for all formats, so
 * that the provider's cache serves all calls; a long source is replaced by its brief. `delimiter` fences the
 * source and must be unknown to its author.
 */
export function buildPrompt(
  request: WritingRequest,
  source: Source,
  format: FormatKey,
  delimiter: string,
): Prompt {
  const { system, material } = sharedOf(request, source, delimiter);
  return { system, user: `${material}\n\n${task(request, format, source)}${wish(request)}` };
}

interface Shared {
  source: Source;
  delimiter: string;
  system: string;
  material: string;
}

const shared = new WeakMap<WritingRequest, Shared>();

function sharedOf(request: WritingRequest, source: Source, delimiter: string): Shared {
  const known = shared.get(request);
  if (known?.source === source && known.delimiter === delimiter) return known;
  const material = request.brief ? withAbout(source, briefText(request.brief)) : markedText(source);
  const made = { source, delimiter, system: system(request, source), material: fenced(material, delimiter) };
  shared.set(request, made);
  return made;
}
