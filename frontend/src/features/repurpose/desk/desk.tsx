import { Suspense, lazy, memo, useEffect, useEffectEvent, useRef } from 'react';
import type { User } from '@repurpose/contract';
import Chip from '@mui/material/Chip';
import { useGetConfigQuery } from '../../../shared/api/api.js';
import { flushUnsaved } from '../../../shared/unsaved/unsaved.js';
import { loadEvents } from '../run/run.api.js';
import { useRun } from '../run/use-run.js';
import { Outcome, loadResults } from '../results/outcome.js';
import { withFollowed } from './custom-instructions.js';
import { DeskLayout } from './desk-layout.js';
import { FormatGrid } from './format-grid.js';
import { SettingsPanel } from './settings-panel.js';
import { SourceSheet } from '../source/source-sheet.js';
import { StartBar } from './start-bar.js';
import { startableFormats, useStartRefusal } from './start-checks.js';
import { useDraft } from './use-draft.js';
import { useSample } from './use-sample.js';
import { useArrival } from './use-arrival.js';

const SameDialog = lazy(() => import('../run/same-dialog.js'));
const DuplicateNote = lazy(() => import('./duplicate-note.js'));
const DeskBelow = lazy(() => import('./desk-below.js'));

/**
 * While `user` is null, shows what all users share, disabled. The build prerenders that, and it is painted before any
 * script if this device remembers a sign-in.
 */
export const Desk = memo(function Desk({ user }: { user: User | null }) {
  const runs = useRun(user);
  const { run, start, open } = runs;
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
        <>
          <SourceSheet
            field={source}
            content={draft.content}
            setDraft={setDraft}
            onTrySample={sample.put}
            refusal={refusal.textOf('source')}
          />
          <SettingsPanel draft={draft} setDraft={setDraft} user={user} writer={writer} />
        </>
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
            {runs.same && <SameDialog {...runs} plan={user.plan} />}
          </Suspense>
        )
      }
    />
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
