import type { FormatKey } from '@repurpose/contract';
import { Icon } from '../../../../shared/ui/icon.js';
import css from './previews.module.css';
import { Stroke } from '../../../../shared/ui/site-icon.js';

export function Avatar({ format }: { format: FormatKey }) {
  return (
    <span className={`${css.avatar} soft`} aria-hidden="true">
      <Icon name={format} size={18} />
    </span>
  );
}

/** Above the post. We know neither name nor picture. */
export function Author({ format, note }: { format: FormatKey; note: string }) {
  return (
    <div className={css.author} aria-hidden="true">
      <Avatar format={format} />
      <span>
        <span className={css.name}>You</span>
        <span className={`${css.note} soft`}>{note}</span>
      </span>
    </div>
  );
}

const DRAWN = {
  Like: 'M12 20S4 15.2 4 9.4A4.3 4.3 0 0112 7a4.3 4.3 0 018 2.4C20 15.2 12 20 12 20z',
  Recommend: 'M7.5 11v8.5H4V11zM7.5 11l4-7c1.6 0 2.3 1.2 2 2.6L12.8 10H19l-1.6 9.5H7.5',
  Comment: 'M12 4.5a7.8 7.8 0 11-3.6 14.7L4.5 20l.9-3.7A7.8 7.8 0 0112 4.5z',
  Repost: 'M5 13V9a2 2 0 012-2h10M14 4l3 3-3 3M19 11v4a2 2 0 01-2 2H7M10 20l-3-3 3-3',
  Send: 'M20.5 3.5L3.5 10l6.5 3 3 7zM20.5 3.5L10 13',
  Views: 'M5 20v-6M10 20V5M15 20v-9M20 20v-4',
  Save: 'M7 4h10v16l-5-4-5 4z',
} as const;
type Gesture = keyof typeof DRAWN;
interface Row {
  gestures: readonly Gesture[];
  words?: Partial<Record<Gesture, string>>;
}

const ROWS: Partial<Record<FormatKey, Row>> = {
  twitter: { gestures: ['Comment', 'Repost', 'Like', 'Views', 'Save'] },
  linkedin: {
    gestures: ['Recommend', 'Comment', 'Repost', 'Send'],
    words: { Recommend: 'Like', Comment: 'Comment', Repost: 'Repost', Send: 'Send' },
  },
  facebook: {
    gestures: ['Recommend', 'Comment', 'Send'],
    words: { Recommend: 'Like', Comment: 'Comment', Send: 'Share' },
  },
  instagram: { gestures: ['Like', 'Comment', 'Repost', 'Send', 'Save'] },
  reels: { gestures: ['Like', 'Comment', 'Repost', 'Send'] },
  tiktok: { gestures: ['Like', 'Comment', 'Save', 'Send'] },
};

/** A drawing: nothing can be pressed. */
export function Gestures({ format }: { format: FormatKey }) {
  const { gestures = [], words } = ROWS[format] ?? {};
  return (
    <div className={`${css.gestures} soft`} data-format={format} aria-hidden="true">
      {gestures.map((gesture) => (
        <span key={gesture} className={css.gesture}>
          <Stroke path={DRAWN[gesture]} size={words ? 20 : 18} />
          {words?.[gesture]}
        </span>
      ))}
    </div>
  );
}

export function Timeline({ lengths }: { lengths: readonly number[] }) {
  return (
    <span className={css.timeline} aria-hidden="true">
      {lengths.map((length, index) => (
        <span key={index} style={{ flexGrow: Math.max(length, 0) }} />
      ))}
    </span>
  );
}
