import { lazy, Suspense, useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { VOICE_LIMITS, type Term, type Voice, type VoiceVersion } from '@repurpose/contract';
import { mergedTerms } from '@repurpose/writing';
import { Columns } from '../../shared/ui/row.js';
import { dayAndTime, mediumDay } from '../../shared/dates.js';
import { TextField } from '../../shared/forms/text-field.js';
import { useAttempt } from '../../shared/toasts/use-attempt.js';
import { voicesApi } from '../../shared/voices/voices.api.js';
import { ConfirmButton } from '../../shared/ui/dialog.js';
import { Loading } from '../../shared/ui/loading.js';
import { type RuleProps, RulesTab } from './rules-tab.js';
import { SuggestedRules } from './suggestion-list.js';
import { TryTab } from './try-tab.js';
import { WordsTab } from './words-tab.js';
import { useWorkspaceId } from '../../shared/workspace/workspace-context.js';

const SamplesTab = lazy(() => import('./samples-tab.js'));

const TABS = { samples: 'Samples', rules: 'Rules', words: 'Words', try: 'Try it' } as const;
type TabKey = keyof typeof TABS;
type Edited = Pick<Voice, 'name' | 'rules' | 'terms' | 'isDefault'>;

type VoiceEditorProps = {
  voice: Voice;
  maxTerms: number;
  isReadOnly: boolean;
  onDeleted: () => void;
};

const sameTerm = (one: Term, other: Term): boolean =>
  one.kind === other.kind &&
  one.language === other.language &&
  one.text.toLowerCase() === other.text.toLowerCase();

const editedOf = ({ name, rules, terms, isDefault }: Voice): Edited => ({ name, rules, terms, isDefault });

/** A voice with its samples, rules and words. Rules and words are saved together. */
export function VoiceEditor({ voice, maxTerms, isReadOnly, onDeleted }: VoiceEditorProps) {
  const workspaceId = useWorkspaceId();
  const [tab, setTab] = useState<TabKey>('rules');
  const [edited, setEdited] = useState<Edited>(editedOf(voice));
  const [updateVoice, { isLoading }] = voicesApi.useUpdateVoiceMutation();
  const attempt = useAttempt();
  const change = (fields: Partial<Edited>): void => setEdited((before) => ({ ...before, ...fields }));
  const rulesOf: RuleProps = {
    rules: edited.rules,
    isReadOnly,
    onChange: (rules) => setEdited((before) => ({ ...before, rules: { ...before.rules, ...rules } })),
  };
  const addTerms = (added: readonly Term[]): void => {
    const fresh = added.filter((term) => !edited.terms.some((known) => sameTerm(known, term)));
    const most = maxTerms - voice.sharedTerms.length;
    change({ terms: [...edited.terms, ...fresh].slice(0, most) });
  };
  const isChanged = JSON.stringify(edited) !== JSON.stringify(editedOf(voice));
  const save = () => {
    const body = { ...edited, expectedVersion: voice.version };
    const call = updateVoice({ workspaceId, voiceId: voice.id, body });
    return attempt('The voice was not saved', call, (saved) => setEdited(editedOf(saved)));
  };
  return (
    <Stack spacing={5}>
      {isReadOnly && <WhyReadOnly archivedAt={voice.archivedAt} />}
      <NameFields edited={edited} isReadOnly={isReadOnly} onChange={change} />
      <Tabs
        value={tab}
        variant="fullWidth"
        sx={{ '& .MuiTab-root': { minWidth: 0, px: 1 }, maxWidth: 420 }}
        aria-label="Parts of the voice"
        onChange={(_event, next: TabKey) => setTab(next)}
      >
        {Object.entries(TABS).map(([key, label]) => (
          <Tab key={key} value={key} label={label} id={`voice-tab-${key}`} aria-controls="voice-panel" />
        ))}
      </Tabs>
      <Box role="tabpanel" id="voice-panel" aria-labelledby={`voice-tab-${tab}`}>
        <Suspense fallback={<Loading label="Opening the samples…" />}>
          {tab === 'samples' && <SamplesTab voice={voice} isReadOnly={isReadOnly} />}
        </Suspense>
        {tab === 'rules' && (
          <>
            <SuggestedRules fingerprint={voice.fingerprint} {...rulesOf} />
            <RulesTab {...rulesOf} />
          </>
        )}
        {tab === 'words' && (
          <WordsTab
            terms={edited.terms}
            fingerprint={voice.fingerprint}
            maxTerms={maxTerms - voice.sharedTerms.length}
            isReadOnly={isReadOnly}
            onAdd={addTerms}
            onRemove={(gone) => change({ terms: edited.terms.filter((term) => term !== gone) })}
          />
        )}
        {tab === 'try' && (
          <TryTab voice={{ ...voice, ...edited, terms: mergedTerms(edited.terms, voice.sharedTerms) }} />
        )}
      </Box>
      {!isReadOnly && (
        <Box sx={{ display: 'flex', gap: 3, flexWrap: 'wrap' }}>
          <Button disabled={!isChanged || isLoading || edited.name.trim() === ''} onClick={() => void save()}>
            {isLoading ? 'Saving…' : isChanged ? 'Save voice' : 'Saved'}
          </Button>
          <DeleteButton voice={voice} onDeleted={onDeleted} />
        </Box>
      )}
      <VoiceHistory versions={voice.versions} />
    </Stack>
  );
}

const WhyReadOnly = ({ archivedAt }: Pick<Voice, 'archivedAt'>) => (
  <Alert severity="info">
    {archivedAt === null ? (
      'This voice can be read, not changed: your plan has no brand voices, or your role only reads.'
    ) : (
      <>
        Archived on {mediumDay(archivedAt)}. It explains the texts written in it; nothing new is written in
        it.
      </>
    )}
  </Alert>
);

interface NameFieldsProps {
  edited: Edited;
  isReadOnly: boolean;
  onChange: (fields: Partial<Edited>) => void;
}

const NameFields = ({ edited, isReadOnly, onChange }: NameFieldsProps) => (
  <Columns gap={4} of={{ sm: 'minmax(0, 1fr) auto' }} sx={{ alignItems: 'end' }}>
    <TextField
      label="Name"
      value={edited.name}
      error={edited.name.trim() === '' ? 'A voice needs a name.' : undefined}
      disabled={isReadOnly}
      inputProps={{ maxLength: VOICE_LIMITS.nameChars }}
      onChange={({ target }) => onChange({ name: target.value })}
    />
    <FormControlLabel
      label="Use by default"
      control={
        <Checkbox
          checked={edited.isDefault}
          disabled={isReadOnly}
          onChange={(_event, isDefault) => onChange({ isDefault })}
        />
      }
    />
  </Columns>
);

type DeleteButtonProps = Pick<VoiceEditorProps, 'voice' | 'onDeleted'>;

function DeleteButton({ voice: { id: voiceId, name }, onDeleted }: DeleteButtonProps) {
  const workspaceId = useWorkspaceId();
  const [deleteVoice] = voicesApi.useDeleteVoiceMutation();
  const attempt = useAttempt();
  return (
    <ConfirmButton
      variant="text"
      color="error"
      word="Delete voice"
      title={`Delete “${name}”?`}
      confirm="Delete voice"
      cancel="Keep it"
      onConfirm={() => attempt('The voice was not deleted', deleteVoice({ workspaceId, voiceId }), onDeleted)}
    >
      Its samples are deleted. If texts were written in it, its rules and words are archived with them;
      otherwise they are deleted too.
    </ConfirmButton>
  );
}

/** Newest first. */
export function VoiceHistory({ versions }: { versions: readonly VoiceVersion[] }) {
  if (versions.length === 0) return null;
  return (
    <details>
      <summary>Changes of this voice</summary>
      <List dense disablePadding aria-label="Changes of this voice">
        {versions.map(({ version, changedAt, changedBy }) => (
          <ListItem key={version} disableGutters>
            <ListItemText
              primary={`Version ${version}, by ${changedBy ?? 'somebody whose account was deleted'}`}
              secondary={<time dateTime={changedAt}>{dayAndTime(changedAt)}</time>}
            />
          </ListItem>
        ))}
      </List>
    </details>
  );
}
