import { useEffect, useMemo, useRef, useState } from 'react';
import type { FormatKey, OutputState, RegenerateRequest, SaveOutputRequest } from '@repurpose/contract';
import type { Placed } from '@repurpose/writing';
import { readStored, writeStored } from '../../../shared/ui/stored.js';
import { pieceCalls, type Answered } from './pieces.calls.js';

/** After the last key a person waits a moment, not the server. */
const SAVE_AFTER_MS = 1_500;

type Changes = Omit<SaveOutputRequest, 'expectedVersion' | 'texts'>;

const ARRANGING = 'Putting in order…';

export type EditNote = { kind: 'saved' | 'busy' | 'wrong' | 'conflict'; text: string } | null;
export interface PieceEdit {
  transformationId: string;
  format: FormatKey;
  /** The piece as saved, whenever it changes. */
  onSaved: (piece: OutputState) => void;
  /** Why what is typed cannot be saved now (too long), or null. */
  findRefusal: (piece: OutputState, texts: Record<string, string>) => string | null;
}

/** One piece being edited: what is typed is kept on this device at once and saved as a version when typing pauses. */
export function usePieceEdit({ transformationId, format, onSaved, findRefusal }: PieceEdit) {
  const calls = useMemo(() => pieceCalls(transformationId, format), [transformationId, format]);
  const key = `repurpose.edit.${transformationId}.${format}`;
  const [piece, setPiece] = useState<OutputState | null>(null);
  const [texts, setTexts] = useState<Record<string, string>>(() => readTexts(key));
  const [note, setNote] = useState<EditNote>(null);
  const isBusy = useRef(false);
  const refusal = piece === null ? null : findRefusal(piece, texts);

  function take(next: OutputState, sent: Record<string, string> = {}): void {
    setPiece(next);
    onSaved(next);
    setTexts((typed) => Object.fromEntries(Object.entries(typed).filter(([id, text]) => sent[id] !== text)));
  }

  async function run(
    words: string,
    call: () => Promise<Answered<OutputState>>,
    sent: Record<string, string> = {},
  ): Promise<boolean> {
    if (isBusy.current) return false;
    isBusy.current = true;
    setNote({ kind: 'busy', text: words });
    const answer = await call();
    isBusy.current = false;
    if (answer.ok) take(answer.value, sent);
    setNote(noteOf(answer));
    return answer.ok;
  }

  async function reload(isMineKept: boolean): Promise<void> {
    if (!isMineKept) setTexts({});
    const answer = await calls.open();
    if (!answer.ok) return setNote({ kind: 'wrong', text: answer.message });
    take(answer.value);
    setNote(null);
  }
  const save = async (changes: Changes = {}, words = 'Saving…') =>
    piece !== null &&
    run(words, () => calls.save({ expectedVersion: piece.version, texts, ...changes }), texts);

  useEffect(() => {
    void calls.open().then((answer) => (answer.ok ? setPiece(answer.value) : setNote(noteOf(answer))));
  }, [calls]);
  const canSave = piece !== null && refusal === null && note?.kind !== 'conflict';
  useAutosave(key, texts, canSave, () => void save());

  return {
    calls,
    piece,
    texts,
    note,
    refusal,
    isBusy: note?.kind === 'busy',
    /** The parts are being numbered anew: what is typed now would land in another one. */
    isArranging: note?.kind === 'busy' && note.text === ARRANGING,
    type: (id: string, text: string) => setTexts((typed) => ({ ...typed, [id]: text })),
    save,
    /** The parts in their new order, with what was typed; false when nothing was saved. */
    arrange: (order: Placed[]) => save({ order }, ARRANGING),
    regenerate: (request: RegenerateRequest) => run('Writing anew…', () => calls.regenerate(request)),
    restore: (version: number) => piece && run('Restoring…', () => calls.restore(version, piece.version)),
    loadNewer: () => reload(false),
    keepMine: () => reload(true),
  };
}

function noteOf(answer: Answered<OutputState>): EditNote {
  if (answer.ok) return { kind: 'saved', text: `Saved as version ${answer.value.version}` };
  return { kind: answer.status === 409 ? 'conflict' : 'wrong', text: answer.message };
}

/** Keeps what is typed on this device at once, and saves it when typing pauses. */
function useAutosave(key: string, texts: Record<string, string>, canSave: boolean, save: () => void): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    const isTyped = Object.keys(texts).length > 0;
    writeStored(key, isTyped ? JSON.stringify(texts) : null);
    if (!canSave || !isTyped) return undefined;
    const timer = setTimeout(() => latest.current(), SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [key, texts, canSave]);
}

function readTexts(key: string): Record<string, string> {
  const stored = readStored(key);
  if (stored === null) return {};
  try {
    const parsed: unknown = JSON.parse(stored);
    if (typeof parsed !== 'object' || parsed === null) return {};
    return Object.fromEntries(
      Object.entries(parsed).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch (cause) {
    if (cause instanceof SyntaxError) return {};
    throw cause;
  }
}
