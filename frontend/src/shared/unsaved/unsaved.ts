/** Holds text that was typed and that the server does not have yet. */
export interface UnsavedText {
  /** Saves everything typed so far; false when it could not be saved. */
  flush(): Promise<boolean>;
  /** Forgets what was typed. */
  discard(): void;
}

const unsaved = new Set<UnsavedText>();

const askBeforeClosing = (event: BeforeUnloadEvent) => event.preventDefault();
/** The last chance on a phone, where a page that went to the background may never come back. */
const saveWhenHidden = () => {
  if (document.visibilityState === 'hidden') void flushUnsaved();
};

/** From now on closing the page asks first, and `flushUnsaved` waits for this text. */
export function addUnsaved(text: UnsavedText): void {
  if (unsaved.size === 0) {
    window.addEventListener('beforeunload', askBeforeClosing);
    document.addEventListener('visibilitychange', saveWhenHidden);
  }
  unsaved.add(text);
}

export function removeUnsaved(text: UnsavedText): void {
  if (!unsaved.delete(text) || unsaved.size > 0) return;
  window.removeEventListener('beforeunload', askBeforeClosing);
  document.removeEventListener('visibilitychange', saveWhenHidden);
}

/** Whether an edit is still being saved. */
export const hasUnsaved = () => unsaved.size > 0;

/** Saves what was typed anywhere on the page. Await it before reading, copying, exporting or sharing a text. */
export async function flushUnsaved(): Promise<boolean> {
  const saved = await Promise.all([...unsaved].map((text) => text.flush()));
  return saved.every(Boolean);
}

export function discardUnsaved(): void {
  for (const text of unsaved) text.discard();
}
