import { Author, Timeline } from './drawings.js';
import { type FrameProps, Block, Blocks, Line, partOf, textOf } from './words.js';
import css from './previews.module.css';

/** Medium: the card in the feed, then the story. */
export function StoryFrame({ blocks }: FrameProps) {
  const head = partOf(blocks, 'title', 'subtitle');
  return (
    <>
      {head.length > 0 && (
        <header className={`sheet ${css.card} ${css.feedCard} ${css.seenBlock}`}>
          <Author format="medium" note="Just now" />
          <div className={css.feedWords}>
            <Blocks blocks={head} />
          </div>
          <span className={`${css.media} ${css.thumb}`} aria-hidden="true" />
        </header>
      )}
      <article className={`sheet ${css.card} ${css.page} ${css.story}`}>
        <Blocks blocks={blocks.filter((block) => !head.includes(block))} />
      </article>
    </>
  );
}

const lengthOf = (minutes: number): string => {
  const whole = Math.max(1, Math.round(minutes));
  return `About ${whole} ${whole === 1 ? 'minute' : 'minutes'}`;
};

/** Summary and podcast. */
export function SheetFrame({ blocks, draft }: FrameProps) {
  const minutes = draft?.format === 'podcast' ? draft.segments.map((each) => each.minutes) : [];
  const total = minutes.reduce((sum, each) => sum + each, 0);
  return (
    <article className={`sheet ${css.card} ${css.page}`}>
      {total > 0 && (
        <div className={css.running}>
          <p className={`${css.caps} soft`}>{lengthOf(total)}</p>
          <Timeline lengths={minutes} />
        </div>
      )}
      <Blocks blocks={blocks} />
    </article>
  );
}

/** A line with its meaning below it is a name, however long. */
function sizeOf(line: string, isNaming: boolean): 'figure' | 'name' | 'sentence' {
  if (line.length <= 16 && /\p{Nd}/u.test(line)) return 'figure';
  return line.length <= (isNaming ? 80 : 40) ? 'name' : 'sentence';
}

/** Infographic. */
export function PosterFrame({ blocks }: FrameProps) {
  const footer = partOf(blocks, 'footer');
  return (
    <article className={`sheet ${css.card} ${css.page} ${css.poster}`}>
      <Blocks blocks={partOf(blocks, 'title', 'body')} />
      <ul className={css.figures}>
        {partOf(blocks, 'figure').map((block, index) => {
          const [figure, ...meaning] = block.lines;
          return (
            <li key={`${index}-${textOf([block]).slice(0, 20)}`}>
              {figure && (
                <p className={css.figure} data-size={sizeOf(figure.text, meaning.length > 0)} dir="auto">
                  <Line line={figure} />
                </p>
              )}
              {meaning.length > 0 && <Block block={{ ...block, lines: meaning }} />}
            </li>
          );
        })}
      </ul>
      {footer.length > 0 && (
        <footer className={`${css.posterFoot} soft small`}>
          <Blocks blocks={footer} />
        </footer>
      )}
    </article>
  );
}
