import { Suspense, lazy, memo, useEffect, useRef, type ComponentProps } from 'react';
import type { FormatKey, User } from '@repurpose/contract';
import { useGetConfigQuery } from '../../../shared/api/api.js';
import { Part } from '../../../shared/ui/part.js';
import type { RunState } from '../run/run-state.js';
import { useRun } from '../run/use-run.js';
import { EmptyResults } from '../results/empty-results.js';
import { ErrorPanel } from '../results/error-panel.js';
import { NotLoaded } from '../results/not-loaded.js';
import { ResultsAhead } from '../results/results-ahead.js';
import { DeskLayout } from './desk-layout.js';
import { DuplicateNote } from './duplicate-note.js';
import { FormatGrid } from './format-grid.js';
import { SAMPLE_TEXT } from '../source/sample-text.js';
import { SettingsPanel } from './settings-panel.js';
import { SourceSheet } from '../source/source-sheet.js';
import { StartBar } from './start-bar.js';
import { startableFormats } from './start-checks.js';
import { useArrival } from './use-arrival.js';
import { useDraft } from './use-draft.js';

const loadResults = () => import('../results/results-panel.js');
const ResultsPanel = lazy(loadResults);
const DeskBelow = lazy(() => import('./desk-below.js'));

/**
 * The desk: the source on the left, what is made from it on the right. `user` is null while it is not known whose it
 * is: then what is the same for everybody lies in its place, out of reach. So it is written into the page at build time
 * and painted before any script runs, where somebody seems signed in.
 */
export const Desk = memo(function Desk({ user }: { user: User | null }) {
  const [draft, setDraft] = useDraft(user?.id ?? null);
  const { run, start, retry, reopen, select, replace } = useRun(user);
  const { duplicated, dismiss } = useArrival({ isOpen: user !== null, draft, setDraft, reopen });
  const source = useRef<HTMLTextAreaElement>(null);
  const isOffline = useGetConfigQuery(undefined, { skip: user === null }).data?.writer === 'offline';
  const begin = () => void start(draft);
  useStartShortcut(begin);
  useOutcomeInView(run.phase);
  const setContent = (content: string) => setDraft((current) => ({ ...current, content }));

  function trySample(): void {
    const basic: FormatKey[] = ['twitter', 'linkedin', 'email'];
    setDraft((current) => ({
      ...current,
      content: SAMPLE_TEXT,
      formats: current.formats.length > 0 ? current.formats : basic,
    }));
    source.current?.focus({ preventScroll: true });
  }

  const showInSource = (place: { start: number; end: number }) => markPlace(source.current, place);

  return (
    <DeskLayout
      id="desk"
      isAhead={user === null}
      // The pieces' panel is fetched while one writes, so that it is there when one starts.
      onPointerDownCapture={() => void loadResults()}
      onKeyDownCapture={() => void loadResults()}
      mark={isOffline && <OfflineMark />}
      note={duplicated && <DuplicateNote duplicated={duplicated} onDismiss={dismiss} />}
      left={
        <>
          <SourceSheet field={source} content={draft.content} onChange={setContent} onTrySample={trySample} />
          <SettingsPanel
            settings={draft.settings}
            onChange={(settings) => setDraft((current) => ({ ...current, settings }))}
          />
        </>
      }
      right={
        <>
          <FormatGrid
            plan={user?.plan ?? null}
            chosen={draft.formats}
            onChange={(formats) => setDraft((current) => ({ ...current, formats }))}
          />
          <StartBar
            user={user}
            chosenFormats={user === null ? 0 : startableFormats(draft, user).length}
            isBusy={run.phase === 'busy'}
            onStart={begin}
          />
          {user !== null && (
            <Outcome
              run={run}
              user={user}
              hasContent={draft.content !== ''}
              onTrySample={trySample}
              onSelect={select}
              onRetry={(format) => void retry(format)}
              onShowInSource={draft.content === run.content ? showInSource : null}
              onSaved={replace}
            />
          )}
        </>
      }
      below={
        user !== null && (
          <Suspense>
            <DeskBelow user={user} onOpen={reopen} openId={run.id} />
          </Suspense>
        )
      }
    />
  );
});

type OutcomeProps = Omit<ComponentProps<typeof ResultsPanel>, 'plan' | 'userId'> & {
  user: User;
  hasContent: boolean;
  onTrySample: () => void;
};

/** What the start button led to: nothing yet, an error, or the pieces. */
function Outcome({ user, hasContent, onTrySample, ...pieces }: OutcomeProps) {
  const { run } = pieces;
  return (
    <>
      {run.phase === 'error' && run.error !== null && <ErrorPanel message={run.error} />}
      {run.phase === 'idle' ? (
        <EmptyResults onTrySample={onTrySample} hasContent={hasContent} />
      ) : (
        <div className="desk-outcome" tabIndex={-1}>
          <Part
            fallback={<ResultsAhead run={run} />}
            failed={run.phase !== 'error' && <NotLoaded what="The results" />}
          >
            <ResultsPanel {...pieces} plan={user.plan} userId={user.id} />
          </Part>
        </div>
      )}
    </>
  );
}

/** A claim's place: marked in the source text, if that still is the text the piece was made from. */
function markPlace(field: HTMLTextAreaElement | null, { start, end }: { start: number; end: number }): void {
  if (!field) return;
  field.focus();
  field.setSelectionRange(start, end);
  const share = start / Math.max(field.value.length, 1);
  field.scrollTop = Math.max(0, share * field.scrollHeight - field.clientHeight / 2);
}

const OfflineMark = () => (
  <p
    className="chip"
    title="No AI provider is set up here. Texts are composed from the sentences of your source."
  >
    Offline writer
  </p>
);

/** As far down as the header reaches, and on a phone the toast (`#results` in desk.css keeps clear of it). */
const COVERED_PX = 130;

/** The start button is always in reach, the outcome is not: it is brought into view when it begins, and when it fails. */
function useOutcomeInView(phase: RunState['phase']): void {
  useEffect(() => {
    if (phase !== 'busy' && phase !== 'error') return;
    const isFailure = phase === 'error';
    const outcome = document.querySelector(isFailure ? '.error-panel' : '#results');
    if (!outcome) return;
    const { top } = outcome.getBoundingClientRect();
    const isHidden = top > window.innerHeight * 0.7 || top < COVERED_PX;
    if (isHidden) outcome.scrollIntoView({ block: isFailure ? 'center' : 'start' });
  }, [phase]);
}

/** Ctrl or Cmd with Enter starts, from anywhere on the desk. */
function useStartShortcut(begin: () => void): void {
  const latest = useRef(begin);
  useEffect(() => {
    latest.current = begin;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
