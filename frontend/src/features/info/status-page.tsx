import { startTransition, useEffect, useState, useTransition } from 'react';
import { BRAND, type Health, API, type ComponentState } from '@repurpose/contract';
import { Button } from '../../shared/ui/button.js';
import css from './info.module.css';
import { InfoPage } from './page-head.js';
import { pageMeta } from '../../shared/page-meta.js';
import { sendCall } from '../../shared/api/call.js';
import { LABELS, statusRows, overallSentence } from './component-states.js';

export const meta = pageMeta('Status', `Whether ${BRAND.name} works right now, part by part.`);

const CHECKING = 'Checking…';

export default function StatusPage() {
  const { health, isChecking, check } = useHealth();
  const isKnown = health !== undefined;
  const rows = statusRows(health ?? undefined);
  return (
    <InfoPage title="Status" lead="Asked of the running service at this moment, not written by hand.">
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
                <span className={`${css.state} ${css[state]}`}>{LABELS[state]}</span>
              ) : (
                <span className="small soft">{CHECKING}</span>
              )}
            </li>
          ))}
        </ul>
      </section>
    </InfoPage>
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

/** A proxy's error page is not a report. */
function isHealth(value: unknown): value is Health {
  if (typeof value !== 'object' || value === null || !('components' in value)) return false;
  const { components } = value;
  if (typeof components !== 'object' || components === null) return false;
  return Object.values(components).every((state: ComponentState) => Object.hasOwn(LABELS, state));
}

/** A 503 has the report too. Null: no report. Without the store, which would double the weight of this page. */
async function readHealth(): Promise<Health | null> {
  const result = await sendCall({ ...API.ready, readsStatuses: [503] });
  if (!result.ok) return null;
  try {
    const answer: unknown = await result.response.json();
    return isHealth(answer) ? answer : null;
  } catch (cause) {
    if (cause instanceof SyntaxError) return null;
    throw cause;
  }
}
