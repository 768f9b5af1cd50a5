import { lazy, Suspense, useEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { MESSAGES } from '@repurpose/contract';
import AlertTitle from '@mui/material/AlertTitle';
import Typography from '@mui/material/Typography';
import Card from '@mui/material/Card';
import { beside } from '../../../shared/workspace/workspace-context.js';
import { bringIntoView, intoView } from '../../../shared/browser/bring-into-view.js';
import { Part } from '../../../shared/ui/part.js';
import type { RunState } from '../run/run-state.js';
import type { ResultsPanelProps } from './results-panel.js';
import { useSourceView } from './claims/use-source-view.js';
import { NotLoaded } from './not-loaded.js';
import { SmallButton } from '../../../shared/ui/small-button.js';
import { Panel } from '../../../shared/ui/panel.js';

export const loadResults = () => import('./results-panel.js');
const ResultsPanel = lazy(loadResults);
const SourceDialog = lazy(() => import('./claims/source-dialog.js'));

type OutcomeProps = Omit<ResultsPanelProps, 'onShowInSource'> & {
  /** The source, where it can be changed. */
  field?: RefObject<HTMLTextAreaElement | null>;
  hasContent: boolean;
  onTrySample: () => void;
  /** With the text as it is now. */
  onStartAgain: () => void;
};

export function Outcome(props: OutcomeProps) {
  const { field, hasContent, onTrySample, onStartAgain, ...results } = props;
  const { run } = results;
  const sourceView = useSourceView(field ?? null, run.content);
  useOutcomeInView(run);
  switch (run.phase) {
    case 'idle':
      return <EmptyResults onTrySample={onTrySample} hasContent={hasContent} />;
    case 'loading':
      return (
        <div role="status" aria-label="Opening your last result…">
          <Skeleton variant="rounded" height={280} />
        </div>
      );
    case 'missing':
      return <Missing reason={run.error} />;
    default:
      return (
        <>
          {run.phase === 'error' && run.error !== null && (
            <ErrorPanel message={run.error} onRetry={onStartAgain} />
          )}
          <Box
            id="outcome"
            tabIndex={-1}
            sx={{ minWidth: 0, outline: 'none', '&:empty': { display: 'none' } }}
          >
            <Part
              fallback={<ResultsAhead run={run} />}
              failed={run.phase !== 'error' && <NotLoaded what="The results" />}
            >
              <ResultsPanel {...results} onShowInSource={sourceView.show} />
            </Part>
          </Box>
          <Suspense>
            {sourceView.place && (
              <SourceDialog content={run.content} place={sourceView.place} onClose={sourceView.close} />
            )}
          </Suspense>
        </>
      );
  }
}

function Missing({ reason }: { reason: string | null }) {
  return (
    // On a phone it is far below.
    <Alert ref={intoView} severity="warning" sx={{ scrollMarginBottom: 16 }}>
      This transformation could not be opened. {reason} <Link href={beside.library}>Open the library</Link>
    </Alert>
  );
}

/** When a run begins or fails, and when a past one is opened; not on coming to the dashboard itself. */
function useOutcomeInView({ phase, id }: RunState): void {
  const { key, search } = useLocation();
  const isPushed = useNavigationType() === 'PUSH';
  const isOpened = isPushed && new URLSearchParams(search).has('open');
  const seen = useRef<string | null>(null);
  useEffect(() => {
    if (phase === 'busy') seen.current = key;
    if (phase === 'busy') bringIntoView('results');
    if (phase === 'error') bringIntoView('run-error', 'center');
    if (phase !== 'results' || !isOpened || seen.current === key) return;
    seen.current = key;
    document.getElementById('results')?.scrollIntoView({ block: 'start', behavior: 'instant' });
    // The pressed button is far away by now.
    document.getElementById('outcome')?.focus({ preventScroll: true });
  }, [phase, id, key, isOpened]);
}

function ErrorPanel({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <Alert
      id="run-error"
      component="section"
      severity="error"
      aria-labelledby="run-error-title"
      sx={{ border: 1, borderColor: 'error.main' }}
    >
      <AlertTitle
        component="h2"
        id="run-error-title"
        sx={{ typography: 'body1', fontWeight: 650, color: 'error.main' }}
      >
        {MESSAGES.transform.errorPanel}
      </AlertTitle>
      <Typography>{message}</Typography>
      <Typography variant="body2" sx={{ my: 1 }}>
        A credit is used only when something was delivered. Your text is still here.
      </Typography>
      <SmallButton icon="retry" onClick={onRetry}>
        Try again
      </SmallButton>
    </Alert>
  );
}

const Progress = lazy(async () => ({ default: (await import('./progress.js')).Progress }));

/** While the results' chunk loads. As high as the screen, so that the page can scroll to it. */
function ResultsAhead({ run }: { run: RunState }) {
  return (
    <Panel id="results" title={MESSAGES.transform.resultPanel} sx={{ minHeight: '100svh' }}>
      <Suspense>{run.phase === 'busy' && <Progress run={run} />}</Suspense>
    </Panel>
  );
}

/** Drawn once. */
const THREAD = {
  '@keyframes draw-thread': { from: { strokeDashoffset: 400 } },
  '@media (min-width: 1024px)': { strokeDasharray: 400, animation: 'draw-thread 900ms ease-out' },
} as const;

function EmptyResults({ onTrySample, hasContent }: { onTrySample: () => void; hasContent: boolean }) {
  return (
    <Card
      component="section"
      aria-label="No results yet"
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 3.5,
        p: '28px 20px',
        borderStyle: 'dashed',
        borderColor: 'var(--control)',
        bgcolor: 'transparent',
        textAlign: 'center',
      }}
    >
      <svg viewBox="0 0 420 150" width="360" fill="none" strokeWidth="1.4" aria-hidden="true">
        <g stroke="var(--control)" opacity="0.75">
          <rect x="1" y="26" width="92" height="98" rx="7" />
          <path d="M15 46h64M15 60h64M15 74h50M15 88h64M15 102h34" />
        </g>
        <Box component="g" stroke="var(--accent)" sx={THREAD}>
          <path d="M93 74C170 74 160 22 238 22" />
          <path d="M93 74H238" />
          <path d="M93 74C170 74 160 128 238 128" />
        </Box>
        <g stroke="var(--control)" opacity="0.75">
          <rect x="239" y="2" width="180" height="38" rx="7" />
          <rect x="239" y="55" width="180" height="38" rx="7" />
          <rect x="239" y="109" width="180" height="38" rx="7" />
          <path d="M254 16h110M254 27h72M254 69h130M254 80h58M254 123h96M254 134h120" />
        </g>
      </svg>
      <Typography color="textSecondary" sx={{ maxWidth: '44ch' }}>
        {hasContent
          ? 'Choose your formats and start: the results appear here, each checked against your text.'
          : 'Put in a text and choose formats: the results appear here.'}
      </Typography>
      {!hasContent && <SmallButton onClick={onTrySample}>Try the sample text</SmallButton>}
    </Card>
  );
}
