import type { ComponentProps, ReactNode } from 'react';
import type { Block, DocumentPage, DocumentSection } from './content/document.types.js';
import { Stroke } from '../../shared/ui/site-icon.js';
import css from './info.module.css';
import { PageHead, inline } from './page-head.js';

function BlockView({ block }: { block: Block }) {
  if (typeof block === 'string') return <p>{inline(block)}</p>;
  if ('list' in block) return <ul>{itemsOf(block.list)}</ul>;
  if ('steps' in block) return <ol>{itemsOf(block.steps)}</ol>;
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

const MIN_CONTENTS = 4;
const CHEVRON = 'M7 10l5 5 5-5';

const Contents = ({ of }: { of: ReadingPageProps['contents'] }) => (
  <nav className={css.contents} aria-label="On this page">
    <details>
      <summary>
        On this page <Stroke path={CHEVRON} />
      </summary>
      <ul>
        {of.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ul>
    </details>
  </nav>
);

/** Contents are in the margin of wide screens, and folded above the text on others. */
export const ReadingPage = ({ head, contents, children }: ReadingPageProps) => (
  <div className="wrap">
    <div className={contents.length < MIN_CONTENTS ? css.page : `${css.page} ${css.withContents}`}>
      <PageHead {...head} />
      {contents.length >= MIN_CONTENTS && <Contents of={contents} />}
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

/** The component of a route. */
export const documentPage = (page: DocumentPage) => () => (
  <ReadingPage head={page} contents={page.sections}>
    {page.sections.map((section) => (
      <SectionView key={section.id} {...section} />
    ))}
  </ReadingPage>
);
