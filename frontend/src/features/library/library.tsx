import { useEffect, useRef, useState, type Ref } from 'react';
import { flushSync } from 'react-dom';
import Alert from '@mui/material/Alert';
import Container from '@mui/material/Container';
import type { TransformationSummary } from '@repurpose/contract';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { api, useApiDispatch } from '../../shared/api/api.js';
import { messageOf, type ApiFailure } from '../../shared/api/failure.js';
import { isOngoing, useTransformations } from '../../shared/transformations/transformations.api.js';
import { EmptyState } from '../../shared/ui/empty-state.js';
import { SmallButton } from '../../shared/ui/small-button.js';
import { useWorkspaceId, beside } from '../../shared/workspace/workspace-context.js';
import { useWriteBlock } from '../../shared/workspace/write-block.js';
import { useChanges } from './use-changes.js';
import { useSelection, type Selection } from './use-selection.js';
import { libraryApi } from './library.api.js';
import { LibraryList, LoadingRows, type RowActions } from './library-list.js';
import { Nothing } from './nothing.js';
import { isNarrowed, toQuery, type Search, useSearch, type ChangeSearch } from './search-state.js';
import { SelectionBar } from './selection-bar.js';
import { TagsDialog } from './tags-dialog.js';
import { Tools } from './filters.js';
import { ConfirmDialog } from '../../shared/ui/dialog.js';

type Asking = { for: 'tags' | 'delete'; ids: readonly string[] };

export function Library() {
  const { search, change } = useSearch();
  const workspaceId = useWorkspaceId();
  const query = { ...toQuery(search), ...(workspaceId !== null && { workspaceId }) };
  const list = useTransformations(query, { refetchOnMountOrArgChange: true });
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? [];
  const selection = useSelection(rows.map(({ id }) => id));
  const changes = useChanges();
  const [asking, setAsking] = useState<Asking | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useSessionEnd(list.error);

  /** The focused row may be gone, so the focus moves to the top of the list. */
  async function leave(change: Promise<boolean>): Promise<void> {
    if (!(await change)) return;
    // First, because a closing dialog gives the focus back.
    flushSync(() => {
      selection.clear();
      setAsking(null);
    });
    heading.current?.focus();
  }
  const { isArchive } = search;
  const block = useWriteBlock();
  const archive = (ids: readonly string[]) => void leave(changes.archive([...ids], !isArchive));
  const ask = (what: Asking['for'], ids: readonly string[]) => setAsking({ for: what, ids });
  const asked = asking ? rows.filter(({ id }) => asking.ids.includes(id)) : [];

  return (
    // The footer stays below the fold, and the selection bar below the last row.
    <Container sx={{ minHeight: '100svh', pb: 30 }}>
      <LibraryTitle heading={heading} isArchive={isArchive} />
      {block !== null && (
        <Alert severity="info" sx={{ mb: 5 }}>
          {block}
        </Alert>
      )}
      <ListTools list={list} search={search} onSearch={change} />
      <Rows
        list={list}
        rows={rows}
        search={search}
        onSearch={change}
        selection={selection}
        onTags={({ id }) => ask('tags', [id])}
        onArchive={({ id }) => archive([id])}
        onDelete={({ id }) => ask('delete', [id])}
        onFindTag={(tag) => change({ tag })}
      />
      {selection.selected.length > 0 && (
        <SelectionBar
          count={selection.selected.length}
          isBusy={changes.isBusy}
          actions={[
            ['Tags', () => ask('tags', selection.selected)],
            [isArchive ? 'Bring back' : 'Archive', () => archive(selection.selected)],
            ['Delete', () => ask('delete', selection.selected)],
          ]}
          onClear={selection.clear}
        />
      )}
      {asking?.for === 'tags' && asked.length > 0 && (
        <TagsDialog rows={asked} changes={changes} onClose={() => setAsking(null)} />
      )}
      {asking?.for === 'delete' && asked.length > 0 && (
        <DeleteDialog
          count={asked.length}
          isArchive={isArchive}
          isBusy={changes.isBusy}
          onDelete={() => void leave(changes.delete(asked.map(({ id }: TransformationSummary) => id)))}
          onClose={() => setAsking(null)}
        />
      )}
    </Container>
  );
}

