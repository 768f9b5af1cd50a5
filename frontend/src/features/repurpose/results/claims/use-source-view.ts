import { useState, type RefObject } from 'react';
import type { Place } from './claims.js';

/** Narrower, the source field is far above the outputs. */
const SIDE_BY_SIDE = '(min-width: 1024px)';

/** In the source field if it still has this text and is beside the outputs, else in a dialog. */
export function useSourceView(field: RefObject<HTMLTextAreaElement | null> | null, content: string) {
  const [place, setPlace] = useState<Place | null>(null);
  function show(shown: Place): void {
    const source = field?.current;
    const isBeside = source?.value === content && window.matchMedia(SIDE_BY_SIDE).matches;
    if (source && isBeside) markPlace(source, shown);
    else setPlace(shown);
  }
  return { place, show, close: () => setPlace(null) };
}

function markPlace(field: HTMLTextAreaElement, { start, end }: Place): void {
  field.focus();
  field.setSelectionRange(start, end);
  const share = start / Math.max(field.value.length, 1);
  field.scrollTop = Math.max(0, share * field.scrollHeight - field.clientHeight / 2);
}
