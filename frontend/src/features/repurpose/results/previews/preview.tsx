import type { ComponentType } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { FormatKey } from '@repurpose/contract';
import { previewOf, ruleOf } from '@repurpose/writing';
import { Row } from '../../../../shared/ui/row.js';
import { Note } from '../../../../shared/ui/note.js';
import { Segmented } from '../../../../shared/ui/segmented.js';
import { readDraft } from '../read-output.js';
import { foldOf, type FrameProps, type Screen, type ScreenWidth } from './words.js';
import { MailFrame, FeedFrame, PictureFrame, ThreadFrame } from './post-frames.js';
import { PosterFrame, SheetFrame, StoryFrame } from './sheet-frames.js';
import { ClipFrame, VideoFrame } from './video-frames.js';
import css from './previews.module.css';

const FRAMES: Readonly<Record<FormatKey, ComponentType<FrameProps>>> = {
  twitter: ThreadFrame,
  linkedin: FeedFrame,
  facebook: FeedFrame,
  instagram: PictureFrame,
  email: MailFrame,
  summary: SheetFrame,
  youtube: VideoFrame,
  medium: StoryFrame,
  podcast: SheetFrame,
  reels: ClipFrame,
  tiktok: ClipFrame,
  infographic: PosterFrame,
};
const WIDTHS: Readonly<Record<ScreenWidth, string>> = { phone: 'Phone', desktop: 'Desktop' };

/** '': everything is visible. */
function foldNoteOf(format: FormatKey, width: ScreenWidth): string {
  if (format === 'twitter') return 'The first post decides whether the thread is opened.';
  if (format === 'medium') return 'Marked: title and subtitle, what the feed shows.';
  if (format === 'email') return 'Marked: what the inbox shows before the letter is opened.';
  const part = format === 'youtube' ? 'description' : ruleOf(format).main;
  const fold = foldOf(format, part, width);
  return fold === undefined ? '' : `Marked: what is seen before “more”, about ${fold} characters here.`;
}

/** A phone needs no drawing of one around it. */
const NO_PHONE = {
  '@media (max-width: 599.98px)': {
    '&&': { border: 0, borderRadius: 0 },
    '&&::before, &&::after': { display: 'none' },
  },
} as const;

export type PreviewProps = Screen & { format: FormatKey; label: string; text: string; draft: object | null };

/** In a frame of our own. Every word is the text's. */
export default function Preview({ format, label, text, draft: sent, width, onWidth }: PreviewProps) {
  const draft = readDraft(format, sent);
  const blocks = previewOf({ format, text, draft });
  const Frame = FRAMES[format];
  const note = foldNoteOf(format, width);
  return (
    <Stack component="section" sx={{ gap: 3 }} aria-label={`Preview of ${label}`}>
      <Row>
        <Segmented label="Screen" options={WIDTHS} value={width} onChange={onWidth} />
        {note !== '' && <Note>{note}</Note>}
      </Row>
      <Box className={`${css.screen} ${css[width]}`} sx={width === 'phone' ? NO_PHONE : {}}>
        <Frame format={format} blocks={blocks} draft={draft} width={width} />
      </Box>
    </Stack>
  );
}
