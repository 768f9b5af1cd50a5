import type { FormatKey } from '@repurpose/contract';
import { marksOf } from '../annotate/quotations/quote-marks.js';
import { mapDraft } from '../formats/draft/map-draft.js';
import { peopleOf } from '../annotate/mentions/names/people.js';
import type { Draft } from '../formats/draft/draft.types.js';
import { layoutDraft } from '../formats/draft/layout.js';
import { hasWords } from '../formats/draft/render-draft.js';
import type { Source } from '../source/source.types.js';
import type { WritingRequest } from '../formats/draft/writing-request.js';
import { writeEmail, writeMedium } from './outline/articles.js';
import { writeInfographic } from './outline/infographic.js';
import { introduceSpeakers } from './structures/speakers.js';
import { kitOf, type Kit } from './kit.js';
import { writeNetworkPost } from './outline/posts.js';
import { writePodcast } from './outline/podcast.js';
import { writeShortVideo } from './outline/short-video.js';
import { writeThread } from './outline/thread.js';
import { writeSummary } from './outline/summary.js';
import { writeYoutube } from './outline/youtube.js';
import { withOtherHooks } from './hooks/other-hooks.js';
import { withWholeQuotations } from './split-quotations.js';
import { wholeText } from './whole-text.js';

const WRITERS: Readonly<Record<FormatKey, (kit: Kit) => Draft>> = {
  twitter: writeThread,
  linkedin: (kit) => writeNetworkPost(kit, 'linkedin'),
  facebook: (kit) => writeNetworkPost(kit, 'facebook'),
  instagram: (kit) => writeNetworkPost(kit, 'instagram'),
  email: writeEmail,
  summary: writeSummary,
  youtube: writeYoutube,
  medium: writeMedium,
  podcast: writePodcast,
  reels: (kit) => writeShortVideo(kit, 'reels'),
  tiktok: (kit) => writeShortVideo(kit, 'tiktok'),
  infographic: writeInfographic,
};

/** Whether a position is inside quotation marks: a name there is the name of a thing (the bakery „Alof“) or another speaker's word. */
const isQuoted = (text: string, at: number): boolean =>
  /[‚‘]/u.test(text[at - 1] ?? '') || marksOf(text.slice(0, at)).opens.length > 0;

/** Replaces the first mention of each person by the full name. */
function withFullNames(draft: Draft, source: Source): Draft {
  const named = new Set<string>();
  return mapDraft(draft, (text, role) => {
    if (role !== 'prose' && role !== 'needed') return text;
    return peopleOf(source).reduce((out, { full, bare }) => {
      const found = bare.exec(out);
      const at = found?.index ?? Infinity;
      const isOther = found !== null && isQuoted(out, at);
      if (named.has(full) || isOther || !(out.includes(full) || found !== null)) return out;
      named.add(full);
      return out.includes(full) && out.indexOf(full) < at ? out : out.replace(bare, full);
    }, text);
  });
}

/** A draft of one format without a model: selected and arranged passages of the source. The caller runs `finishDraft`. */
export function writeOffline(request: WritingRequest, source: Source, format: FormatKey): Draft {
  const kit = kitOf(request, source, format);
  const written = introduceSpeakers(withOtherHooks(WRITERS[format](kit), kit), source);
  const draft = withWholeQuotations(withFullNames(written, source), source.code);
  const said = hasWords(layoutDraft(draft, source.language)) ? draft : wholeText(format, source, kit.wording);
  return source.sentences.length === 0 ? { ...said, thin: 'few-points' } : said;
}
