import type { FrameProps } from './frame.types.js';
import { Block, Blocks, Line, partOf, textOf } from './words.js';

/** Medium: the card in the feed, which is all that is seen before the click, then the story. */
export function StoryFrame({ blocks }: FrameProps) {
  const head = partOf(blocks, 'title', 'subtitle');
  return (
    <article className="pv-card pv-story">
      {head.length > 0 && (
        <header className="pv-seen-block">
          <Blocks blocks={head} />
        </header>
      )}
      <Blocks blocks={blocks.filter((block) => !head.includes(block))} />
    </article>
  );
}

/** Summary and podcast: a sheet as one prints it. */
export function SheetFrame({ blocks, draft }: FrameProps) {
  const minutes =
    draft?.format === 'podcast' ? draft.segments.reduce((sum, each) => sum + each.minutes, 0) : 0;
  return (
    <article className="pv-card pv-sheet">
      {minutes > 0 && <p className="pv-caps">About {minutes} minutes</p>}
      <Blocks blocks={blocks} />
    </article>
  );
}

/** Infographic: a poster of figures. */
export function PosterFrame({ blocks }: FrameProps) {
  return (
    <article className="pv-card pv-poster">
      <Blocks blocks={partOf(blocks, 'title', 'body')} />
      <ul className="pv-figures">
        {partOf(blocks, 'figure').map((block, index) => {
          const [figure, ...meaning] = block.lines;
          return (
            <li key={`${index}-${textOf([block]).slice(0, 20)}`}>
              {figure && (
                <p className="pv-figure" dir="auto">
                  <Line line={figure} />
                </p>
              )}
              {meaning.length > 0 && <Block block={{ ...block, lines: meaning }} />}
            </li>
          );
        })}
      </ul>
      <Blocks blocks={partOf(blocks, 'footer')} />
    </article>
  );
}
