import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SharedTerm, Term } from '@repurpose/contract';
import { termsToCsv } from '@repurpose/writing';
import { useAttempt } from '../../shared/toasts/use-attempt.js';
import { NotYet } from '../../shared/ui/not-yet.js';
import { voicesApi } from '../../shared/voices/voices.api.js';
import { WordsTab } from './words-tab.js';
import { useWorkspaceId } from '../../shared/workspace/workspace-context.js';

/** The words for all voices of the workspace. Each change is saved at once. */
export function SharedWords({ isReadOnly }: { isReadOnly: boolean }) {
  const workspaceId = useWorkspaceId();
  const { data, error } = voicesApi.useGetTermsQuery({ workspaceId });
  const { add, remove } = useTermCalls(workspaceId);
  if (data === undefined) return <NotYet error={error} label="Opening the words…" />;
  return (
    <Stack spacing={5}>
      <div>
        <Typography variant="h4" component="h2">
          Words for all voices
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 2 }}>
          Every voice of this workspace follows them. A voice’s own word of the same text comes first. Changes
          are saved at once.
        </Typography>
      </div>
      <WordsTab
        terms={data.terms}
        fingerprint={null}
        maxTerms={data.maxTerms}
        isReadOnly={isReadOnly}
        onAdd={add}
        onRemove={(term) => remove(data.terms.find((each) => each === term)?.id ?? '')}
      />
    </Stack>
  );
}

function useTermCalls(workspaceId: string | null) {
  const [addTerm] = voicesApi.useAddTermMutation();
  const [importTerms] = voicesApi.useImportTermsMutation();
  const [deleteTerm] = voicesApi.useDeleteTermMutation();
  const attempt = useAttempt();
  const save = (call: { unwrap(): Promise<unknown> }) => void attempt('The words were not saved', call);
  return {
    add: (terms: readonly Term[]): void => {
      const [term] = terms;
      if (term === undefined) return;
      save(
        terms.length === 1
          ? addTerm({ workspaceId, body: term })
          : importTerms({ workspaceId, body: { csv: termsToCsv(terms) } }),
      );
    },
    remove: (termId: SharedTerm['id']) => save(deleteTerm({ workspaceId, termId })),
  };
}
