import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type SetStateAction,
  type Dispatch,
  type RefObject,
} from 'react';
import {
  DEFAULT_SETTINGS,
  FORMALITY_VALUES,
  INDUSTRY_KEYS,
  LENGTH_VALUES,
  TONE_KEYS,
  isFormatKey,
  type RepurposeSettings,
  type TransformRequest,
  type FormatKey,
} from '@repurpose/contract';
import { parseRecord, readStored, writeStored, isRecord } from '../../../shared/browser/stored.js';
import { useWorkspaceId } from '../../../shared/workspace/workspace-context.js';
import { draftKey } from '../../../shared/unsaved/kept-texts.js';

export type DeskDraft = TransformRequest;

/** Fills in defaults for what an older or broken record lacks. */
export function parseDraft(stored: string | null): DeskDraft {
  const fields = parseRecord(stored);
  const settings = isRecord(fields['settings']) ? fields['settings'] : {};
  return {
    content: typeof fields['content'] === 'string' ? fields['content'] : '',
    ...(typeof fields['instruction'] === 'string' ? { instruction: fields['instruction'] } : {}),
    formats: Array.isArray(fields['formats']) ? [...new Set(fields['formats'].filter(isFormatKey))] : [],
    settings: {
      tone: oneOf(TONE_KEYS, settings['tone'], DEFAULT_SETTINGS.tone),
      industry: oneOf(INDUSTRY_KEYS, settings['industry'], DEFAULT_SETTINGS.industry),
      formality: oneOf(FORMALITY_VALUES, settings['formality'], DEFAULT_SETTINGS.formality),
      length: oneOf(LENGTH_VALUES, settings['length'], DEFAULT_SETTINGS.length),
      ...(isVoice(settings['voiceId']) ? { voiceId: settings['voiceId'] } : {}),
    } satisfies RepurposeSettings,
  };
}

const isVoice = (value: unknown): value is string | null => value === null || typeof value === 'string';

function oneOf<Value>(values: readonly Value[], value: unknown, fallback: Value): Value {
  return values.find((candidate) => candidate === value) ?? fallback;
}

const SAVE_AFTER_MS = 250;

/**
 * Per user, workspace and device. Survives a reload, a closed tab and an expired session. Null user: empty. `kept`: a
 * text that is in the library.
 */
export function useDraft(userId: string | null, kept: string | null) {
  const workspaceId = useWorkspaceId();
  const [laid, lay] = useState(() => readDraft(userId, workspaceId));
  if (laid.userId !== userId || laid.workspaceId !== workspaceId) lay(readDraft(userId, workspaceId));
  if (kept !== null && laid.saved !== kept && laid.draft.content === kept) lay({ ...laid, saved: kept });
  const latest = useRef(laid);
  useEffect(() => {
    latest.current = laid;
    const timer = setTimeout(() => writeDraft(laid), SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [laid]);
  useEffect(() => {
    const save = () => writeDraft(latest.current);
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('pagehide', save);
      save();
    };
  }, [userId, workspaceId]);
  const setDraft = useCallback(
    (next: SetStateAction<DeskDraft>) =>
      lay(({ draft, ...whose }) => ({ ...whose, draft: typeof next === 'function' ? next(draft) : next })),
    [],
  );
  return [laid.draft, setDraft] as const;
}

/** The same object for every user, so that the desk is not rendered again for one without a draft. */
const EMPTY = parseDraft(null);

type LaidDraft = ReturnType<typeof readDraft>;

/** `saved`: the last text of this draft that was repurposed. */
function readDraft(userId: string | null, workspaceId: string | null) {
  const stored = userId === null ? null : readStored(draftKey({ userId, workspaceId }));
  const draft = stored === null ? EMPTY : parseDraft(stored);
  const isSaved = parseRecord(stored)['isSaved'] === true;
  return { userId, workspaceId, draft, saved: isSaved ? draft.content : null };
}

function writeDraft({ userId, workspaceId, draft, saved }: LaidDraft): void {
  const record = { ...draft, isSaved: draft.content === saved };
  if (userId !== null) writeStored(draftKey({ userId, workspaceId }), JSON.stringify(record));
}

const BASIC: FormatKey[] = ['twitter', 'linkedin', 'email'];

/** Loaded on request, into `field`. No run may start before it is there. */
export function useSample(
  setDraft: Dispatch<SetStateAction<DeskDraft>>,
  field: RefObject<HTMLTextAreaElement | null>,
) {
  const [isLoading, setLoading] = useState(false);
  const load = useCallback(async () => {
    setLoading(true);
    try {
      const { SAMPLE_TEXT } = await import('../source/sample-text.js');
      setDraft((draft) => ({
        ...draft,
        content: SAMPLE_TEXT,
        formats: draft.formats.length > 0 ? draft.formats : BASIC,
      }));
    } finally {
      setLoading(false);
    }
    field.current?.focus({ preventScroll: true });
  }, [setDraft, field]);
  return { isLoading, put: useCallback(() => void load(), [load]) };
}
