import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import css from './info.module.css';

/** A page of the site with its head. */
export const InfoPage = ({
  children,
  ...head
}: ComponentProps<typeof PageHead> & { children: ReactNode }) => (
  <div className="wrap">
    <div className={css.page}>
      <PageHead {...head} />
      {children}
    </div>
  </div>
);

export function PageHead(props: { title: string; lead: string; dated?: string | undefined }) {
  return (
    <header>
      <h1 className="page-title">{props.title}</h1>
      <p className="page-lead">{props.lead}</p>
      {props.dated !== undefined && (
        <p className="small soft" style={{ marginTop: 12 }}>
          {inline(props.dated)}
        </p>
      )}
    </header>
  );
}

/** Marks `[PLACEHOLDERS]` of unfinished legal texts; reads `[words](/path)` as links and backticks as code. */
export function inline(text: string) {
  return text.split(/(`[^`]+`|\[[^\]]+\](?:\([^)]+\))?)/).map((part, index) => {
    if (index % 2 === 0) return part;
    if (part.startsWith('`')) return <code key={`${part}-${index}`}>{part.slice(1, -1)}</code>;
    const [, words, to] = /^\[(.+)\]\((.+)\)$/.exec(part) ?? [];
    if (words !== undefined && to !== undefined)
      return (
        <Link key={`${part}-${index}`} to={to}>
          {words}
        </Link>
      );
    return (
      <mark key={`${part}-${index}`} className={css.blank}>
        {part}
      </mark>
    );
  });
}
