import type { OutputState, RegenerateRequest, SaveOutputRequest } from '@repurpose/contract';
import type { Placed } from '@repurpose/writing';
import type { KeptText } from '../../../shared/unsaved/kept-texts.js';
import { addUnsaved, removeUnsaved, type UnsavedText } from '../../../shared/unsaved/unsaved.js';
import type { Answered, OutputCalls } from './outputs.api.js';

/** Pause in typing. */
const SAVE_AFTER_MS = 1_500;
const ARRANGING = 'Putting in order…';

type Texts = Readonly<Record<string, string>>;
type Changes = Omit<SaveOutputRequest, 'expectedVersion' | 'texts'>;
export type EditNote = {
  kind: 'saved' | 'busy' | 'wrong' | 'conflict';
  text: string;
  /** The version before, which takes it back. */
  before?: number;
} | null;

interface SaverState {
  /** Null while it is read. */
  output: OutputState | null;
  /** Typed and not saved, by segment. */
  texts: Texts;
  /** From an earlier visit, never saved: offered, not applied. */
  kept: KeptText | null;
  note: EditNote;
}
export interface SaverHost {
  calls: OutputCalls;
  /** Unsaved text on this device. */
  store: { read: () => KeptText | null; write: (kept: KeptText | null) => void };
  /** Called whenever the saved output changes. */
  onSaved: (output: OutputState) => void;
  /** Why this text cannot be saved, or null. */
  findRefusal: (output: OutputState, texts: Texts) => string | null;
}

/**
 * Outlives its component, so that leaving loses nothing: keeps changes on this device at once, sends them when typing
 * pauses or on `flush`, one call after another.
 */
export class OutputSaver implements UnsavedText {
  private state: SaverState;
  private readonly listeners = new Set<() => void>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private queue: Promise<unknown> = Promise.resolve();
  /** The version that was opened. */
  private opened = 1;

