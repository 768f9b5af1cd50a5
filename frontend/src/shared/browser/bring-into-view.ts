/** The header, and on a phone the toast below it. */
const COVERED_PX = 190;

/** Only if it begins outside the view, or in its lower half. */
export function bringIntoView(id: string, block: 'start' | 'center' = 'start'): void {
  const element = document.getElementById(id);
  if (!element) return;
  const { top } = element.getBoundingClientRect();
  if (top > window.innerHeight / 2 || top < COVERED_PX) element.scrollIntoView({ block });
}

/** An element that appears or grows is not left half below the screen. Also as a `ref`. */
export const intoView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' });
