import { cutAtFold } from '@repurpose/writing';
import { Avatar } from './author.js';
import { foldOf, type FrameProps } from './frame.types.js';
import { Blocks, partOf } from './words.js';

/** Mail: the row in the inbox, which is all a reader sees before opening, then the letter. */
export function MailFrame({ blocks, width }: FrameProps) {
  const lines = partOf(blocks, 'inbox').flatMap((block) => block.lines);
  const [subject, preheader] = lines;
  const shown = cutAtFold(subject?.text ?? '', foldOf('email', 'subject', width) ?? 0);
  return (
    <div className="pv-mail">
      {subject && (
        <>
          <div className="pv-inbox pv-seen-block" role="group" aria-label="In the inbox">
            <Avatar format="email" />
            <p className="pv-inbox-from" aria-hidden="true">
              <span className="pv-name">You</span>
              <span className="pv-note figures">09:41</span>
            </p>
            <p className="pv-subject" dir="auto">
              {shown.before}
              {shown.after !== '' && <span className="pv-cut">{shown.after}</span>}
            </p>
            {preheader && (
              <p className="pv-preheader" dir="auto">
                {preheader.text}
              </p>
            )}
          </div>
          <OtherMail />
        </>
      )}
      <div className="pv-letter">
        <Blocks blocks={blocks.filter(({ part }) => part !== 'inbox')} />
      </div>
    </div>
  );
}

/** The row below it: what the subject has to hold its own against. */
const OtherMail = () => (
  <div className="pv-inbox pv-inbox-other" aria-hidden="true">
    <span className="pv-avatar" />
    <span className="pv-stroke" />
    <span className="pv-stroke" />
    <span className="pv-stroke" />
  </div>
);
