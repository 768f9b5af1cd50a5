import { BRAND, OPENAPI } from '@repurpose/contract';
import { Fragment } from 'react';
import { pageMeta } from '../../shared/page-meta.js';
import { paths } from '../../shared/paths.js';
import { ButtonLink } from '../../shared/ui/button.js';
import { ApiReference } from './api-reference.js';
import { EXAMPLES, SETUP } from './content/api-examples.js';
import { API_SECTIONS, API_TEXTS } from './content/api-page.js';
import { CALLS } from './content/api-reference.js';
import { BlockView } from './document-view.js';
import css from './info.module.css';
import { PageHead } from './page-head.js';

export const meta = pageMeta({
  title: 'API',
  description: `The ${BRAND.name} API for Agency subscribers: quick start, limits, errors and every call.`,
});

const CONTENTS = [
  ...API_SECTIONS,
  ...CALLS.map(({ id, summary }) => ({ id, heading: summary })),
  { id: 'codes', heading: 'Codes of errors' },
];

export default function ApiPage() {
  return (
    <div className="wrap">
      <div className={`${css.page} ${css.withContents}`}>
        <PageHead title={API_TEXTS.title} lead={API_TEXTS.lead} />
        <nav className={css.contents} aria-label="On this page">
          <p>On this page</p>
          <ul>
            {CONTENTS.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ul>
        </nav>
        <article className={`sheet ${css.sheet}`}>
          <section>
            <p>
              <strong>{API_TEXTS.access}</strong> The document for generators is{' '}
              <a href={OPENAPI.path}>OpenAPI 3.1</a>.
            </p>
            <ButtonLink kind="quiet" to={paths.home.getHref('pricing')}>
              See the Agency plan
            </ButtonLink>
          </section>
          {API_SECTIONS.map(({ id, heading, blocks }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 className={css.h2} id={`${id}-title`}>
                {heading}
              </h2>
              {blocks.map((block, index) => (
                <BlockView key={index} block={block} />
              ))}
              {id === 'quick-start' && <Examples />}
            </section>
          ))}
          <ApiReference />
        </article>
      </div>
    </div>
  );
}

const Examples = () =>
  [SETUP, ...EXAMPLES].map(({ name, code }) => (
    <Fragment key={name}>
      <h3 className={css.h3}>{name}</h3>
      <pre className={css.code}>
        <code>{code}</code>
      </pre>
    </Fragment>
  ));
