import Chip from '@mui/material/Chip';
import { chapterChecks, cutAtFold, type Draft, type PreviewBlock } from '@repurpose/writing';
import { Icon } from '../../../../shared/ui/icon.js';
import { Row } from '../../../../shared/ui/row.js';
import { Author, Gestures, Timeline } from './drawings.js';
import { foldOf, type FrameProps, Blocks, Folded, Line, partOf, textOf } from './words.js';
import css from './previews.module.css';

/** Reels and TikTok: the first frame with its caption, then the scenes. */
export function ClipFrame({ format, blocks, width }: FrameProps) {
  const [hook, ...scenes] = partOf(blocks, 'scene');
  const caption = partOf(blocks, 'caption');
  const others = hook ? blocks.filter(({ part }) => part !== 'scene' && part !== 'caption') : blocks;
  return (
    <>
      {hook && (
        <div className={`sheet ${css.card} ${css.clipCard}`}>
          <div className={`${css.media} ${css.clip}`}>
            <div className={css.hook}>
              <SceneWords scene={hook} />
            </div>
            <Gestures format={format} />
            <div className={css.clipFoot}>
              <Author format={format} note="Just now" />
              <p className={`${css.caps} soft`}>{textOf(caption.filter(isLabel))}</p>
              <Folded
                text={textOf(caption.filter((block) => !isLabel(block)))}
                fold={foldOf(format, 'caption', width)}
              />
            </div>
          </div>
          <ol className={css.scenes}>
            {scenes.map((scene, index) => (
              <li key={`${index}-${textOf([scene]).slice(0, 20)}`} className={css.scene}>
                <SceneWords scene={scene} />
              </li>
            ))}
          </ol>
        </div>
      )}
      {others.length > 0 && (
        <div className={`sheet ${css.card}`}>
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
      {hasTime && <p className={css.time}>{time.label}</p>}
      <div className={css.sceneWords}>
        {(hasTime ? rows : scene.lines).map((line, index) => (
          <p key={`${index}-${line.label}`} className={css.text} dir="auto">
            <Line line={line} />
          </p>
        ))}
      </div>
    </>
  );
}

/** Chapters are checked as YouTube does. */
export function VideoFrame({ blocks, draft, width }: FrameProps) {
  const title = textOf(partOf(blocks, 'title').map(withoutLabels));
  const shownTitle = cutAtFold(title, foldOf('youtube', 'title', width) ?? title.length);
  const description = partOf(blocks, 'description').filter((block) => !isLabel(block));
  return (
    <>
      <div className={`sheet ${css.card} ${css.video}`}>
        <div className={`${css.media} ${css.player} soft`} aria-hidden="true">
          <Icon name="youtube" size={44} />
          {draft?.format === 'youtube' && <Timeline lengths={chapterLengths(draft)} />}
        </div>
        {title !== '' && (
          <h3 className={css.videoTitle} dir="auto">
            <mark className={css.seen}>{shownTitle.before}</mark>
            {shownTitle.after}
          </h3>
        )}
        <Author format="youtube" note="Your channel" />
        {description.length > 0 && (
          <div className={css.description}>
            <Folded text={textOf(description)} fold={foldOf('youtube', 'description', width)} />
          </div>
        )}
        {draft?.format === 'youtube' && (
          <Row component="ul" aria-label="Chapter list" sx={{ gap: 1.5 }}>
            {chapterChecks(draft).map(({ rule, isMet }) => (
              <Chip
                key={rule}
                component="li"
                color={isMet ? 'success' : 'warning'}
                icon={<Icon name={isMet ? 'check' : 'warn'} size={14} label={isMet ? 'Met:' : 'Not met:'} />}
                label={rule}
              />
            ))}
          </Row>
        )}
        <Blocks blocks={partOf(blocks, 'tags')} />
      </div>
      <div className={`sheet ${css.card}`}>
        <Blocks blocks={partOf(blocks, 'hook', 'script', 'body')} />
      </div>
    </>
  );
}

/** In seconds. The last chapter's end is unknown, so it gets the average. */
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
