import { countAs, partRule } from '@repurpose/writing';
import { CounterBar } from '../counter-bar.js';
import { counterOf, unitWords } from '../../../../shared/outputs/counter.js';
import { Author } from './author.js';
import type { FrameProps } from './frame.types.js';
import { Gestures } from './gestures.js';
import { Block, textOf } from './words.js';
import css from './previews.module.css';

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
