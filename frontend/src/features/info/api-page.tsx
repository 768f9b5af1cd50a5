import { BRAND, OPENAPI } from '@repurpose/contract';
import { Fragment, useState } from 'react';
import { useLoaderData } from 'react-router';
import { pageMeta } from '../../shared/page-meta.js';
import { paths } from '../../shared/paths.js';
import { ButtonLink, Button } from '../../shared/ui/button.js';
import { ANSWER, EXAMPLES, GENERATED, GENERATED_START, SETUP } from './content/api-examples.js';
import { API_SECTIONS, API_TEXTS } from './content/api-page.js';
import { CALLS, CODES, THINGS, type Call, type Field, type Reference } from './content/api-reference.js';
import { ReadingPage, SectionView } from './document-view.js';
import { inline } from './page-head.js';
import css from './info.module.css';

export const meta = pageMeta(
  'API',
  `The ${BRAND.name} API for Agency subscribers: quick start, limits, errors and every call.`,
);

/** Runs at build time: the texts, the calls and the errors' messages are in the page's HTML, not in its script. */
export const loader = () => ({
  ...{ head: API_TEXTS, sections: API_SECTIONS },
  ...{ calls: CALLS, things: THINGS, codes: CODES },
});

export default function ApiPage() {
  const { head, sections, ...reference } = useLoaderData<typeof loader>();
  const contents = [
    ...sections,
    ...reference.calls.map(({ id, summary }) => ({ id, heading: summary })),
    ...reference.things.map(({ name }) => ({ id: name, heading: name })),
    { id: 'codes', heading: 'Codes of errors' },
  ];
  return (
    <ReadingPage head={head} contents={contents}>
      <section>
        <p>
          <strong>{head.access}</strong> The document for generators is <a href={OPENAPI.path}>OpenAPI 3.1</a>
          .
        </p>
        <ButtonLink kind="quiet" to={paths.home.getHref('pricing')}>
          See the Agency plan
        </ButtonLink>
      </section>
      {sections.map((section) => (
        <SectionView key={section.id} {...section}>
          {section.id === 'quick-start' && <Examples />}
        </SectionView>
      ))}
      <ApiReference {...reference} />
    </ReadingPage>
  );
}

const Examples = () =>
  [SETUP, ...EXAMPLES, ANSWER, GENERATED].map(({ name, how, code }) => (
    <Fragment key={name}>
      <h3>{name}</h3>
      <p>{how}</p>
      <CodeBlock name={name} code={code} />
      {name === GENERATED.name && <CodeBlock name="quick-start.mts" code={GENERATED_START} />}
    </Fragment>
  ));

/** If the browser forbids copying, selects the code. */
function CodeBlock({ name, code }: { name: string; code: string }) {
  const [result, setResult] = useState<'copied' | 'selected'>();
  async function copy(block: Element | null | undefined): Promise<void> {
    try {
      await navigator.clipboard.writeText(code);
      setResult('copied');
    } catch {
      if (block) getSelection()?.selectAllChildren(block);
      setResult('selected');
    }
  }
  return (
    <div className={css.block} onBlur={() => setResult(undefined)}>
      <pre className={css.code} tabIndex={0} aria-label={name}>
        <code>{code}</code>
      </pre>
      <Button
        kind="quiet"
        size="small"
        aria-label={`Copy ${name}`}
        onClick={({ currentTarget }) => void copy(currentTarget.parentElement?.querySelector('code'))}
      >
        <span aria-live="polite">{result === 'copied' ? 'Copied' : result ? 'Selected' : 'Copy'}</span>
      </Button>
    </div>
  );
}

function Fields({ fields }: { fields: readonly Field[] }) {
  return (
    <dl className={css.terms}>
      {fields.flatMap(({ name, type, isRequired, text }) => [
        <dt key={name}>
          <code>{name}</code>
        </dt>,
        <dd key={`${name}:`}>
          {type}
          {isRequired && ', required'}
          {text && <>. {inline(text)}</>}
        </dd>,
      ])}
    </dl>
  );
}

function CallView({ call }: { call: Call }) {
  return (
    <section id={call.id} aria-labelledby={`${call.id}-title`}>
      <h2 id={`${call.id}-title`}>{call.summary}</h2>
      <p>
        <code>
          {call.method} {call.path}
        </code>
      </p>
      <p>{inline(call.description)}</p>
      {call.parameters.length > 0 && <Fields fields={call.parameters} />}
      {call.body.length > 0 && <Fields fields={call.body} />}
      <ul>
        {call.answers.map(({ status, text, type }) => (
          <li key={status}>
            {status}: <a href={`#${type}`}>{type}</a>. {inline(text)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function ApiReference({ calls, things, codes }: Reference) {
  return (
    <>
      {calls.map((call) => (
        <CallView key={call.id} call={call} />
      ))}
      {things.map(({ name, fields }) => (
        <section key={name} id={name} aria-labelledby={`${name}-title`}>
          <h2 id={`${name}-title`}>{name}</h2>
          <Fields fields={fields} />
        </section>
      ))}
      <section id="codes" aria-labelledby="codes-title">
        <h2 id="codes-title">Codes of errors</h2>
        <dl className={css.terms}>
          {codes.flatMap(({ code, status, message }) => [
            <dt key={code} id={code}>
              <code>{code}</code>
            </dt>,
            <dd key={`${code}:`}>
              {status}. {message}
            </dd>,
          ])}
        </dl>
      </section>
    </>
  );
}
