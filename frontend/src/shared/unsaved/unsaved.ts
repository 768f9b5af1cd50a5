/** Typed text that the server does not have yet. */
export interface UnsavedText {
  /** False: it could not be saved. */
  flush(): Promise<boolean>;
  discard(): void;
}

const unsaved = new Set<UnsavedText>();

const askBeforeClosing = (event: BeforeUnloadEvent) => event.preventDefault();
/** A phone may never resume a page in the background. */
const saveWhenHidden = () => {
  if (document.visibilityState === 'hidden') void flushUnsaved();
};

/** Closing the page then asks first, and `flushUnsaved` waits for this text. */
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

export const hasUnsaved = () => unsaved.size > 0;

/** Saves all typed text. Await it before reading, copying, exporting or sharing. */
export async function flushUnsaved(): Promise<boolean> {
  const saved = await Promise.all([...unsaved].map((text) => text.flush()));
  return saved.every(Boolean);
}

export function discardUnsaved(): void {
  for (const text of unsaved) text.discard();
}
