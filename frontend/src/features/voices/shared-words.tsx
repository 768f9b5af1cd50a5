import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SharedTerm, Term } from '@repurpose/contract';
import { termsToCsv } from '@repurpose/writing';
import { isApiFailure, messageOf } from '../../shared/api/failure.js';
import { useToast } from '../../shared/toasts/use-toast.js';
import { Loading } from '../../shared/ui/loading.js';
import {
  useAddTermMutation,
  useDeleteTermMutation,
  useGetTermsQuery,
  useImportTermsMutation,
} from '../../shared/voices/voices.api.js';
import { WordsTab } from './words-tab.js';

type SharedWordsProps = { workspaceId: string | null; isReadOnly: boolean };

/** The words for all voices of the workspace. Each change is saved at once. */
export function SharedWords({ workspaceId, isReadOnly }: SharedWordsProps) {
  const { data, error } = useGetTermsQuery({ workspaceId });
  const { add, remove } = useTermCalls(workspaceId);
  if (isApiFailure(error)) return <Alert severity="error">{messageOf(error)}</Alert>;
  if (data === undefined) return <Loading label="Opening the words…" />;
  const idOf = (term: Term): string | undefined => data.terms.find((each) => each === term)?.id;
  return (
    <Stack spacing={5}>
      <div>
        <Typography variant="h4" component="h2">
          Words for all voices
        </Typography>
        <Typography color="text.secondary" sx={{ mt: 2 }}>
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
        onRemove={(term) => remove(idOf(term) ?? '')}
      />
    </Stack>
  );
}

function useTermCalls(workspaceId: string | null) {
  const [addTerm] = useAddTermMutation();
  const [importTerms] = useImportTermsMutation();
  const [deleteTerm] = useDeleteTermMutation();
  const toast = useToast();
  const refused = (error: unknown): void => {
    if (isApiFailure(error))
      toast({ title: 'The words were not saved', description: messageOf(error), variant: 'destructive' });
  };
  const add = async (terms: readonly Term[]): Promise<void> => {
    const [term] = terms;
    if (term === undefined) return;
    const { error } =
      terms.length === 1
        ? await addTerm({ workspaceId, term })
        : await importTerms({ workspaceId, csv: termsToCsv(terms) });
    refused(error);
  };
  const remove = async (termId: SharedTerm['id']): Promise<void> => {
    const { error } = await deleteTerm({ workspaceId, termId });
    refused(error);
  };
  return { add: (terms: readonly Term[]) => void add(terms), remove: (id: string) => void remove(id) };
}
