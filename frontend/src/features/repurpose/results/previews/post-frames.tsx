import { Author } from './author.js';
import { foldOf, type FrameProps } from './frame.types.js';
import { Gestures } from './gestures.js';
import { Folded, textOf } from './words.js';
import css from './previews.module.css';

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
