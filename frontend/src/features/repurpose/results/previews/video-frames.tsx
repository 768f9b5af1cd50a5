import { chapterChecks, cutAtFold, type Draft, type PreviewBlock } from '@repurpose/writing';
import { Icon } from '../../../../shared/ui/icon.js';
import { Author } from './author.js';
import { foldOf, type FrameProps } from './frame.types.js';
import { Gestures } from './gestures.js';
import { Timeline } from './timeline.js';
import { Blocks, Folded, Line, partOf, textOf } from './words.js';

/** Reels and TikTok: the first frame with its caption, as it is met in the feed, then the scenes as a storyboard. */
export function ClipFrame({ format, blocks, width }: FrameProps) {
  const [hook, ...scenes] = partOf(blocks, 'scene');
  const caption = partOf(blocks, 'caption');
  const others = hook ? blocks.filter(({ part }) => part !== 'scene' && part !== 'caption') : blocks;
  return (
    <>
      {hook && (
        <div className="pv-clip-card">
          <div className="pv-media pv-clip">
            <div className="pv-hook">
              <SceneWords scene={hook} />
            </div>
            <Gestures format={format} />
            <div className="pv-clip-foot">
              <Author format={format} note="Just now" />
              <p className="pv-caps">{textOf(caption.filter(isLabel))}</p>
              <Folded
                text={textOf(caption.filter((block) => !isLabel(block)))}
                fold={foldOf(format, 'caption', width)}
              />
            </div>
          </div>
          <ol className="pv-scenes">
            {scenes.map((scene, index) => (
              <li key={`${index}-${textOf([scene]).slice(0, 20)}`} className="pv-scene">
                <SceneWords scene={scene} />
              </li>
            ))}
          </ol>
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

const isLabel = ({ role }: PreviewBlock) => role === 'label';

function SceneWords({ scene }: { scene: PreviewBlock }) {
  const [time, ...rows] = scene.lines;
  const hasTime = time?.text === '';
  return (
    <>
      {hasTime && <p className="pv-time figures">{time.label}</p>}
      <div className="pv-scene-words">
        {(hasTime ? rows : scene.lines).map((line, index) => (
          <p key={`${index}-${line.label}`} className="pv-text" dir="auto">
            <Line line={line} />
          </p>
        ))}
      </div>
    </>
  );
}

/** YouTube: title and description as under the player, the chapter list checked as YouTube does, then the script. */
export function VideoFrame({ blocks, draft, width }: FrameProps) {
  const title = textOf(partOf(blocks, 'title').map(withoutLabels));
  const shownTitle = cutAtFold(title, foldOf('youtube', 'title', width) ?? title.length);
  const description = partOf(blocks, 'description').filter((block) => !isLabel(block));
  return (
    <>
      <div className="pv-card pv-video">
        <div className="pv-media pv-player" aria-hidden="true">
          <Icon name="youtube" size={44} />
          {draft?.format === 'youtube' && <Timeline lengths={chapterLengths(draft)} />}
        </div>
        {title !== '' && (
          <h3 className="pv-video-title" dir="auto">
            <mark className="pv-seen">{shownTitle.before}</mark>
            {shownTitle.after}
          </h3>
        )}
        <Author format="youtube" note="Your channel" />
        {description.length > 0 && (
          <div className="pv-description">
            <Folded text={textOf(description)} fold={foldOf('youtube', 'description', width)} />
          </div>
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

/** Seconds of each chapter; the last one, whose end nobody knows, as long as the others on average. */
function chapterLengths({ chapters }: Extract<Draft, { format: 'youtube' }>): number[] {
  const lengths = chapters
    .slice(1)
    .map(({ startSeconds }, index) => startSeconds - (chapters[index]?.startSeconds ?? 0));
  const last = lengths.length === 0 ? 1 : lengths.reduce((sum, each) => sum + each, 0) / lengths.length;
  return [...lengths, last];
}

const withoutLabels = (block: PreviewBlock): PreviewBlock => ({
  ...block,
  lines: block.lines.map((line) => ({ ...line, label: '' })),
});
