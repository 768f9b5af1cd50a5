import { countAs, partRule } from '@repurpose/writing';
import { counterOf } from '../counter.js';
import { Author } from './author.js';
import type { FrameProps } from './frame.types.js';
import { Gestures } from './gestures.js';
import { Block, textOf } from './words.js';

/** X: a card a post, tied by the thread line, each with its weight. The first one decides. */
export function ThreadFrame({ blocks }: FrameProps) {
  const { unit, limit } = partRule('twitter', 'post');
  return (
    <ol className="pv-thread">
      {blocks.map((block, index) => {
        const counter = counterOf({ count: countAs(unit, textOf([block])), limit, unit });
        return (
          <li key={`${index}-${textOf([block]).slice(0, 20)}`} className="pv-post">
            <Author format="twitter" note={index === 0 ? 'now' : `post ${index + 1}`} />
            <p className={`pv-weight counter counter-${counter.state} figures`}>
              <span className="counter-bar" aria-hidden="true">
                <span style={{ transform: `scaleX(${counter.share ?? 0})` }} />
              </span>
              {counter.text.replace(` ${unit}`, '')}
            </p>
            <div className={index === 0 ? 'pv-seen-block' : undefined}>
              <Block block={block} />
            </div>
            <Gestures format="twitter" />
          </li>
        );
      })}
    </ol>
  );
}
