import { useEffect, useRef, type ReactNode } from 'react';

import css from './billing.module.css';

/** One outcome on one sheet: what happened, what it means, where to go. */
export function Notice(props: {
  tone: 'true' | 'doubt' | 'wrong';
  title: string;
  text: string;
  children: ReactNode;
  /** It takes the place of what was pressed, perhaps further down: its title is focused, and so in view. */
  isAnswer?: boolean;
}) {
  const title = useRef<HTMLHeadingElement>(null);
  const { isAnswer = false } = props;
  useEffect(() => {
    if (isAnswer) title.current?.focus();
  }, [isAnswer]);
  return (
    <div className={css.center}>
      <section
        className={`${css.notice} ${css[props.tone]}`}
        role={props.tone === 'wrong' ? 'alert' : 'status'}
        aria-labelledby="notice-title"
      >
        <h1 className={css.title} id="notice-title" ref={title} tabIndex={isAnswer ? -1 : undefined}>
          {props.title}
        </h1>
        <p className={css.text}>{props.text}</p>
        <div className={css.actions}>{props.children}</div>
      </section>
    </div>
  );
}
