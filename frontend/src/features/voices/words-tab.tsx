import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import {
  INDUSTRIES,
  INDUSTRY_KEYS,
  type Fingerprint,
  type Term,
  type TermKind,
  type SharedTerm,
} from '@repurpose/contract';
import { termsFromCsv, termsToCsv } from '@repurpose/writing';
import { saveFile } from '../../shared/save-file.js';
import { IconButton } from '../../shared/ui/icon-button.js';
import { Note } from '../../shared/ui/note.js';
import { SmallButton } from '../../shared/ui/small-button.js';
import { UploadButton } from '../../shared/ui/upload-button.js';
import { industryTerms } from './industry-terms.js';
import { languageName } from './language-name.js';
import { SuggestedWords } from './suggestion-list.js';
import { TermForm } from './term-form.js';
import { useAttempt } from '../../shared/toasts/use-attempt.js';
import { NotYet } from '../../shared/ui/loading.js';
import { voicesApi } from '../../shared/voices/voices.api.js';
import { useWorkspaceId } from '../../shared/workspace/workspace-context.js';

const KIND_NAMES: Readonly<Record<TermKind, string>> = {
  banned: 'never',
  preferred: 'prefer',
  protected: 'keep',
};

type WordsTabProps = {
  terms: readonly Term[];
  fingerprint: Fingerprint | null;
  maxTerms: number;
  isReadOnly: boolean;
  onAdd: (terms: readonly Term[]) => void;
  onRemove: (term: Term) => void;
};

/** The words of a voice, or of all voices, with import and export as CSV. */
export function WordsTab({ terms, fingerprint, maxTerms, isReadOnly, onAdd: add, onRemove }: WordsTabProps) {
  const [note, setNote] = useState<string | null>(null);
  const load = async (chosen: File | undefined): Promise<void> => {
    if (!chosen) return;
    const { terms: read, skipped } = termsFromCsv(await chosen.text());
    add(read);
    setNote(`${read.length} words read${skipped > 0 ? `, ${skipped} rows skipped` : ''}.`);
  };
  return (
    <Stack spacing={5}>
      {!isReadOnly && <SuggestedWords fingerprint={fingerprint} terms={terms} onAdd={add} />}
      {!isReadOnly && <TermForm isFull={terms.length >= maxTerms} onAdd={(term) => add([term])} />}
      {note && <Alert severity="info">{note}</Alert>}
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <Note sx={{ flex: { xs: '1 1 100%', sm: 1 } }}>
          {terms.length} of {maxTerms} words
        </Note>
        {!isReadOnly && <IndustryWords onAdd={add} />}
        {!isReadOnly && (
          <UploadButton
            word="Import CSV"
            title="As Export CSV writes it"
            accept=".csv,text/csv"
            onFiles={([chosen]) => void load(chosen)}
          />
        )}
        <SmallButton
          disabled={terms.length === 0}
          onClick={() => saveFile(new Blob([termsToCsv(terms)], { type: 'text/csv' }), 'words.csv')}
        >
          Export CSV
        </SmallButton>
      </Box>
      {terms.length === 0 ? (
        <Typography color="textSecondary">
          No words yet. Add a word you never use, a spelling you prefer, or a name that must never be changed.
        </Typography>
      ) : (
        <TermTable terms={terms} isReadOnly={isReadOnly} onRemove={onRemove} />
      )}
    </Stack>
  );
}

/** Adds the starter list of an industry. */
function IndustryWords({ onAdd }: { onAdd: (terms: readonly Term[]) => void }) {
  return (
    <NativeSelect
      input={<OutlinedInput size="small" />}
      inputProps={{ 'aria-label': 'Add the words of an industry' }}
      value=""
      onChange={({ target }) => {
        const industry = INDUSTRY_KEYS.find((key) => key === target.value);
        if (industry) onAdd(industryTerms(industry));
      }}
    >
      <option value="">Add words of an industry…</option>
      {INDUSTRY_KEYS.map((key) => (
        <option key={key} value={key}>
          {INDUSTRIES[key]}
        </option>
      ))}
    </NativeSelect>
  );
}

type TermTableProps = { terms: readonly Term[]; isReadOnly: boolean; onRemove: (term: Term) => void };

function insteadOf({ kind, forms, replacement }: Term): string {
  if (kind === 'banned') return replacement === null ? 'reported only' : `→ ${replacement}`;
  return kind === 'preferred' ? `instead of ${forms.join(', ')}` : '';
}

const detailOf = (term: Term): string =>
  [insteadOf(term), term.language === undefined ? '' : `in ${languageName(term.language)} texts`, term.note]
    .filter(Boolean)
    .join(', ');

const TermTable = ({ terms, isReadOnly, onRemove }: TermTableProps) => (
  <Table size="small" aria-label="Words" sx={{ '& .MuiTableCell-root': { px: 1 } }}>
    <TableHead>
      <TableRow>
        <TableCell>Rule</TableCell>
        <TableCell>Word</TableCell>
        <TableCell>Detail</TableCell>
        {!isReadOnly && (
          <TableCell sx={{ position: 'relative' }}>
            <span style={visuallyHidden}>Remove</span>
          </TableCell>
        )}
      </TableRow>
    </TableHead>
    <TableBody>
      {terms.map((term) => (
        <TableRow key={`${term.kind} ${term.text} ${term.language ?? ''}`}>
          <TableCell>{KIND_NAMES[term.kind]}</TableCell>
          <TableCell sx={{ fontWeight: 600, minWidth: '5.5rem', overflowWrap: 'anywhere' }}>
            {term.text}
          </TableCell>
          <TableCell sx={{ overflowWrap: 'anywhere' }}>{detailOf(term)}</TableCell>
          {!isReadOnly && (
            <TableCell align="right">
              <IconButton icon="trash" label={`Remove ${term.text}`} onClick={() => onRemove(term)} />
            </TableCell>
          )}
        </TableRow>
      ))}
    </TableBody>
  </Table>
);

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
