import { cutAtFold } from '@repurpose/writing';
import { Avatar } from './author.js';
import { foldOf, type FrameProps } from './frame.types.js';
import { Blocks, partOf } from './words.js';
import css from './previews.module.css';

/** Mail: the row in the inbox, which is all a reader sees before opening, then the letter. */
export function MailFrame({ blocks, width }: FrameProps) {
  const lines = partOf(blocks, 'inbox').flatMap((block) => block.lines);
  const [subject, preheader] = lines;
  const shown = cutAtFold(subject?.text ?? '', foldOf('email', 'subject', width) ?? 0);
  return (
    <div className={css.mail}>
      {subject && (
        <>
          <div className={`${css.inbox} ${css.seenBlock}`} role="group" aria-label="In the inbox">
            <Avatar format="email" />
            <p className={css.inboxFrom} aria-hidden="true">
              <span className={css.name}>You</span>
              <span className={css.note}>09:41</span>
            </p>
            <p className={css.subject} dir="auto">
              {shown.before}
              {shown.after !== '' && <span className={css.cut}>{shown.after}</span>}
            </p>
            {preheader && (
              <p className={css.preheader} dir="auto">
                {preheader.text}
              </p>
            )}
          </div>
          <OtherMail />
        </>
      )}
      <div className={css.letter}>
        <Blocks blocks={blocks.filter(({ part }) => part !== 'inbox')} />
      </div>
    </div>
  );
}

/** The row below it: what the subject has to hold its own against. */
const OtherMail = () => (
  <div className={`${css.inbox} ${css.inboxOther}`} aria-hidden="true">
    <span className={css.avatar} />
    <span className={css.stroke} />
    <span className={css.stroke} />
    <span className={css.stroke} />
  </div>
);
