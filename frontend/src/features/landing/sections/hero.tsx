import { Fragment, useId, useRef, useState } from 'react';
import { HERO } from '../content/landing-texts.js';
import { POST_LIMIT, type Sample } from '../content/sample.types.js';
import page from '../landing.module.css';
import css from './hero.module.css';
import { useThread } from './use-thread.js';
import { ButtonLink } from '../../../shared/ui/button.js';

/** The post marked when the page opens: the one with the result. */
const FIRST_TIED = 2;

function SampleDesk({ sample }: { sample: Sample }) {
  const [active, setActive] = useState(FIRST_TIED);
  const desk = useRef<HTMLDivElement>(null);
  const thread = useThread(desk, active);
  const id = useId();
  const idOf = (sentence: number) => `${id}-${sentence}`;
  /** Index of a paragraph's first sentence. */
  const firstOf = (paragraph: number) => sample.paragraphs.slice(0, paragraph).flat().length;
  const sentenceOf = (text: string, index: number) => {
    const post = sample.thread.findIndex(({ sentences }) => sentences.includes(index));
    return (
      <Fragment key={text}>
        <span
          className={css.sentence}
          id={idOf(index)}
          data-sentence
          data-on={post === active}
          onPointerEnter={() => post >= 0 && setActive(post)}
        >
          {text}
        </span>{' '}
      </Fragment>
    );
  };
  return (
    <div className={css.desk} ref={desk}>
      <section className={`sheet ${css.sheet}`} aria-label={HERO.sourceLabel}>
        <p className={`${css.label} small soft`}>
          <span>{HERO.sourceLabel}</span>
          <span>{sample.words} words</span>
        </p>
        <p className={css.title}>{sample.title}</p>
        {sample.paragraphs.map((sentences, index) => (
          <p key={sentences[0]} className={css.text}>
            {sentences.map((text, place) => sentenceOf(text, place + firstOf(index)))}
          </p>
        ))}
      </section>
      <section aria-label={HERO.threadLabel}>
        <p className={`${css.label} small soft`}>
          <span>{HERO.threadLabel}</span>
          <span>{HERO.writtenBy}</span>
        </p>
        <ol className={css.thread}>
          {sample.thread.map(({ text, count, sentences }, index) => (
            <li key={text}>
              <button
                type="button"
                className={css.post}
                aria-pressed={active === index}
                aria-describedby={sentences.map(idOf).join(' ')}
                onPointerEnter={() => setActive(index)}
                onFocus={() => setActive(index)}
                onClick={() => setActive(index)}
              >
                {text}
                <span className={`${css.count} soft`}>
                  {count} / {POST_LIMIT}
                  <span className="visually-hidden">, post {index + 1}</span>
                </span>
              </button>
            </li>
          ))}
        </ol>
        <p className="small soft" style={{ marginTop: 12 }}>
          {HERO.hint}
        </p>
      </section>
      <svg className={css.line} aria-hidden="true">
        {thread && <path key={active} pathLength={1} d={thread.path} />}
        {thread?.ends.map(({ x, y }, index) => (
          <circle key={index} r={3} cx={x} cy={y} />
        ))}
      </svg>
    </div>
  );
}

export function Hero({ sample }: { sample: Sample }) {
  return (
    <section className="wrap">
      <div className={css.hero}>
        <div>
          <h1 className={css.headline}>{HERO.headline}</h1>
          <p className={page.lead}>{HERO.lead}</p>
          <div className={page.actions}>
            {/* Back leads to the page before, not to the top of this one. */}
            <ButtonLink replace size="large" to="#pricing">
              {HERO.start}
            </ButtonLink>
            <ButtonLink replace kind="quiet" size="large" to="#demo">
              {HERO.demo}
            </ButtonLink>
          </div>
        </div>
        <SampleDesk sample={sample} />
      </div>
    </section>
  );
}
