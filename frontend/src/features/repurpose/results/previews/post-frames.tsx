import { Author, Avatar, Gestures } from './drawings.js';
import { foldOf, type FrameProps, Folded, textOf, Blocks, partOf, Block } from './words.js';
import css from './previews.module.css';
import Skeleton from '@mui/material/Skeleton';
import { cutAtFold, countAs, partRule } from '@repurpose/writing';
import { CounterBar } from '../counter-bar.js';
import { counterOf, unitWords } from '../../../../shared/outputs/counter.js';

/** LinkedIn and Facebook. */
export function FeedFrame({ format, blocks, width }: FrameProps) {
  return (
    <div className={`sheet ${css.card}`}>
      <Author format={format} note="Just now" />
      <Folded text={textOf(blocks)} fold={foldOf(format, 'post', width)} />
      <Gestures format={format} />
    </div>
  );
}

/** Instagram: the caption is under the picture, or beside it on a wide screen. */
export function PictureFrame({ blocks, width }: FrameProps) {
  return (
    <div className={`sheet ${css.card} ${css.pictureCard}`}>
      <Author format="instagram" note="Just now" />
      <div className={`${css.media} ${css.picture} soft small`} aria-hidden="true">
        Your picture
      </div>
      <Gestures format="instagram" />
      <Folded text={textOf(blocks)} fold={foldOf('instagram', 'caption', width)} />
    </div>
  );
}

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

/** X: one card per post. */
export function ThreadFrame({ blocks }: FrameProps) {
  const { unit, limit } = partRule('twitter', 'post');
  return (
    <ol className="sheet">
      {blocks.map((block, index) => {
        const counter = counterOf({ count: countAs(unit, textOf([block])), limit, unit });
        return (
          <li key={`${index}-${textOf([block]).slice(0, 20)}`} className={css.post}>
            <Author format="twitter" note={index === 0 ? 'now' : `post ${index + 1}`} />
            <div className={css.weight}>
              <CounterBar {...counter} text={counter.text.replace(` ${unitWords(unit)}`, '')} />
            </div>
            <div className={index === 0 ? css.seenBlock : undefined}>
              <Block block={block} />
            </div>
            <Gestures format="twitter" />
          </li>
        );
      })}
    </ol>
  );
}
