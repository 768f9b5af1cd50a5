import type { ReactNode } from 'react';

import type { Block, DocumentPage } from './content/document.types.js';
import css from './info.module.css';
import { PageHead, inline } from './page-head.js';

/** One block of a page of reading. */
export function BlockView({ block }: { block: Block }) {
  if (typeof block === 'string') return <p>{inline(block)}</p>;
  if ('list' in block) return <ul className={css.list}>{itemsOf(block.list)}</ul>;
  if ('steps' in block) return <ol className={css.list}>{itemsOf(block.steps)}</ol>;
  return (
    <dl className={css.terms}>
      {block.terms.flatMap(([term, meaning]) => [
        <dt key={term}>{term}</dt>,
        <dd key={`${term}:`}>{inline(meaning)}</dd>,
      ])}
    </dl>
  );
}

const itemsOf = (items: readonly string[]) => items.map((item) => <li key={item}>{inline(item)}</li>);

/** A page of reading: contents in the margin of wide screens, the text on one sheet. */
export function DocumentView({ page, children }: { page: DocumentPage; children?: ReactNode }) {
  return (
    <div className="wrap">
      <div className={`${css.page} ${css.withContents}`}>
        <PageHead title={page.title} lead={page.lead} dated={page.dated} />
        <nav className={css.contents} aria-label="On this page">
          <p>On this page</p>
          <ul>
            {page.sections.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ul>
        </nav>
        <article className={`sheet ${css.sheet}`}>
          {page.sections.map(({ id, heading, blocks }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 className={css.h2} id={`${id}-title`}>
                {heading}
              </h2>
              {blocks.map((block, index) => (
                <BlockView key={index} block={block} />
              ))}
            </section>
          ))}
          {children}
        </article>
      </div>
    </div>
  );
}
