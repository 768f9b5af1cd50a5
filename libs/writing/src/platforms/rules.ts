import type { FormatKey } from '@repurpose/contract';

/** What a limit counts; see `countAs`. */
export type CountUnit = 'weighted characters' | 'characters' | 'bytes' | 'words' | 'items' | 'seconds';

export interface PartRule {
  /** The platform refuses longer texts; null if there is no limit. */
  limit: number | null;
  unit: CountUnit;
  /** Longer texts are accepted but work less well, or some tools refuse them. */
  warnAbove?: number;
  warnBelow?: number;
  /** Characters that phones show before "more"; approximate if sources disagree. */
  fold?: number;
  foldWide?: number;
}

export interface PlatformRule {
  platform: string;
  /** The part used by previews, `npm run check` and the writer. */
  main: string;
  parts: Readonly<Record<string, PartRule>>;
  /** Null if hashtags are useless. */
  hashtags: { max: number; usual: readonly [number, number] } | null;
  /** Where the limits are from, as read on 20 November 2026. */
  source: string;
}

const BUFFER = 'Buffer, "Character limits for each social network"';

export const PLATFORM_RULES = {
  twitter: {
    platform: 'X',
    main: 'post',
    parts: {
      post: { limit: 280, unit: 'weighted characters' },
      posts: { limit: 25, unit: 'items', warnAbove: 15 },
    },
    hashtags: { max: 2, usual: [0, 2] },
    source:
      'docs.x.com "Counting characters"; twitter-text config v3; docs.postato.com.br for the 25 posts of a thread',
  },
  linkedin: {
    platform: 'LinkedIn',
    main: 'post',
    parts: { post: { limit: 3000, unit: 'characters', fold: 140, foldWide: 210 } },
    hashtags: { max: 5, usual: [3, 5] },
    source: BUFFER,
  },
  facebook: {
    platform: 'Facebook',
    main: 'post',
    parts: { post: { limit: 63_206, unit: 'characters', warnAbove: 5000, fold: 125, foldWide: 477 } },
    hashtags: { max: 3, usual: [0, 2] },
    source: BUFFER,
  },
  instagram: {
    platform: 'Instagram',
    main: 'caption',
    parts: { caption: { limit: 2200, unit: 'characters', fold: 125 } },
    hashtags: { max: 5, usual: [3, 5] },
    source: '@Creators announcement of December 2025 (5 hashtags); ' + BUFFER,
  },
  email: {
    platform: 'Email',
    main: 'subject',
    parts: {
      subject: { limit: 150, unit: 'characters', warnAbove: 60, fold: 41, foldWide: 70 },
      preheader: { limit: 150, unit: 'characters', warnBelow: 40, warnAbove: 90 },
    },
    hashtags: null,
    source: "Mailchimp data as quoted in Intuit's content guide; 150 is a house limit",
  },
  summary: {
    platform: 'Summary',
    main: 'bullet',
    parts: {
      bullets: { limit: 12, unit: 'items' },
      bullet: { limit: 50, unit: 'words', warnAbove: 40 },
    },
    hashtags: null,
    source: 'house rule',
  },
  youtube: {
    platform: 'YouTube',
    main: 'description',
    parts: {
      title: { limit: 100, unit: 'characters', warnAbove: 70, fold: 60, foldWide: 70 },
      description: { limit: 5000, unit: 'bytes', fold: 100, foldWide: 120 },
      tags: { limit: 500, unit: 'characters' },
    },
    hashtags: { max: 15, usual: [0, 3] },
    source: 'YouTube Data API, resource video.snippet; YouTube Help, "Video chapters"',
  },
  medium: {
    platform: 'Medium',
    main: 'story',
    parts: {
      story: { limit: 100_000, unit: 'characters' },
      title: { limit: 100, unit: 'characters' },
      subtitle: { limit: 140, unit: 'characters' },
      topics: { limit: 5, unit: 'items' },
    },
    hashtags: null,
    source: "Medium's archived API README (story, topics); title and subtitle are house limits",
  },
  podcast: {
    platform: 'Podcast',
    main: 'outline',
    parts: { outline: { limit: null, unit: 'words' }, segments: { limit: 40, unit: 'items' } },
    hashtags: null,
    source: 'house rule',
  },
  reels: {
    platform: 'Instagram Reels',
    main: 'caption',
    parts: {
      caption: { limit: 2200, unit: 'characters', fold: 125 },
      seconds: { limit: 180, unit: 'seconds' },
    },
    hashtags: { max: 5, usual: [3, 5] },
    source: '@Creators announcements of January 2025 (3 minutes) and December 2025 (5 hashtags)',
  },
  tiktok: {
    platform: 'TikTok',
    main: 'caption',
    parts: {
      caption: { limit: 2200, unit: 'characters', warnAbove: 2000, fold: 150 },
      seconds: { limit: 600, unit: 'seconds', warnAbove: 180 },
    },
    hashtags: { max: 5, usual: [3, 5] },
    source: 'TikTok in-app notice of August 2025 (5 hashtags); docs.zernio.com, "TikTok"',
  },
  infographic: {
    platform: 'Infographic',
    main: 'block',
    parts: {
      blocks: { limit: 11, unit: 'items', warnBelow: 3 },
      block: { limit: 30, unit: 'words' },
      figure: { limit: 9, unit: 'words' },
    },
    hashtags: null,
    source: 'house rule',
  },
} as const satisfies Record<FormatKey, PlatformRule>;

export function ruleOf(format: FormatKey): PlatformRule {
  return PLATFORM_RULES[format];
}

/** The rule of one part of a format. @throws RangeError for an unknown part (a programming error) */
export function partRule(format: FormatKey, part: string): PartRule {
  const rule = ruleOf(format).parts[part];
  if (!rule) throw new RangeError(`no part "${part}" in the rules of ${format}`);
  return rule;
}

/** Words a minute of a spoken script (house rule). */
export const SPOKEN_WORDS_PER_MINUTE = 150;
/** The shortest YouTube chapter (YouTube Help, "Video chapters"). */
export const MIN_CHAPTER_SECONDS = 10;
