import type { FormatKey } from '@repurpose/contract';
import { mapDraft } from '../formats/draft/map-draft.js';
import type { Draft } from '../formats/draft/draft.types.js';
import { isSaying } from '../formats/draft/render-draft.js';
import type { Source } from '../source/source.types.js';
import type { WritingRequest } from '../formats/draft/writing-request.js';
import { writeEmail, writeMedium } from './outline/articles.js';
import { writeInfographic } from './outline/infographic.js';
import { analyse } from './analyse.js';
import { kitOf, type Kit } from './kit.js';
import { writeNetworkPost, writeThread } from './outline/posts.js';
import { writePodcast } from './outline/podcast.js';
import { writeShortVideo } from './outline/short-video.js';
import { writeSummary } from './outline/summary.js';
import { writeYoutube } from './outline/youtube.js';
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

/** A speaker is named in full first, by surname later. */
function withSurnames(draft: Draft, source: Source): Draft {
  const speakers = new Set(analyse(source).units.map(({ speaker }) => speaker));
  const names = [...speakers].filter((name) => name.includes(' '));
  if (names.length === 0) return draft;
  const named = new Set<string>();
  return mapDraft(draft, (text) =>
    names.reduce(
      (said, name) =>
        said.replaceAll(`${name}: “`, () => {
          if (!named.has(name)) {
            named.add(name);
            return `${name}: “`;
          }
          return `${name.split(' ').at(-1) ?? name}: “`;
        }),
      text,
    ),
  );
}

/** Writes one format without a model: passages of the source, selected and arranged. The caller runs `finishDraft`. */
export function writeOffline(request: WritingRequest, source: Source, format: FormatKey): Draft {
  const kit = kitOf(request, source);
  const draft = withSurnames(WRITERS[format](kit), source);
  return isSaying(draft, source.language) ? draft : wholeText(format, source, kit.voice);
}