  constructor(private readonly host: SaverHost) {
    this.state = { output: null, texts: {}, kept: host.store.read(), note: null };
  }

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };
  readonly getState = () => this.state;

  get refusal(): string | null {
    const { output, texts } = this.state;
    return output && this.host.findRefusal(output, texts);
  }
  /** Parts are being renumbered: text typed now would end up in another part. */
  get isArranging(): boolean {
    return this.state.note?.kind === 'busy' && this.state.note.text === ARRANGING;
  }

  async open(): Promise<void> {
    const answer = await this.host.calls.open();
    if (answer.ok) this.opened = answer.value.version;
    this.set(answer.ok ? { output: answer.value } : { note: noteOf(answer) });
  }

  readonly type = (id: string, text: string): void => {
    // "Saved" is not true of what is typed now.
    if (this.state.note?.kind === 'saved') this.set({ note: null });
    this.setTexts({ ...this.state.texts, [id]: text });
  };

  /** False: something cannot be saved now. */
  readonly flush = async (): Promise<boolean> => {
    while (this.isDirty) {
      if (!this.canSave || !(await this.save())) return !this.isDirty;
    }
    return true;
  };

  readonly save = (changes: Changes = {}, words = 'Saving…'): Promise<boolean> => {
    return this.run(words, (output) => {
      const { texts } = this.state;
      // The call before may have saved everything.
      if (!this.isDirty && Object.keys(changes).length === 0) return null;
      return { texts, call: this.host.calls.save({ expectedVersion: output.version, texts, ...changes }) };
    });
  };

  readonly arrange = (order: Placed[]) => this.save({ order }, ARRANGING);

  /** As `arrange`, and offers the way back. */
  readonly remove = async (label: string, order: Placed[]): Promise<boolean> => {
    // So that the version before has it; what cannot be saved may be what is removed.
    await this.flush();
    const before = this.state.output?.version ?? 1;
    const isRemoved = await this.arrange(order);
    if (isRemoved) this.set({ note: { kind: 'saved', text: `${label} is removed`, before } });
    return isRemoved;
  };

  readonly regenerate = async (request: RegenerateRequest): Promise<boolean> => {
    if (!(await this.flush())) return false;
    return this.run('Regenerating…', () => ({ call: this.host.calls.regenerate(request) }));
  };

  readonly restore = async (version: number): Promise<boolean> => {
    if (!(await this.flush())) return false;
    return this.run('Restoring…', (output) => ({
      call: this.host.calls.restore(version, { expectedVersion: output.version }),
    }));
  };

  get hasChanges(): boolean {
    return this.isDirty || (this.state.output?.version ?? this.opened) !== this.opened;
  }

  /** Back to what was opened, and offers the way back to what was saved since then. */
  readonly undoAll = async (): Promise<void> => {
    await this.flush();
    const before = this.state.output?.version ?? this.opened;
    const isUndone =
      before === this.opened ||
      (await this.run('Undoing your changes…', ({ version: expectedVersion }) => ({
        call: this.host.calls.restore(this.opened, { expectedVersion }),
      })));
    // What is typed stays until it is undone.
    if (!isUndone) return;
    this.setTexts({});
    if (before === this.opened) return;
    this.opened = this.state.output?.version ?? before;
    this.set({ note: { kind: 'saved', text: 'Your changes are undone', before } });
  };

  /** After a conflict. `isMineKept`: the typed text stays on the newer version. */
  async reload(isMineKept: boolean): Promise<void> {
    if (!isMineKept) this.setTexts({});
    const answer = await this.host.calls.open();
    if (!answer.ok) return this.set({ note: noteOf(answer) });
    this.opened = answer.value.version;
    this.take(answer.value);
    this.set({ note: null });
    this.schedule();
  }

  readonly settleKept = (isUsed: boolean): void => {
    const { kept, texts } = this.state;
    this.set({ kept: null });
    this.setTexts(isUsed && kept ? { ...kept.texts, ...texts } : texts);
  };

  /** Keeps what is typed on this device, for the next visit. */
  readonly leave = (): void => {
    this.stop();
    this.set({ kept: this.toKeep(), texts: {}, note: null });
  };

  discard(): void {
    this.set({ kept: null });
    this.setTexts({});
  }

  private get isDirty(): boolean {
    return Object.keys(this.state.texts).length > 0;
  }
  private get canSave(): boolean {
    return this.state.output !== null && this.refusal === null && this.state.note?.kind !== 'conflict';
  }

  private run(
    words: string,
    start: (output: OutputState) => { call: Promise<Answered<OutputState>>; texts?: Texts } | null,
  ): Promise<boolean> {
    const done = this.queue.then(async () => {
      if (this.state.output === null) return false;
      const started = start(this.state.output);
      if (started === null) return true;
      this.set({ note: { kind: 'busy', text: words } });
      const answer = await started.call;
      if (answer.ok) this.take(answer.value, started.texts);
      this.set({ note: noteOf(answer) });
      return answer.ok;
    });
    // A failed call must not stop the next ones.
    this.queue = done.catch(() => undefined);
    return done;
  }

  /** Text typed since `sent` stays. */
  private take(output: OutputState, sent: Texts = {}): void {
    this.set({ output });
    this.host.onSaved(output);
    const rest = Object.entries(this.state.texts).filter(([id, text]) => sent[id] !== text);
    this.setTexts(Object.fromEntries(rest));
  }

  private setTexts(texts: Texts): void {
    this.set({ texts });
    this.host.store.write(this.toKeep());
    if (this.isDirty) addUnsaved(this);
    else removeUnsaved(this);
    this.schedule();
  }

  private toKeep(): KeptText | null {
    const { kept, texts, output } = this.state;
    if (!this.isDirty) return kept;
    return {
      texts: { ...kept?.texts, ...texts },
      version: output?.version ?? kept?.version ?? 1,
      typedAt: new Date().toISOString(),
    };
  }

  private schedule(): void {
    clearTimeout(this.timer);
    if (this.isDirty) this.timer = setTimeout(() => void this.flush(), SAVE_AFTER_MS);
  }

  private stop(): void {
    clearTimeout(this.timer);
    removeUnsaved(this);
  }

  private set(changes: Partial<SaverState>): void {
    this.state = { ...this.state, ...changes };
    for (const listener of this.listeners) listener();
  }
}

function noteOf(answer: Answered<OutputState>): EditNote {
  if (answer.ok) return { kind: 'saved', text: `Saved as version ${answer.value.version}` };
  return { kind: answer.status === 409 ? 'conflict' : 'wrong', text: answer.message };
}
