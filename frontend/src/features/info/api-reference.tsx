import type { Call, Field, Reference } from './content/api-reference.js';
import { inline } from './page-head.js';
import css from './info.module.css';

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

export function ApiReference({ calls, things, codes }: Reference) {
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
