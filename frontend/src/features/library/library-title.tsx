import type { Ref } from 'react';
import { Link } from 'react-router';
import { useWorkspaceLinks } from '../../shared/workspace/workspace-context.js';

type LibraryTitleProps = { heading?: Ref<HTMLHeadingElement>; isArchive: boolean };

/** What lies here, and the way to the other half of it. */
export function LibraryTitle({ heading, isArchive }: LibraryTitleProps) {
  const links = useWorkspaceLinks();
  return (
    <header className="library-title">
      <h1 ref={heading} tabIndex={-1}>
        {isArchive ? 'Archive' : 'Library'}
      </h1>
      <nav className="library-views" aria-label="Library or archive">
        <Link to={links.library()} aria-current={isArchive ? undefined : 'page'}>
          Library
        </Link>
        <Link to={`${links.library()}?view=archive`} aria-current={isArchive ? 'page' : undefined}>
          Archive
        </Link>
      </nav>
    </header>
  );
}