type RowsProps = RowActions & {
  list: ReturnType<typeof useTransformations>;
  rows: readonly TransformationSummary[];
  search: Search;
  onSearch: ChangeSearch;
  selection: Selection;
};

function Rows({ list, rows, search, onSearch, selection, ...actions }: RowsProps) {
  const { error, data, isFetching, hasNextPage, refetch, fetchNextPage } = list;
  if (error && rows.length === 0)
    return <Failed failure={error as ApiFailure} onRetry={() => void refetch()} />;
  if (data === undefined) return <LoadingRows />;
  if (rows.length === 0) return <Nothing search={search} onChange={onSearch} />;
  return (
    <LibraryList
      rows={rows}
      selection={selection}
      // Not each time it is read again for a row that is written.
      isUpdating={isFetching && !rows.some(isOngoing)}
      onMore={hasNextPage ? () => void fetchNextPage() : null}
      {...actions}
    />
  );
}

/** Hidden when there is nothing to search. */
function ListTools({ list, search, onSearch }: Pick<RowsProps, 'list' | 'search' | 'onSearch'>) {
  const { data: tags = [] } = libraryApi.useGetTagsQuery({ workspaceId: useWorkspaceId() });
  // `currentData` is of this search; `data` may be of the one before.
  const isEmpty = list.currentData?.pages[0]?.rows.length === 0 && !isNarrowed(search);
  return isEmpty ? null : <Tools search={search} tags={tags} onChange={onSearch} />;
}

const Failed = ({ failure, onRetry }: { failure: ApiFailure; onRetry: () => void }) => (
  <EmptyState
    role="alert"
    title="The library could not be read"
    text={`${messageOf(failure)} Nothing is lost.`}
  >
    <SmallButton onClick={onRetry}>Try again</SmallButton>
  </EmptyState>
);

/** A refused list means that the session has ended: reading the user again leads to the login. */
function useSessionEnd(error: unknown): void {
  const dispatch = useApiDispatch();
  const isOver = (error as ApiFailure | undefined)?.status === 401;
  useEffect(() => {
    if (isOver) dispatch(api.util.invalidateTags(['User']));
  }, [isOver, dispatch]);
}

type DeleteDialogProps = {
  count: number;
  isArchive: boolean;
  isBusy: boolean;
  onDelete: () => void;
  onClose: () => void;
};

function DeleteDialog({ count, isArchive, isBusy, onDelete, onClose }: DeleteDialogProps) {
  const what = count === 1 ? 'this transformation' : `${count} transformations`;
  return (
    <ConfirmDialog
      title={`Delete ${what}?`}
      confirm="Delete for good"
      cancel="Keep"
      color="error"
      isBlocked={isBusy}
      onConfirm={onDelete}
      onClose={onClose}
    >
      <span>
        The source, every piece with its versions, tags and public links are deleted at once. This cannot be
        undone; credits that were spent stay spent.
        {!isArchive && ' To put it out of the way instead, archive it.'}
      </span>
    </ConfirmDialog>
  );
}

type LibraryTitleProps = { heading?: Ref<HTMLHeadingElement>; isArchive: boolean };

export function LibraryTitle({ heading, isArchive }: LibraryTitleProps) {
  return (
    <Stack
      component="header"
      direction="row"
      sx={{
        flexWrap: 'wrap',
        gap: '12px 24px',
        alignItems: 'center',
        justifyContent: 'space-between',
        mb: 5,
      }}
    >
      <Typography variant="h1" ref={heading ?? null} tabIndex={-1}>
        {isArchive ? 'Archive' : 'Library'}
      </Typography>
      <ButtonGroup
        component="nav"
        // MUI's default role, `group`, is not allowed on a `nav`.
        role="navigation"
        variant="outlined"
        size="small"
        aria-label="Library or archive"
      >
        <Button href={beside.library} aria-current={isArchive ? undefined : 'page'}>
          Library
        </Button>
        <Button href={`${beside.library}?view=archive`} aria-current={isArchive ? 'page' : undefined}>
          Archive
        </Button>
      </ButtonGroup>
    </Stack>
  );
}
