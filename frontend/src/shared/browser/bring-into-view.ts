/** As far down as the header reaches, and on a phone the toast (the panels of the desk keep clear of it). */
const COVERED_PX = 130;

/** Scrolls to an element that begins outside the view, or only just in it. */
export function bringIntoView(id: string, block: 'start' | 'center' = 'start'): void {
  const element = document.getElementById(id);
  if (!element) return;
  const { top } = element.getBoundingClientRect();
  if (top > window.innerHeight * 0.7 || top < COVERED_PX) element.scrollIntoView({ block });
}
