import {
  useDeferredValue,
  useMemo,
  useState,
  Suspense,
  lazy,
  memo,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  type ComponentProps,
} from 'react';
import type { User, RepurposeSettings, WriterEngine } from '@repurpose/contract';
import Chip from '@mui/material/Chip';
import { ToLogin } from '../../shared/session/to-login.js';
import { useAuthState } from '../../shared/session/use-auth-state.js';
import { AheadLabel } from '../../shared/ui/page-ahead.js';
import { useWorkspace, writeBlockOf } from '../../shared/workspace/workspace-context.js';
import { ReadingDesk } from './desk/reading-desk.js';
import { unlistedMeta } from '../../shared/page-meta.js';
import { useGetConfigQuery } from '../../shared/api/api.js';
import { flushUnsaved } from '../../shared/unsaved/unsaved.js';
import { loadEvents } from './run/run.api.js';
import { useRun } from './run/use-run.js';
import { Outcome, loadResults } from './results/outcome.js';
import { CustomInstructions, withFollowed } from './desk/custom-instructions.js';
import { DeskLayout } from './desk/desk-layout.js';
import { FormatGrid } from './desk/format-grid.js';
import { SettingsPanel } from './desk/settings-panel.js';
import { SourceSheet } from './source/source-sheet.js';
import { StartBar } from './desk/start-bar.js';
import { startableFormats, useStartRefusal } from './desk/start-checks.js';
import { type DeskDraft, useDraft, useSample } from './desk/use-draft.js';
import { useArrival } from './desk/use-arrival.js';

export const meta = unlistedMeta('Dashboard', 'Your desk: one source, many formats.');

/** Protected: loading, then the dashboard or the login page. */
export default function DashboardPage() {
  const auth = useAuthState({ isProtected: true });
  // Hydration must match the prerendered dashboard without a user. The deferred update then renders in slices.
  const status = useDeferredValue(auth.status, 'loading');
  const user = usePlaced(useDeferredValue(auth.user, null));
  const block = writeBlockOf(useWorkspace());
  const [owner, setOwner] = useState<string | null>(null);
  if (user !== null && owner === null) setOwner(user.id);
  if (status === 'signed-out' && auth.status === 'signed-out') return <ToLogin auth={auth} />;
  if (user !== null && block !== null) return <ReadingDesk user={user} reason={block} />;
  // Another user gets a new dashboard. The one without a user becomes the first user's.
  const isOthers = user !== null && owner !== null && user.id !== owner;
  return (
    <>
      {user === null && <AheadLabel label="Opening your desk…" />}
      <Desk key={isOthers ? user.id : 'desk'} user={user} />
    </>
  );
}

/** The workspace's plan decides about formats, exports and credits. */
function usePlaced(user: User | null): User | null {
  const plan = useWorkspace()?.plan;
  return useMemo(() => (user === null || plan === undefined ? user : { ...user, plan }), [user, plan]);
}

const SameDialog = lazy(() => import('./run/same-dialog.js'));
const DuplicateNote = lazy(() => import('./desk/duplicate-note.js'));
const DeskBelow = lazy(() => import('./desk/desk-below.js'));

/**
 * While `user` is null, shows what all users share, disabled. The build prerenders that, and it is painted before any
 * script if this device remembers a sign-in.
 */
const Desk = memo(function Desk({ user }: { user: User | null }) {
  const runs = useRun(user);
  const { run, same, start, open } = runs;
  const [draft, setDraft] = useDraft(user?.id ?? null, run.id === null ? null : run.content);
  const { duplicated, dismiss } = useArrival({ isOpen: user !== null, draft, setDraft });
  const source = useRef<HTMLTextAreaElement>(null);
  const writer = useGetConfigQuery(undefined, { skip: user === null }).data?.writer;
  const sample = useSample(setDraft, source);
  const refusal = useStartRefusal(draft, user);
  const begin = () => {
    if (sample.isLoading || run.phase === 'busy' || refusal.refuses()) return;
    void start(withFollowed(draft, { user, writer }));
  };
  useStartShortcut(begin);

  return (
    <DeskLayout
      id="desk"
      isAhead={user === null}
      onPointerDownCapture={prefetch}
      onKeyDownCapture={prefetch}
      mark={writer === 'offline' && <OfflineMark />}
      note={duplicated && <DuplicateNote duplicated={duplicated} onDismiss={dismiss} />}
      left={
        <Inputs
          field={source}
          draft={draft}
          setDraft={setDraft}
          onTrySample={sample.put}
          user={user}
          writer={writer}
          refusal={refusal.textOf('source')}
        />
      }
      right={
        <>
          <FormatGrid
            plan={user?.plan ?? null}
            chosen={draft.formats}
            setDraft={setDraft}
            refusal={refusal.textOf('formats')}
          />
          <StartBar
            user={user}
            chosenFormats={user === null ? 0 : startableFormats(draft, user).length}
            isBusy={run.phase === 'busy'}
            isWaiting={sample.isLoading}
            hasResults={run.phase === 'results'}
            onStart={begin}
          />
          {user !== null && (
            <Outcome
              {...runs}
              user={user}
              field={source}
              hasContent={draft.content !== ''}
              onTrySample={sample.put}
              onStartAgain={begin}
            />
          )}
        </>
      }
      below={
        user !== null && (
          <Suspense>
            <DeskBelow
              user={user}
              onOpen={(id) => void flushUnsaved().then(() => open(id))}
              openId={run.id}
            />
            {same && <SameDialog same={same} plan={user.plan} />}
          </Suspense>
        )
      }
    />
  );
});

type InputsProps = Pick<ComponentProps<typeof SourceSheet>, 'field' | 'onTrySample' | 'refusal'> & {
  draft: DeskDraft;
  setDraft: (change: (current: DeskDraft) => DeskDraft) => void;
  user: User | null;
  writer: WriterEngine | undefined;
};

/** Not rendered again while the run loads, as the formats. Only what a user changes is, when the user is known. */
const Inputs = memo(({ draft, setDraft, user, writer, ...source }: InputsProps) => {
  const setContent = useCallback(
    (content: string) => setDraft((current) => ({ ...current, content })),
    [setDraft],
  );
  const setSettings = useCallback(
    (settings: RepurposeSettings) => setDraft((current) => ({ ...current, settings })),
    [setDraft],
  );
  return (
    <>
      <SourceSheet {...source} content={draft.content} onChange={setContent} />
      <SettingsPanel settings={draft.settings} onChange={setSettings}>
        <CustomInstructions draft={draft} user={user} writer={writer} onChange={setDraft} />
      </SettingsPanel>
    </>
  );
});

/** While the user writes: what a start needs. */
function prefetch(): void {
  void loadResults();
  void loadEvents();
}

const OfflineMark = () => (
  <Chip component="p" label="Writes without AI" title="Made of your own text: no AI provider is set up." />
);

/** Ctrl or Cmd with Enter, anywhere on the dashboard. */
function useStartShortcut(begin: () => void): void {
  const start = useEffectEvent(begin);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return;
      event.preventDefault();
      start();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
