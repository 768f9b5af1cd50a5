import type { ComponentProps, ReactNode } from 'react';

import type { Block, DocumentPage, DocumentSection } from './content/document.types.js';
import css from './info.module.css';
import { PageHead, inline } from './page-head.js';

function BlockView({ block }: { block: Block }) {
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

interface ReadingPageProps {
  head: ComponentProps<typeof PageHead>;
  contents: readonly Pick<DocumentSection, 'id' | 'heading'>[];
  children: ReactNode;
}

/** Contents are in the margin of wide screens, and folded above the text on others. */
export const ReadingPage = ({ head, contents, children }: ReadingPageProps) => (
  <div className="wrap">
    <div className={`${css.page} ${css.withContents}`}>
      <PageHead {...head} />
      <nav className={css.contents} aria-label="On this page">
        <details>
          <summary>On this page</summary>
          <ul>
            {contents.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ul>
        </details>
      </nav>
      <article className={`sheet ${css.sheet}`}>{children}</article>
    </div>
  </div>
);

/** `children` follow its blocks. */
export const SectionView = ({
  id,
  heading,
  blocks,
  children,
}: DocumentSection & { children?: ReactNode }) => (
  <section id={id} aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`}>{heading}</h2>
    {blocks.map((block, index) => (
      <BlockView key={index} block={block} />
    ))}
    {children}
  </section>
);

/** `children` follow the sections. */
export const DocumentView = ({ page, children }: { page: DocumentPage; children?: ReactNode }) => (
  <ReadingPage head={page} contents={page.sections}>
    {page.sections.map((section) => (
      <SectionView key={section.id} {...section} />
    ))}
    {children}
  </ReadingPage>
);
