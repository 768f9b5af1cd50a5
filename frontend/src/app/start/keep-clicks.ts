/** What does nothing by itself, or would send a form to an address; a link, a field or a summary works without the app. */
const NEEDS_APP = '#root button';

/**
 * From now until `release`, a press of a button (by pointer, key or assistive technology: all of them end in a click) is
 * withheld from an app that may be half there. `release` makes each once, however often it was tried, and tells what has
 * the focus by then so again.
 */
export function keepClicks(): { release: () => void } {
  const pressed = new Set<HTMLElement>();
  const keep = (event: MouseEvent) => {
    const button = event.target instanceof Element && event.target.closest<HTMLElement>(NEEDS_APP);
    if (!button) return;
    event.stopPropagation();
    event.preventDefault();
    pressed.add(button);
  };
  window.addEventListener('click', keep, true);
  return {
    release() {
      window.removeEventListener('click', keep, true);
      document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
      for (const button of pressed) button.click();
    },
  };
}
