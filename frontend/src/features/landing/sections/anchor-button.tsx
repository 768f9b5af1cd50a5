import type { MouseEvent, ReactNode } from 'react';
import { buttonClass } from '../../../shared/ui/button.js';

/** Also moves the focus. Without JavaScript it is an ordinary anchor. */
function scrollTo(event: MouseEvent, anchor: string) {
  const target = document.getElementById(anchor);
  if (!target) return;
  event.preventDefault();
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  target.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth' });
  target.focus({ preventScroll: true });
  window.history.replaceState(window.history.state, '', `#${anchor}`);
}

export function AnchorButton(props: { anchor: string; look: 'primary' | 'quiet'; children: ReactNode }) {
  return (
    <a
      className={buttonClass({ kind: props.look, size: 'large' })}
      href={`#${props.anchor}`}
      onClick={(event) => scrollTo(event, props.anchor)}
    >
      {props.children}
    </a>
  );
}
