import { paths } from '../../shared/paths.js';
import { ButtonLink } from '../../shared/ui/button.js';
import { API_TEXTS, PLANNED_ENDPOINTS } from './content/api-page.js';
import css from './info.module.css';
import { PageHead } from './page-head.js';
import { BRAND } from '@repurpose/contract';
import { pageMeta } from '../../shared/page-meta.js';

export const meta = pageMeta({
  title: 'API',
  description: `The planned ${BRAND.name} API for Agency subscribers.`,
});

export default function ApiPage() {
  return (
    <div className="wrap">
      <div className={css.page}>
        <PageHead title={API_TEXTS.title} lead={API_TEXTS.lead} />
        <div className={`sheet ${css.sheet}`}>
          <p>
            <strong>{API_TEXTS.access}</strong> {API_TEXTS.notYet}
          </p>
          <ButtonLink kind="quiet" to={paths.home.getHref('pricing')}>
            {API_TEXTS.agency}
          </ButtonLink>
        </div>
        <section aria-labelledby="planned">
          <h2 className={css.h2} id="planned">
            {API_TEXTS.planned}
          </h2>
          <ul className={css.rows}>
            {PLANNED_ENDPOINTS.map(({ method, path, text }) => (
              <li key={path} className={css.endpoint}>
                <h3 className={css.path}>
                  <span className={css.method}>{method}</span> {path}
                </h3>
                <p>{text}</p>
                <span className="chip">{API_TEXTS.soon}</span>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="sample">
          <h2 className={css.h2} id="sample">
            {API_TEXTS.sampleTitle}
          </h2>
          <pre className={css.code}>
            <code>{API_TEXTS.sample}</code>
          </pre>
          <ButtonLink kind="quiet" to={paths.contact.getHref()}>
            {API_TEXTS.ask}
          </ButtonLink>
        </section>
      </div>
    </div>
  );
}
