import { startTransition, useEffect, useState, useTransition } from 'react';
import { BRAND, type Health } from '@repurpose/contract';
import { Button } from '../../shared/ui/button.js';
import { STATES, overallSentence, statusRows } from './component-states.js';
import { readHealth } from './health.js';
import css from './info.module.css';
import { PageHead } from './page-head.js';
import { pageMeta } from '../../shared/page-meta.js';

export const meta = pageMeta({
  title: 'Status',
  description: `Whether ${BRAND.name} works right now, part by part.`,
});

const CHECKING = 'Checking…';

export default function StatusPage() {
  const { health, isChecking, check } = useHealth();
  const isKnown = health !== undefined;
  const rows = statusRows(health ?? undefined);
  return (
    <div className="wrap">
      <div className={css.page}>
        <PageHead title="Status" lead="Asked of the running service at this moment, not written by hand." />
        <section className={`sheet ${css.sheet}`} aria-label="Components">
          <div className={css.overall}>
            <p role="status">{isKnown && !isChecking ? overallSentence(rows) : CHECKING}</p>
            <Button kind="quiet" aria-disabled={isChecking} onClick={() => !isChecking && check()}>
              Refresh
            </Button>
          </div>
          <ul className={css.rows}>
            {rows.map(({ name, state }) => (
              <li key={name} className={css.component}>
                <h2>{name}</h2>
                {isKnown ? (
                  <span className={`${css.state} ${css[STATES[state].tone]}`}>{STATES[state].label}</span>
                ) : (
                  <span className="small soft">{CHECKING}</span>
                )}
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}

/** `undefined` until the first answer. */
function useHealth() {
  const [health, setHealth] = useState<Health | null>();
  const [isChecking, start] = useTransition();
  const check = () =>
    start(async () => {
      const answer = await readHealth();
      // After an await React needs it said again that the update belongs to the transition: rows and sentence change at once.
      startTransition(() => setHealth(answer));
    });
  useEffect(check, []);
  return { health, isChecking, check };
}
