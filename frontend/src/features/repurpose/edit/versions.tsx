import { useState } from 'react';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import type { OutputState, VersionDetail, VersionKind, VersionSummary } from '@repurpose/contract';
import { useSession } from '../../../shared/session/use-session.js';
import { dayAndTime } from '../../../shared/dates.js';
import { counted } from '../../../shared/figures.js';
import { FailureAlert } from '../../../shared/ui/failure-alert.js';
import { SmallButton } from '../../../shared/ui/small-button.js';
import { useGetVersionsQuery, useLazyGetVersionQuery } from './outputs.api.js';
import type { OutputEdit } from './use-output-edit.js';
import { diffWords } from './word-diff.js';

const WORDS: Readonly<Record<VersionKind, string>> = {
  written: 'First version',
  edited: 'Edited',
  regenerated: 'Regenerated',
  restored: 'Restored',
};

/** Saved in one session, newest first. Any other version is a group of its own. */
type VersionGroup = [newest: VersionSummary, ...earlier: VersionSummary[]];

/** A longer pause begins a new session. */
const PAUSE_MS = 10 * 60_000;

const isSameSitting = (later: VersionSummary, earlier: VersionSummary) =>
  later.kind === 'edited' &&
  earlier.kind === 'edited' &&
  Date.parse(later.createdAt) - Date.parse(earlier.createdAt) <= PAUSE_MS;

/** Typing saves every few seconds, so the saves of one session are grouped. */
export function groupVersions(versions: readonly VersionSummary[]): VersionGroup[] {
  const groups: VersionGroup[] = [];
  for (const version of versions) {
    const earliest = groups.at(-1)?.at(-1);
    if (earliest && isSameSitting(earliest, version)) groups.at(-1)?.push(version);
    else groups.push([version]);
  }
  return groups;
}

type VersionsProps = { edit: OutputEdit; state: OutputState };

export function Versions({ edit: { output, saver, isBusy }, state }: VersionsProps) {
  const { data: rows = [], error: notListed } = useGetVersionsQuery(output);
  const [compare, { data: compared, error: notRead }] = useLazyGetVersionQuery();
  const error = notListed ?? notRead;
  return (
    <section aria-label="Versions">
      <FailureAlert error={error} />
      <List disablePadding>
        {groupVersions(rows).map((group) => (
          <Sitting
            key={group[0].version}
            group={group}
            row={{
              current: state.version,
              isBusy,
              onCompare: (version) => void compare({ ...output, version }, true),
              onRestore: (version) => void saver.restore(version),
            }}
          />
        ))}
      </List>
      {compared && <Comparison before={compared} now={state.text} />}
    </section>
  );
}

interface RowProps {
  current: number;
  isBusy: boolean;
  onCompare: (version: number) => void;
  onRestore: (version: number) => void;
}

function Sitting({ group: [newest, ...earlier], row }: { group: VersionGroup; row: RowProps }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <VersionRow version={newest} {...row}>
        {earlier.length > 0 && (
          <SmallButton variant="text" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {counted(earlier.length, 'earlier save')}
          </SmallButton>
        )}
      </VersionRow>
      {isOpen && earlier.map((version) => <VersionRow key={version.version} version={version} {...row} />)}
    </>
  );
}

type VersionRowProps = RowProps & { version: VersionSummary; children?: React.ReactNode };

function VersionRow({
  version: { version, kind, createdAt, author },
  current,
  isBusy,
  onCompare,
  onRestore,
  children,
}: VersionRowProps) {
  const { user } = useSession({ asks: 'never' });
  const isOthers = author !== null && author.userId !== user?.id;
  return (
    <ListItem disableGutters divider sx={{ flexWrap: 'wrap', columnGap: 1, py: 1 }}>
      <Typography variant="body2" sx={{ mr: 'auto' }}>
        {version}. {WORDS[kind]}, <time dateTime={createdAt}>{dayAndTime(createdAt)}</time>
        {isOthers && ` by ${author.username}`}
      </Typography>
      {version !== current && (
        <>
          <SmallButton
            variant="text"
            aria-label={`Compare version ${version}`}
            onClick={() => onCompare(version)}
          >
            Compare
          </SmallButton>
          <SmallButton
            variant="text"
            disabled={isBusy}
            aria-label={`Restore version ${version}`}
            onClick={() => onRestore(version)}
          >
            Restore
          </SmallButton>
        </>
      )}
      {children}
    </ListItem>
  );
}

function Comparison({ before, now }: { before: VersionDetail; now: string }) {
  return (
    <Box
      role="group"
      aria-label={`Version ${before.version} compared with now`}
      dir="auto"
      sx={{
        p: '14px 16px',
        borderRadius: 1,
        bgcolor: 'background.default',
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
        '& ins': { color: 'success.main', bgcolor: 'var(--true-wash)' },
        '& del': { color: 'error.main', bgcolor: 'var(--wrong-wash)' },
      }}
    >
      {diffWords(before.text, now).map(({ kind, text }, at) =>
        kind === 'same' ? (
          <span key={at}>{text}</span>
        ) : kind === 'added' ? (
          <ins key={at}>{text}</ins>
        ) : (
          <del key={at}>{text}</del>
        ),
      )}
    </Box>
  );
}
