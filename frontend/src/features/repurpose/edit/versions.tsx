import { useEffect, useState } from 'react';
import type { PieceState, VersionDetail, VersionKind, VersionSummary } from '@repurpose/contract';
import { Button } from '../../../shared/ui/button.js';
import type { usePieceEdit } from './use-piece-edit.js';
import { diffWords } from './word-diff.js';

const WORDS: Readonly<Record<VersionKind, string>> = {
  written: 'First version',
  edited: 'Edited',
  regenerated: 'Rewritten',
  restored: 'Restored',
};
const times = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

type VersionsProps = { edit: ReturnType<typeof usePieceEdit>; state: PieceState };

/** What the piece said before: compare with what it says now, restore. */
export function Versions({ edit: { calls, restore, isBusy }, state }: VersionsProps) {
  const [rows, setRows] = useState<VersionSummary[] | null>(null);
  const [compared, setCompared] = useState<VersionDetail | null>(null);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    void calls.versions().then((answer) => {
      if (answer.ok) setRows(answer.value);
      else setError(answer.message);
    });
  }, [calls]);
  async function compare(version: number): Promise<void> {
    const answer = await calls.version(version);
    if (answer.ok) setCompared(answer.value);
    else setError(answer.message);
  }
  return (
    <section aria-label="Versions" className="edit-versions">
      {error !== null && <p className="field-error">{error}</p>}
      <ul>
        {rows?.map(({ version, kind, createdAt }) => (
          <li key={version} className="row">
            <span className="small">
              {version}. {WORDS[kind]}, <time dateTime={createdAt}>{times.format(new Date(createdAt))}</time>
            </span>
            {version !== state.version && (
              <>
                <Button
                  kind="ghost"
                  size="small"
                  aria-label={`Compare version ${version}`}
                  onClick={() => void compare(version)}
                >
                  Compare
                </Button>
                <Button
                  kind="ghost"
                  size="small"
                  disabled={isBusy}
                  aria-label={`Restore version ${version}`}
                  onClick={() => void restore(version)}
                >
                  Restore
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
      {compared && (
        <p className="edit-diff" role="group" aria-label={`Version ${compared.version} compared with now`}>
          {diffWords(compared.text, state.text).map(({ kind, text }, at) =>
            kind === 'same' ? (
              <span key={at}>{text}</span>
            ) : kind === 'added' ? (
              <ins key={at}>{text}</ins>
            ) : (
              <del key={at}>{text}</del>
            ),
          )}
        </p>
      )}
    </section>
  );
}
