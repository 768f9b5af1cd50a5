import { lazy, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import Alert from '@mui/material/Alert';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { FORMATS, MESSAGES, type FormatKey, type User } from '@repurpose/contract';
import AlertTitle from '@mui/material/AlertTitle';
import Stack from '@mui/material/Stack';
import { SmallButton } from '../../../shared/ui/small-button.js';
import { useWorkspaceId } from '../../../shared/workspace/workspace-context.js';
import { useWriteBlock } from '../../../shared/workspace/write-block.js';
import { flushUnsaved } from '../../../shared/unsaved/unsaved.js';
import { readKeptText } from '../../../shared/unsaved/kept-texts.js';
import { Icon } from '../../../shared/ui/icon.js';
import { Loading } from '../../../shared/ui/loading.js';
import { bringIntoView } from '../../../shared/browser/bring-into-view.js';
import { Panel } from '../../../shared/ui/panel.js';
import { Part } from '../../../shared/ui/part.js';
import { deliveredFormats, type RunState } from '../run/run-state.js';
import type { NewOutput } from '../run/use-output-changes.js';
import type { useRun } from '../run/use-run.js';
import type { FinishedOutput } from './read-output.js';
import { ZipButton } from './export/export-buttons.js';
import { NotLoaded } from './not-loaded.js';
import { OpenOutputContext, type OpenOutput } from './open-output.js';
import { type OutputTab, OutputView } from './output-view.js';
import { PastHead } from './past-head.js';
import type { ScreenWidth } from './previews/words.js';
import { Progress } from './progress.js';
import { titleOf } from './title-of.js';
import type { ShowInSource } from './claims/claims.js';

const OutputEditor = lazy(() => import('../edit/output-editor.js'));

export type ResultsPanelProps = Pick<ReturnType<typeof useRun>, 'run' | 'retry' | 'select' | 'replace'> & {
  user: User;
  onShowInSource: ShowInSource;
};

const CHIPS = {
  m: '-4px -4px 10px',
  '& .MuiTabs-indicator': { display: 'none' },
  // With room for the focus ring.
  '& .MuiTabs-list': { gap: { xs: 1, sm: 1.5 }, p: 1, flexWrap: 'wrap' },
  '& .MuiTab-root': {
    minWidth: 0,
    minHeight: 'var(--press)',
    p: { xs: '6px 10px', sm: '6px 12px' },
    gap: 1.5,
    border: 1,
    borderColor: 'divider',
    borderRadius: 999,
    fontSize: 'var(--t-14)',
    '&:hover': { borderColor: 'var(--control)', color: 'text.primary' },
    '&.Mui-selected': { borderColor: 'text.primary', bgcolor: 'text.primary', color: 'background.default' },
    '& svg': { m: 0, display: { xs: 'none', sm: 'block' } },
  },
  // On a phone one row, which stays below the header while a text is read.
  '@media (max-width: 599.98px) and (min-height: 480px)': {
    position: 'var(--header, sticky)',
    top: 64,
    zIndex: 2,
    mx: '-18px',
    bgcolor: 'background.paper',
    borderBottom: '1px solid var(--line)',
    '& .MuiTabs-list': { flexWrap: 'nowrap', width: 'max-content', p: '4px 18px 8px' },
  },
} as const;

/** The next text is read from its beginning. */
function toBeginning(tab: Element): void {
  const panel = document.getElementById('result-panel');
  const isUnderTabs = panel && panel.getBoundingClientRect().top < tab.getBoundingClientRect().top;
  if (isUnderTabs) panel.scrollIntoView();
}

export default function ResultsPanel(props: ResultsPanelProps) {
  const { run, user, select, retry } = props;
  const [tab, setTab] = useState<OutputTab>('text');
  const [width, setWidth] = useState<ScreenWidth>('phone');
  const outputs = outputsOf(run);
  const latest = useRef(outputs);
  useLayoutEffect(() => {
    latest.current = outputs;
  });
  const shown = outputs.find(({ format }) => format === run.selected) ?? outputs[0];
  if (run.phase === 'error' && !shown) return null;
  return (
    <Panel
      id="results"
      title={MESSAGES.transform.resultPanel}
      aside={
        run.phase === 'results' &&
        outputs.length > 1 && <ZipButton readOutputs={() => latest.current} plan={user.plan} />
      }
    >
      {run.createdAt !== null && <PastHead content={run.content} createdAt={run.createdAt} />}
      {run.phase === 'busy' && <Progress run={run} />}
      <Failures run={run} retry={retry} />
      {shown && (
        <Tabs
          value={shown.format}
          onChange={({ currentTarget }, next: FormatKey) => {
            toBeginning(currentTarget as Element);
            void flushUnsaved().then(() => select(next));
          }}
          variant="scrollable"
          scrollButtons={false}
          sx={CHIPS}
          aria-label={MESSAGES.transform.resultPanel}
        >
          {outputs.map(({ format }) => (
            <Tab
              key={format}
              id={`result-tab-${format}`}
              aria-controls="result-panel"
              value={format}
              icon={<Icon name={format} size={16} />}
              iconPosition="start"
              label={FORMATS[format].label}
            />
          ))}
        </Tabs>
      )}
      {shown && run.id !== null && (
        <EditableOutput key={`${run.id} ${shown.format}`} {...props} id={run.id} output={shown}>
          <OutputView tab={tab} onTab={setTab} width={width} onWidth={setWidth} />
        </EditableOutput>
      )}
    </Panel>
  );
}

type EditableOutputProps = ResultsPanelProps & { id: string; output: FinishedOutput; children: ReactNode };

/** Read-only until "Edit". */
function EditableOutput(props: EditableOutputProps) {
  const { run, id, user, output, children, replace, onShowInSource } = props;
  const [isEditing, setEditing] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const workspaceId = useWorkspaceId();
  // The pressed button disappears, so the focus moves to what replaces it.
  const turn = (isNow: boolean) => {
    setEditing(isNow);
    panel.current?.focus({ preventScroll: true });
    bringIntoView('result-panel');
  };
  const { content } = run;
  const at = { id, format: output.format, workspaceId };
  const canEdit = useWriteBlock() === null && run.phase === 'results';
  // At once: an export that waited for the save takes what is on screen.
  const save = (output: NewOutput) => flushSync(() => replace(at, output));
  const open: OpenOutput = {
    ...{ output, content, at, plan: user.plan, onShowInSource },
    editing: canEdit ? { onEdit: () => turn(true), onSaved: save } : null,
  };
  return (
    <div
      ref={panel}
      role="tabpanel"
      id="result-panel"
      aria-labelledby={`result-tab-${output.format}`}
      tabIndex={-1}
      style={{ outline: 'none' }}
    >
      {isEditing ? (
        <Part fallback={<Loading label="Opening the editor…" />} failed={<NotLoaded what="The editor" />}>
          <OutputEditor
            at={at}
            userId={user.id}
            content={content}
            onSaved={save}
            onClose={() => turn(false)}
          />
        </Part>
      ) : (
        <OpenOutputContext value={open}>
          {/* This text is not what was typed last. */}
          {canEdit && readKeptText({ ...at, userId: user.id }) !== null && (
            <Alert
              severity="info"
              role="status"
              action={<SmallButton onClick={() => turn(true)}>Continue editing</SmallButton>}
              sx={{ mb: 3 }}
            >
              What you typed here last is not saved. It is kept on this device.
            </Alert>
          )}
          {children}
        </OpenOutputContext>
      )}
    </div>
  );
}

function outputsOf(run: RunState): FinishedOutput[] {
  const title = titleOf(run.content);
  return deliveredFormats(run).flatMap((format) => {
    const output = run.outputs[format];
    return output?.status === 'done' ? [{ ...output, title, format }] : [];
  });
}

function Failures({ run, retry }: Pick<ResultsPanelProps, 'run' | 'retry'>) {
  const isReader = useWriteBlock() !== null;
  if (run.phase !== 'results') return null;
  const open = run.formats.filter((format) => run.outputs[format]?.status !== 'done');
  if (open.length === 0) return null;
  return (
    <Stack component="ul" spacing={2.5} sx={{ mb: 4 }}>
      {open.map((format) => {
        const output = run.outputs[format];
        const isWaiting = output?.status === 'waiting';
        return (
          <Alert
            key={format}
            component="li"
            role={undefined}
            severity="error"
            icon={<Icon name={isWaiting ? format : 'warn'} />}
            action={
              isReader ? null : (
                <SmallButton
                  disabled={isWaiting || run.id === null}
                  icon="retry"
                  aria-label={`Retry ${FORMATS[format].label}`}
                  onClick={() => void retry(format)}
                >
                  Retry
                </SmallButton>
              )
            }
          >
            <AlertTitle component="strong">{FORMATS[format].label}</AlertTitle>
            {output?.status === 'failed'
              ? output.message
              : isWaiting
                ? 'Writing…'
                : 'This format was not written.'}
          </Alert>
        );
      })}
    </Stack>
  );
}
