import { useEffect, useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { OutputState } from '@repurpose/contract';
import { measureDraft, type Draft } from '@repurpose/writing';
import { Row } from '../../../shared/ui/row.js';
import { Note } from '../../../shared/ui/note.js';
import { SmallButton } from '../../../shared/ui/small-button.js';
import { StickyBar } from '../sticky-bar.js';
import { counterOf } from '../../../shared/outputs/counter.js';
import { claimLineOf } from '../../../shared/outputs/claim-line.js';
import type { Checker } from './checks/use-checker.js';
import type { EditNote } from './output-saver.js';
import { DoubtedClaims } from './doubted-claims.js';
import { fieldsIdOf, type OverLimit } from './over-limit.js';
import type { OutputEdit } from './use-output-edit.js';

type EditorBarProps = {
  edit: OutputEdit;
  over: OverLimit | null;
  /** The draft with what was typed. */
  typed: Draft;
  checker: Checker;
  language: string;
  onClose: () => void;
};

/** Beside a keyboard there is room for the buttons, and for what went wrong. */
const LOW = { '@media (max-height: 560px)': { py: 1.5, '& .hint': { display: 'none' } } } as const;

const MARGIN_PX = 24;

/** The line that is typed stays above the bar, however high its words make it. */
function keepClear(bar: HTMLElement): () => void {
  const { style } = document.documentElement;
  const follow = new ResizeObserver(() => style.setProperty('--bar', `${bar.offsetHeight + MARGIN_PX}px`));
  follow.observe(bar);
  return () => {
    follow.disconnect();
    style.removeProperty('--bar');
  };
}

/** Saves while one types. What cannot be saved may wait on this device. */
export function EditorBar({ edit, over, onClose, ...checked }: EditorBarProps) {
  const [isRefused, setRefused] = useState(false);
  // The refused save has happened since.
  if (isRefused && !edit.isUnsaved) setRefused(false);
  async function finish(): Promise<void> {
    if (await edit.saver.flush()) return onClose();
    setRefused(true);
    showPart(over);
  }
  function leave(): void {
    edit.saver.leave();
    onClose();
  }
  return (
    <StickyBar ref={keepClear} sx={LOW}>
      {over && <TooLong over={over} isRefused={isRefused} />}
      <Problems edit={edit} />
      <Checks isShown={over === null} edited={edit.state} {...checked} />
      <Row sx={{ gap: 2 }}>
        <Button size="small" onClick={() => void finish()}>
          Done
        </Button>
        {edit.saver.hasChanges && (
          <SmallButton variant="text" disabled={edit.isBusy} onClick={() => void edit.saver.undoAll()}>
            Undo all
          </SmallButton>
        )}
        {isRefused && edit.isUnsaved && (
          <SmallButton variant="text" onClick={leave}>
            Close without saving
          </SmallButton>
        )}
        {over === null && <Saving edit={edit} />}
        <UndoButton edit={edit} />
      </Row>
    </StickyBar>
  );
}

/** Why no button saves. */
function Saving({ edit: { note, isUnsaved } }: { edit: OutputEdit }) {
  if (note && isProblem(note)) return null;
  return <Note role="status">{note?.text ?? (isUnsaved ? 'Saving…' : 'Saved as you type')}</Note>;
}

function UndoButton({ edit: { note, saver } }: { edit: OutputEdit }) {
  const before = note?.before;
  if (before === undefined) return null;
  return <SmallButton onClick={() => void saver.restore(before)}>Undo</SmallButton>;
}

/** Brings the part that is too long into view, with the focus. */
function showPart(over: OverLimit | null): void {
  if (!over?.partId) return;
  const field = document.getElementById(fieldsIdOf(over.partId))?.querySelector('textarea');
  field?.scrollIntoView({ block: 'nearest' });
  field?.focus({ preventScroll: true });
}

type ChecksProps = Pick<EditorBarProps, 'typed' | 'checker' | 'language'> & {
  isShown: boolean;
  /** The saved version. */
  edited: OutputState | null;
};

function Checks({ typed, checker, language, isShown, edited }: ChecksProps) {
  const { check, claims, failure } = checker;
  useEffect(() => check(typed, edited), [check, typed, edited]);
  if (!isShown) return null;
  return (
    <Typography variant="body2" className="hint">
      {counterOf(measureDraft(typed, language)).text}. {claimsLine(claims, failure)}
      {failure === null && claims && <DoubtedClaims claims={claims} />}
    </Typography>
  );
}

function claimsLine(claims: Checker['claims'], failure: Checker['failure']): string {
  if (failure === 'too-long') return 'This text takes too long to check. Please shorten it.';
  if (failure === 'broken') return 'The claims cannot be checked here.';
  return claims === null ? 'Checking the claims…' : claimLineOf(claims);
}

const isProblem = ({ kind }: NonNullable<EditNote>) => kind === 'wrong' || kind === 'conflict';

/** A hint while one types, an error once it should have been saved. */
function TooLong({ over: { text, partId }, over, isRefused }: { over: OverLimit; isRefused: boolean }) {
  return (
    <Alert
      severity={isRefused ? 'error' : 'warning'}
      role={isRefused ? 'alert' : 'status'}
      {...(!isRefused && { className: 'hint' })}
    >
      {isRefused && 'Not saved: '}
      {partId === null ? (
        text
      ) : (
        // A link: the words of a button would not wrap within the sentence.
        <Link
          href={`#${fieldsIdOf(partId)}`}
          onClick={(event) => {
            event.preventDefault();
            showPart(over);
          }}
        >
          {text}
        </Link>
      )}
      {isRefused ? '. Please shorten it.' : '. It is saved once it fits.'}
    </Alert>
  );
}

/** With two versions, offers both. */
function Problems({ edit }: Pick<EditorBarProps, 'edit'>) {
  return (
    <>
      {edit.note && isProblem(edit.note) && <SaveNote note={edit.note} />}
      {edit.note?.kind === 'wrong' && edit.isUnsaved && (
        <SmallButton onClick={() => void edit.saver.save()} sx={{ justifySelf: 'start' }}>
          Try again
        </SmallButton>
      )}
      {edit.note?.kind === 'conflict' && (
        <Row sx={{ gap: 2 }}>
          <SmallButton onClick={() => void edit.saver.reload(false)}>Load the newer version</SmallButton>
          <SmallButton onClick={() => void edit.saver.reload(true)}>Keep mine</SmallButton>
        </Row>
      )}
    </>
  );
}

export function SaveNote({ note }: { note: NonNullable<EditNote> }) {
  if (isProblem(note)) return <Alert severity="error">{note.text}</Alert>;
  return <Note role="status">{note.text}</Note>;
}
