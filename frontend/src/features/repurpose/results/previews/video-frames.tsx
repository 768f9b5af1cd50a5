import { chapterChecks, cutAtFold, type PreviewBlock } from '@repurpose/writing';
import { Icon } from '../../../../shared/ui/icon.js';
import { foldOf, type FrameProps } from './frame.types.js';
import { Blocks, Folded, Line, partOf, textOf } from './words.js';

/** Reels and TikTok: the scenes as a storyboard of upright frames, then the caption with its fold. */
export function StoryboardFrame({ format, blocks, width }: FrameProps) {
  const caption = partOf(blocks, 'caption').filter(({ role }) => role !== 'label');
  const others = blocks.filter(({ part }) => part !== 'scene' && part !== 'caption');
  return (
    <>
      <ol className="pv-scenes">
        {partOf(blocks, 'scene').map((scene, index) => (
          <Scene key={`${index}-${textOf([scene]).slice(0, 20)}`} scene={scene} isFirst={index === 0} />
        ))}
      </ol>
      {caption.length > 0 && (
        <div className="pv-card">
          <p className="pv-caps">
            {textOf(partOf(blocks, 'caption').filter(({ role }) => role === 'label'))}
          </p>
          <Folded text={textOf(caption)} fold={foldOf(format, 'caption', width)} />
        </div>
      )}
      {others.length > 0 && (
        <div className="pv-card">
          <Blocks blocks={others} />
        </div>
      )}
    </>
  );
}

function Scene({ scene, isFirst }: { scene: PreviewBlock; isFirst: boolean }) {
  const [time, ...rows] = scene.lines;
  const hasTime = time?.text === '';
  return (
    <li className={`pv-scene ${isFirst ? 'pv-seen-block' : ''}`}>
      {hasTime && <p className="pv-time figures">{time.label}</p>}
      {(hasTime ? rows : scene.lines).map((line, index) => (
        <p key={`${index}-${line.label}`} className="pv-text" dir="auto">
          <Line line={line} />
        </p>
      ))}
    </li>
  );
}

/** YouTube: title and description as under the player, the chapter list checked as YouTube does, then the script. */
export function VideoFrame({ blocks, draft, width }: FrameProps) {
  const title = textOf(partOf(blocks, 'title').map(withoutLabels));
  const shownTitle = cutAtFold(title, foldOf('youtube', 'title', width) ?? title.length);
  const description = partOf(blocks, 'description').filter(({ role }) => role !== 'label');
  return (
    <>
      <div className="pv-card pv-video">
        <div className="pv-player" aria-hidden="true">
          <Icon name="youtube" size={40} />
        </div>
        {title !== '' && (
          <h3 className="pv-video-title" dir="auto">
            <mark className="pv-seen">{shownTitle.before}</mark>
            {shownTitle.after}
          </h3>
        )}
        {description.length > 0 && (
          <Folded text={textOf(description)} fold={foldOf('youtube', 'description', width)} />
        )}
        {draft?.format === 'youtube' && (
          <ul className="pv-checks" aria-label="Chapter list">
            {chapterChecks(draft).map(({ rule, isMet }) => (
              <li key={rule} className={`chip ${isMet ? 'chip-true' : 'chip-doubt'}`}>
                <Icon name={isMet ? 'check' : 'warn'} size={14} label={isMet ? 'Met:' : 'Not met:'} />
                {rule}
              </li>
            ))}
          </ul>
        )}
        <Blocks blocks={partOf(blocks, 'tags')} />
      </div>
      <div className="pv-card">
        <Blocks blocks={partOf(blocks, 'hook', 'script', 'body')} />
      </div>
    </>
  );
}

const withoutLabels = (block: PreviewBlock): PreviewBlock => ({
  ...block,
  lines: block.lines.map((line) => ({ ...line, label: '' })),
});
