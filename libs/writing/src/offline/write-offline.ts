import type { FormatKey } from '@repurpose/contract';
import type { Draft } from '../formats/draft/draft.types.js';
import type { Source } from '../source/source.types.js';
import type { WritingRequest } from '../formats/draft/writing-request.js';
import { allot } from './allotment/allot.js';
import type { Brief } from './writers/brief.js';
import { withoutLabel } from './wording/labels.js';
import { writeEmail, writeMedium, writeSummary } from './writers/articles.js';
import { writeFacebook, writeInstagram, writeLinkedin, writeThread } from './writers/posts.js';
import { writePodcast, writeYoutube } from './writers/scripts.js';
import { writeInfographic, writeShortVideo } from './writers/visuals.js';
import { industryStems } from './industries.js';
import { toned } from './voice.js';
import { planOf } from './analysis/analysis.js';
import { inRegister } from './wording/register.js';
import { byIndustry } from './analysis/topics.js';
import { voiceOf } from './voice-of.js';

const WRITERS: Readonly<Record<FormatKey, (brief: Brief) => Draft>> = {
  twitter: writeThread,
  linkedin: writeLinkedin,
  facebook: writeFacebook,
  instagram: writeInstagram,
  email: writeEmail,
  summary: writeSummary,
  youtube: writeYoutube,
  medium: writeMedium,
  podcast: writePodcast,
  reels: (brief) => writeShortVideo(brief, 'reels'),
  tiktok: (brief) => writeShortVideo(brief, 'tiktok'),
  infographic: writeInfographic,
};

/** Where a list stays a list with its labels. */
const WITH_LABELS: ReadonlySet<FormatKey> = new Set<FormatKey>([
  'medium',
  'podcast',
  'infographic',
  'summary',
]);

/**
 * Writes one format from the source's own sentences, without a model and in the source's language. Formats of one request
 * share the reading (keyed by the `source` object) and repeat little of each other. The draft is raw: the caller runs `finishDraft`.
 */
export function writeOffline(request: WritingRequest, source: Source, format: FormatKey): Draft {
  const { settings } = request;
  const plan = planOf(source);
  const { hook, picks } = allot(plan, request, format);
  // only a list's label may go: before a colon in running text stands half of what is said
  const items = new Set(
    (hook ? [hook, ...picks] : picks).filter(({ isItem }) => isItem).map(({ text }) => text),
  );
  return WRITERS[format]({
    plan,
    settings,
    voice: voiceOf(plan, settings),
    hook,
    picks,
    topics: byIndustry(plan.topics, industryStems(settings.industry)),
    say: (text) => {
      const bare = WITH_LABELS.has(format) || !items.has(text) ? text : withoutLabel(text, plan.language);
      return toned(inRegister(bare, plan.language, settings.formality), settings.tone);
    },
  });
}
