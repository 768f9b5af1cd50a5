import css from './info.module.css';

/** Title and first sentence of a page of reading. */
export function PageHead(props: { title: string; lead: string; dated?: string | undefined }) {
  return (
    <header>
      <h1 className="page-title">{props.title}</h1>
      <p className="page-lead">{props.lead}</p>
      {props.dated !== undefined && <p className={css.dated}>{markBlanks(props.dated)}</p>}
    </header>
  );
}

/** Marks `[PLACEHOLDERS]` of legal texts, so that nobody takes them for finished. */
export function markBlanks(text: string) {
  return text.split(/(\[[A-Z ]+\])/).map((part, index) =>
    index % 2 === 1 ? (
      <mark key={`${part}-${index}`} className={css.blank}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
