import type { FormatKey } from '@repurpose/contract';
import { mailOf, previewOf, previewText, type ExportInput, type PreviewBlock } from '@repurpose/writing';
import { richHtml } from '../read-output.js';

export interface HandOff {
  label: string;
  /** Null: the text is only copied. */
  href: string | null;
  /** Copied before the platform opens. Null: the address carries everything. */
  copies: string | null;
  /** The same with headings and links, for editors that keep them. */
  html?: string | undefined;
  /** Says what has happened. */
  said: string;
}
/** Some mail programs and platforms refuse longer addresses. */
const MAIL_BODY_CHARS = 1_000;
const ADDRESS_CHARS = 4_000;

const encode = (text: string) => encodeURIComponent(text.toWellFormed());
const pasted = (platform: string, what = 'The text') =>
  `${what} is copied and ${platform} opens in a new tab: paste it there.`;

const blocksOf = (output: ExportInput) => previewOf({ ...output, draft: output.draft ?? null });

export const postsToCopy = (output: ExportInput): string[] =>
  blocksOf(output).map((block) => previewText([block]));

function ofThread(output: ExportInput): HandOff[] {
  const [first = '', ...rest] = postsToCopy(output);
  return [
    {
      label: 'Post on X',
      href: `https://x.com/intent/tweet?text=${encode(first)}`,
      copies: null,
      said:
        rest.length === 0
          ? 'X opens in a new tab with your post.'
          : 'X opens in a new tab with the first post. Then copy the next and reply to it.',
    },
  ];
}

function ofLinkedin({ text }: ExportInput, publicUrl: string | null): HandOff[] {
  const page = 'https://www.linkedin.com/feed/?shareActive=true';
  const full = `${page}&text=${encode(text)}`;
  const said = 'The post is copied and LinkedIn opens in a new tab: if its box is empty, paste it there.';
  const post = {
    label: 'Post on LinkedIn',
    href: full.length <= ADDRESS_CHARS ? full : page,
    copies: text,
    said,
  };
  return publicUrl === null
    ? [post]
    : [post, ofPage('LinkedIn', `${LINKEDIN_PAGE}${encode(publicUrl)}`, text)];
}

/** Both take only a page's address, and fetch its title and picture themselves. */
const LINKEDIN_PAGE = 'https://www.linkedin.com/sharing/share-offsite/?url=';
const FACEBOOK_PAGE = 'https://www.facebook.com/sharer/sharer.php?u=';
const ofPage = (platform: string, href: string, text: string): HandOff => ({
  label: `Share the link on ${platform}`,
  href,
  copies: text,
  said: `${platform} opens in a new tab with your public link. The text is copied: paste it above the link.`,
});

const ofFacebook = (output: ExportInput, publicUrl: string | null): HandOff[] => [
  ...(publicUrl === null ? [] : [ofPage('Facebook', `${FACEBOOK_PAGE}${encode(publicUrl)}`, output.text)]),
  ...ofUpload(output),
];

/** RFC 6068. A letter too long for an address goes to the clipboard. */
function ofMail(output: ExportInput): HandOff[] {
  const { subject, body, html } = mailOf(output);
  const encoded = encode(body.replace(/\r?\n/g, '\r\n'));
  const isShort = encoded.length <= MAIL_BODY_CHARS;
  return [
    {
      label: 'Write an email',
      href: `mailto:?subject=${encode(subject)}${isShort ? `&body=${encoded}` : ''}`,
      copies: isShort ? null : body,
      html,
      said: isShort
        ? 'Your mail program opens with the letter.'
        : 'The letter is too long for a mail link: it is copied, and your mail program opens with the subject. Paste the letter there, or take it as a mail file.',
    },
  ];
}

const wordsOf = (blocks: readonly PreviewBlock[], ...parts: PreviewBlock['part'][]) =>
  previewText(blocks.filter(({ part, role }) => parts.includes(part) && role !== 'label'));

/** These take nothing from another page: copy, then open their upload page. */
const UPLOADS: Partial<Record<FormatKey, { platform: string; href: string }>> = {
  facebook: { platform: 'Facebook', href: 'https://www.facebook.com/' },
  instagram: { platform: 'Instagram', href: 'https://www.instagram.com/' },
  reels: { platform: 'Instagram', href: 'https://www.instagram.com/' },
  tiktok: { platform: 'TikTok', href: 'https://www.tiktok.com/upload' },
  youtube: { platform: 'YouTube Studio', href: 'https://studio.youtube.com/' },
  medium: { platform: 'Medium', href: 'https://medium.com/new-story' },
};

function ofUpload(output: ExportInput): HandOff[] {
  const target = UPLOADS[output.format];
  if (!target) return [];
  const blocks = blocksOf(output);
  const part = output.format === 'youtube' ? 'description' : 'caption';
  const shown = wordsOf(blocks, part);
  const what = shown === '' ? 'The text' : `The ${part}`;
  return [
    {
      label: `Open ${target.platform}`,
      href: target.href,
      copies: shown === '' ? output.text : shown,
      html: richHtml(output),
      said: pasted(target.platform, what),
    },
    ...(output.format === 'youtube' ? [onlyCopied('Copy the title', titleOfVideo(blocks), 'The title')] : []),
  ].filter(({ copies }) => copies !== '');
}
const titleOfVideo = (blocks: readonly PreviewBlock[]) =>
  blocks
    .filter(({ part }) => part === 'title')
    .flatMap(({ lines }) => lines.map(({ text }) => text))
    .join('\n');
const onlyCopied = (label: string, copies: string, what: string): HandOff => ({
  label,
  href: null,
  copies,
  said: `${what} is copied.`,
});

/** Empty for formats without a platform. `publicUrl`: of the share link, if any. */
export function handOffsOf(output: ExportInput, publicUrl: string | null): HandOff[] {
  switch (output.format) {
    case 'twitter':
      return ofThread(output);
    case 'linkedin':
      return ofLinkedin(output, publicUrl);
    case 'facebook':
      return ofFacebook(output, publicUrl);
    case 'email':
      return ofMail(output);
    default:
      return ofUpload(output);
  }
}
