import { useId, useRef, useState } from 'react';

import { HERO } from '../content/landing-texts.js';
import { POST_LIMIT, SAMPLE_SOURCE, SAMPLE_THREAD } from '../content/sample.js';
import page from '../landing.module.css';
import { AnchorButton } from './anchor-button.js';
import css from './hero.module.css';
import { useThread } from './use-thread.js';

/** The sentence that is tied when the page opens: the one with the figure in it. */
const FIRST_TIED = 2;

function SampleDesk() {
  const [active, setActive] = useState(FIRST_TIED);
  const desk = useRef<HTMLDivElement>(null);
  const thread = useThread(desk, active);
  const id = useId();
  return (
    <div className={css.desk} ref={desk}>
      <section className={`sheet ${css.sheet}`} aria-label={HERO.sourceLabel}>
        <p className={`${css.label} small soft`}>
          <span>{HERO.sourceLabel}</span>
          <span>{SAMPLE_SOURCE.sentences.join(' ').split(' ').length} words</span>
        </p>
        <p className={css.title}>{SAMPLE_SOURCE.title}</p>
        <p className={css.text}>
          {SAMPLE_SOURCE.sentences.map((sentence, index) => (
            <span key={sentence}>
              <span
                className={css.sentence}
                id={`${id}-${index}`}
                data-sentence={index}
                data-on={active === index}
                onPointerEnter={() => setActive(index)}
              >
                {sentence}
              </span>{' '}
            </span>
          ))}
        </p>
      </section>
      <section aria-label={HERO.threadLabel}>
        <p className={`${css.label} small soft`}>
          <span>{HERO.threadLabel}</span>
          <span>{SAMPLE_THREAD.length} posts</span>
        </p>
        <ol className={css.thread}>
          {SAMPLE_THREAD.map((post, index) => (
            <li key={post.text}>
              <button
                type="button"
                className={css.post}
                data-post={post.sentence}
                aria-pressed={active === post.sentence}
                aria-describedby={`${id}-${post.sentence}`}
                onPointerEnter={() => setActive(post.sentence)}
                onFocus={() => setActive(post.sentence)}
                onClick={() => setActive(post.sentence)}
              >
                {post.text}
                <span className={`${css.count} soft`}>
                  {post.text.length} / {POST_LIMIT}
                  <span className="visually-hidden">, post {index + 1}</span>
                </span>
              </button>
            </li>
          ))}
        </ol>
      </section>
      <p className={`${css.hint} small soft`}>{HERO.hint}</p>
      <svg className={css.line} aria-hidden="true">
        {thread && <path key={active} pathLength={1} d={thread.path} />}
        {thread?.ends.map(({ x, y }, index) => (
          <circle key={index} r={3} cx={x} cy={y} />
        ))}
      </svg>
    </div>
  );
}

export function Hero() {
  return (
    <section className="wrap">
      <div className={css.hero}>
        <div>
          <h1 className={css.headline}>{HERO.headline}</h1>
          <p className={page.lead}>{HERO.lead}</p>
          <div className={page.actions}>
            <AnchorButton anchor="pricing" look="primary">
              {HERO.start}
            </AnchorButton>
            <AnchorButton anchor="demo" look="quiet">
              {HERO.demo}
            </AnchorButton>
          </div>
        </div>
        <SampleDesk />
      </div>
    </section>
  );
}
