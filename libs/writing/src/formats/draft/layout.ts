import { postSuffix } from '../../platforms/post-suffix.js';
import type {
  Draft,
  EmailDraft,
  InfographicDraft,
  MediumDraft,
  PodcastDraft,
  PostDraft,
  ShortVideoDraft,
  SummaryDraft,
  ThreadDraft,
  YoutubeDraft,
} from './draft.types.js';
import { isNumbered } from '../../source/structure/part-number.js';
import { labelsOf, type Labels } from '../../languages/labels.js';
import {
  block,
  bullets,
  heading,
  inPart,
  isNested,
  labelled,
  ours,
  said,
  text,
  textOf,
  under,
  type LayoutBlock,
} from './layout-blocks.js';
import { lasting, timecode } from './timecode.js';

/** Spoken points as paragraphs; consecutive nested items form a list. */
function spoken(points: readonly string[]): LayoutBlock[] {
  const runs: [string, ...string[]][] = [];
  for (const point of points) {
    const last = runs.at(-1);
    if (last !== undefined && isNested(last[0]) && isNested(point)) last.push(point);
    else runs.push([point]);
  }
  return runs.map((run) => (isNested(run[0]) ? bullets(run) : text(run[0])));
}

export function hashtagLine(hashtags: readonly string[]): string {
  return hashtags.map((tag) => `#${tag}`).join(' ');
}

const labelledList = (label: string, { colon }: Labels, items: readonly string[]) =>
  block('text', ours(`${label === '' ? '' : label + colon}${items.join(', ')}`));

/** The chapter list that YouTube reads from a description; '' for fewer than three chapters, which YouTube ignores. */
export function chapterList(chapters: YoutubeDraft['chapters']): string {
  if (chapters.length < 3) return '';
  return chapters.map(({ startSeconds, title }) => `${timecode(startSeconds)} ${title}`).join('\n');
}

const thread = ({ posts }: ThreadDraft) =>
  inPart('post', ...posts.map((post, at) => block('text', said(post), ours(postSuffix(at, posts.length)))));

const post = (draft: PostDraft) => [
  text(draft.hook),
  ...draft.body.map(text),
  text(draft.callToAction),
  block('text', ours(hashtagLine(draft.hashtags))),
];

const email = (draft: EmailDraft, labels: Labels) => [
  ...inPart(
    'inbox',
    block(
      'text',
      ...labelled(labels.subject, labels, draft.subject).pieces,
      ...(draft.preheader === ''
        ? []
        : [ours('\n'), ...labelled(labels.preheader, labels, draft.preheader).pieces]),
    ),
  ),
  text(draft.greeting),
  ...draft.sections.flatMap((section) => [
    block('heading', said(section.heading)),
    ...section.paragraphs.map(text),
  ]),
  text(draft.callToAction),
];

const summary = (draft: SummaryDraft) => [
  ...inPart('title', block('title', said(draft.title))),
  bullets(draft.bullets),
];

/** `of` for scripts with several parts, which have headings and a labelled opening; else `none`. */
const ofParts = <T>(parts: readonly unknown[], of: T, none: T): T => (parts.length > 1 ? of : none);

const youtube = (draft: YoutubeDraft, labels: Labels) => {
  const list = chapterList(draft.chapters);
  const titles = draft.chapters.map(({ startSeconds, title }) =>
    ofParts(draft.chapters, [heading(`${timecode(startSeconds)} `, title)], []),
  );
  const [above = []] = draft.opensWithHook === true ? titles.splice(0, 1, []) : [];
  const label = ofParts(draft.chapters, above.length > 0 ? '' : labels.hook, '');
  return [
    ...inPart('title', labelled(labels.title, labels, draft.title, 'title')),
    ...inPart('hook', ...above, ...under(label, text(draft.hook))),
    ...draft.chapters.flatMap((chapter, at) =>
      inPart('script', ...(titles[at] ?? []), ...narrated(chapter, labels)),
    ),
    ...inPart(
      'description',
      ...under(labels.description, text(draft.description), block('text', ours(list))),
    ),
    ...(draft.tags.length === 0 ? [] : inPart('tags', labelledList(labels.tags, labels, draft.tags))),
  ];
};

/** Whether there is a line for each item of a board, which begins it behind its mark: "• Rope: …" for "Rope". */
function saysAll(lines: readonly string[], items: readonly string[]): boolean {
  const told = lines.map((line) => line.replace(/^\s*(?:[•–-]|\d+[.)]) /u, ''));
  return items.every((item) =>
    told.some((line) => line.startsWith(item) && !/^[\p{L}\p{N}]/u.test(line.slice(item.length))),
  );
}

