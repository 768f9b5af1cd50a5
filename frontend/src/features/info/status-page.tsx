import { Button } from '../../shared/ui/button.js';
import { STATES, overallSentence, statusRows } from './component-states.js';
import { useGetHealthQuery } from './health.api.js';
import css from './info.module.css';
import { PageHead } from './page-head.js';
import { BRAND } from '@repurpose/contract';
import { pageMeta } from '../../shared/page-meta.js';

export const meta = pageMeta({
  title: 'Status',
  description: `Whether ${BRAND.name} works right now, part by part.`,
});

const CHECKING = 'Checking…';

export default function StatusPage() {
  const { data, isFetching, refetch } = useGetHealthQuery(undefined, { refetchOnMountOrArgChange: true });
  const isKnown = data !== undefined;
  const rows = statusRows(data ?? undefined);
  return (
    <div className="wrap">
      <div className={css.page}>
        <PageHead title="Status" lead="Asked of the running service at this moment, not written by hand." />
        <section className={`sheet ${css.sheet}`} aria-label="Components">
          <div className={css.overall}>
            <p role="status">{isKnown && !isFetching ? overallSentence(rows) : CHECKING}</p>
            <Button kind="quiet" aria-disabled={isFetching} onClick={() => !isFetching && void refetch()}>
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
