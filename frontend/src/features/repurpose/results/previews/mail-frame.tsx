import Skeleton from '@mui/material/Skeleton';
import { cutAtFold } from '@repurpose/writing';
import { Avatar } from './author.js';
import { foldOf, type FrameProps } from './frame.types.js';
import { Blocks, partOf } from './words.js';
import css from './previews.module.css';

/** The row in the inbox, then the letter. */
export function MailFrame({ blocks, width }: FrameProps) {
  const lines = partOf(blocks, 'inbox').flatMap((block) => block.lines);
  const [subject, preheader] = lines;
  const shown = cutAtFold(subject?.text ?? '', foldOf('email', 'subject', width) ?? 0);
  return (
    <div className="sheet">
      {subject && (
        <>
          <div className={`${css.inbox} ${css.seenBlock}`} role="group" aria-label="In the inbox">
            <Avatar format="email" />
            <p className={css.inboxFrom} aria-hidden="true">
              <span className={css.name}>You</span>
              <span className={`${css.note} soft`}>09:41</span>
            </p>
            <p className={css.subject} dir="auto">
              {shown.before}
              {shown.after !== '' && <span className={`${css.cut} soft`}>{shown.after}</span>}
            </p>
            {preheader && (
              <p className="soft small" dir="auto">
                {preheader.text}
              </p>
            )}
          </div>
          <OtherMail />
        </>
      )}
      <div className={`${css.card} ${css.page}`}>
        <Blocks blocks={blocks.filter(({ part }) => part !== 'inbox')} />
      </div>
    </div>
  );
}

const OtherMail = () => (
  <div className={css.inbox} aria-hidden="true">
    <Skeleton animation={false} variant="circular" width={38} height={38} />
    <div>
      <Skeleton animation={false} width="28%" />
      <Skeleton animation={false} width="72%" />
    </div>
  </div>
);