/** What is said in a chapter, with its board above the paragraph that says all of it, else above the first one. */
function narrated({ narration, onScreen: board }: YoutubeDraft['chapters'][number], labels: Labels) {
  if (board === '') return narration.map(text);
  const items = board.toLowerCase().split(' / ');
  const said = narration.findIndex((each) => saysAll(each.toLowerCase().split('\n'), items));
  const at = Math.max(0, said);
  return [...narration.slice(0, at).map(text), onScreen(labels, board), ...narration.slice(at).map(text)];
}
const onScreen = (labels: Labels, content: string) =>
  block(
    'text',
    ours(labels.onScreen === '' ? '[' : `[${labels.onScreen}${labels.colon}`),
    said(content),
    ours(']'),
  );

const medium = (draft: MediumDraft, labels: Labels) => [
  ...inPart('title', block('title', said(draft.title))),
  ...inPart('subtitle', text(draft.subtitle)),
  ...draft.sections.flatMap((section) => [
    block('heading', said(section.heading)),
    ...section.paragraphs.map(text),
  ]),
  ...(draft.topics.length === 0 ? [] : inPart('tags', labelledList(labels.topics, labels, draft.topics))),
];

/** The number of a segment, where its title and its neighbours' have none of their own. */
const counted = ({ segments }: PodcastDraft, index: number): string =>
  segments.some(({ title }) => isNumbered(title)) ? '' : `${index + 1}. `;

const podcast = (draft: PodcastDraft, labels: Labels) => [
  ...inPart('title', block('title', said(draft.title))),
  ...under(ofParts(draft.segments, labels.coldOpen, ''), text(draft.coldOpen)),
  ...draft.segments.flatMap(({ title, minutes, talkingPoints }, index) => [
    ...ofParts(draft.segments, [heading(counted(draft, index), title, lasting(minutes, labels))], []),
    ...(draft.isSpoken === true ? spoken(talkingPoints) : [bullets(talkingPoints)]),
  ]),
  ...under(labels.questions, bullets(draft.questions)),
  ...under(labels.outro, text(draft.outro)),
];

function scene(each: ShortVideoDraft['scenes'][number], labels: Labels): LayoutBlock {
  const rows = [
    labelled(labels.visual, labels, each.visual),
    labelled(labels.voiceOver, labels, each.voiceOver),
    labelled(labels.onScreen, labels, each.onScreenText),
  ];
  const shown = rows.filter((row) => textOf(row) !== '');
  return block(
    'text',
    ours(`${timecode(each.startSeconds)}–${timecode(each.endSeconds)}`),
    ...shown.flatMap((row) => [ours('\n'), ...row.pieces]),
  );
}

const shortVideo = (draft: ShortVideoDraft, labels: Labels) => [
  ...inPart('scene', hookScene(draft, labels), ...draft.scenes.map((each) => scene(each, labels))),
  ...inPart(
    'caption',
    ...under(labels.caption, text(draft.caption), block('text', ours(hashtagLine(draft.hashtags)))),
  ),
];

function hookScene({ hook, scenes }: ShortVideoDraft, labels: Labels): LayoutBlock {
  const until = scenes[0]?.startSeconds ?? 0;
  const time = hook === '' || until <= 0 ? [] : [ours(`${timecode(0)}–${timecode(until)}\n`)];
  return block('text', ...time, ...labelled(labels.hook, labels, hook).pieces);
}

const infographic = (draft: InfographicDraft) => [
  ...inPart('title', block('title', said(draft.headline))),
  ...inPart(
    'figure',
    ...draft.blocks.map(({ figure, text: meaning }) =>
      block('text', said(figure), ours(figure === '' || meaning === '' ? '' : '\n'), said(meaning)),
    ),
  ),
  ...inPart('footer', text(draft.footer)),
];

function blocksOf(draft: Draft, labels: Labels): LayoutBlock[] {
  switch (draft.format) {
    case 'twitter':
      return thread(draft);
    case 'linkedin':
    case 'facebook':
    case 'instagram':
      return post(draft);
    case 'email':
      return email(draft, labels);
    case 'summary':
      return summary(draft);
    case 'youtube':
      return youtube(draft, labels);
    case 'medium':
      return medium(draft, labels);
    case 'podcast':
      return podcast(draft, labels);
    case 'reels':
    case 'tiktok':
      return shortVideo(draft, labels);
    case 'infographic':
      return infographic(draft);
  }
}

/** The blocks of an output in order, without empty ones; labels in the given language (ISO 639-1). */
export function layoutDraft(draft: Draft, language: string): LayoutBlock[] {
  return blocksOf(draft, labelsOf(language)).filter((each) => textOf(each).trim() !== '');
}
