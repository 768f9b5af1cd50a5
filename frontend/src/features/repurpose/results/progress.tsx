import { FORMATS } from '@repurpose/contract';
import { Icon } from '../../../shared/ui/icon.js';
import type { Piece, RunState } from '../run/run-state.js';
import './progress.css';

const WORDS: Readonly<Record<Piece['status'], string>> = {
  waiting: 'Writing…',
  done: 'Ready',
  failed: 'Failed',
};

/** One row per format that fills when it is finished; read out as a count, not row by row. */
export function Progress({ run }: { run: RunState }) {
  const finished = run.formats.filter((format) => run.pieces[format]?.status !== 'waiting').length;
  return (
    <div className="progress">
      <p className="visually-hidden" role="status">
        {finished} of {run.formats.length} formats finished
      </p>
      <ul className="progress-rows" aria-label="Progress">
        {run.formats.map((format) => {
          const status = run.pieces[format]?.status ?? 'waiting';
          return (
            <li key={format} className={`progress-row progress-${status}`}>
              <Icon name={format} size={18} />
              <span className="progress-name">{FORMATS[format].label}</span>
              <span className="progress-bar" aria-hidden="true">
                <span />
              </span>
              <span className="progress-word small">{WORDS[status]}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
