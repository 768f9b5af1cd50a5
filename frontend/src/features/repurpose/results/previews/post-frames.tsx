import { Author } from './author.js';
import { foldOf, type FrameProps } from './frame.types.js';
import { Folded, textOf } from './words.js';

const ACTIONS = { linkedin: 'Like · Comment · Repost · Send', facebook: 'Like · Comment · Share' } as const;

/** LinkedIn and Facebook: the post up to "…more", then what is behind it. */
export function FeedFrame({ format, blocks, width }: FrameProps) {
  return (
    <div className="pv-card">
      <Author format={format} note="Just now" />
      <Folded text={textOf(blocks)} fold={foldOf(format, 'post', width)} />
      <p className="pv-actions" aria-hidden="true">
        {format === 'facebook' ? ACTIONS.facebook : ACTIONS.linkedin}
      </p>
    </div>
  );
}

/** Instagram: the picture is yours to choose, the caption stands under it. */
export function PictureFrame({ blocks, width }: FrameProps) {
  return (
    <div className="pv-card pv-picture-card">
      <Author format="instagram" note="Just now" />
      <div className="pv-picture" aria-hidden="true">
        Your picture
      </div>
      <Folded text={textOf(blocks)} fold={foldOf('instagram', 'caption', width)} />
    </div>
  );
}
