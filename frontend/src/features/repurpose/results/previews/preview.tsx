import { useState, type ComponentType } from 'react';
import type { FormatKey } from '@repurpose/contract';
import { previewOf, ruleOf } from '@repurpose/writing';
import { readDraft } from '../read-draft.js';
import { foldOf, type FrameProps, type ScreenWidth } from './frame.types.js';
import { MailFrame } from './mail-frame.js';
import { FeedFrame, PictureFrame } from './post-frames.js';
import { PosterFrame, SheetFrame, StoryFrame } from './sheet-frames.js';
import { ThreadFrame } from './thread-frame.js';
import { ClipFrame, VideoFrame } from './video-frames.js';
import './previews.css';
import './post-frames.css';
import './sheet-frames.css';
import './video-frames.css';

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
const WIDTHS: readonly { width: ScreenWidth; label: string }[] = [
  { width: 'phone', label: 'Phone' },
  { width: 'desktop', label: 'Desktop' },
];

/** What the reader sees first, in words; '' where all is seen at once. */
function foldNoteOf(format: FormatKey, width: ScreenWidth): string {
  if (format === 'twitter') return 'The first post decides whether the thread is opened.';
  if (format === 'medium') return 'Marked: title and subtitle, what the feed shows.';
  if (format === 'email') return 'Marked: what the inbox shows before the letter is opened.';
  const part = format === 'youtube' ? 'description' : ruleOf(format).main;
  const fold = foldOf(format, part, width);
  return fold === undefined ? '' : `Marked: what is seen before “more”, about ${fold} characters here.`;
}

type PreviewProps = { format: FormatKey; label: string; text: string; draft: object | null };

/** A piece as its platform shows it, in a frame of our own; every word is the text's, none is added. */
export default function Preview({ format, label, text, draft: sent }: PreviewProps) {
  const [width, setWidth] = useState<ScreenWidth>('phone');
  const draft = readDraft(format, sent);
  const blocks = previewOf({ format, text, draft });
  const Frame = FRAMES[format];
  const note = foldNoteOf(format, width);
  return (
    <section className="pv" aria-label={`Preview of ${label}`}>
      <div className="pv-bar">
        <fieldset className="switch">
          <legend className="visually-hidden">Screen</legend>
          {WIDTHS.map((each) => (
            <label key={each.width} className="switch-choice">
              <input
                type="radio"
                name="preview-width"
                checked={width === each.width}
                onChange={() => setWidth(each.width)}
              />
              {each.label}
            </label>
          ))}
        </fieldset>
        {note !== '' && <p className="small soft">{note}</p>}
      </div>
      <div className={`pv-screen pv-${width}`}>
        <Frame format={format} blocks={blocks} draft={draft} width={width} />
      </div>
    </section>
  );
}
