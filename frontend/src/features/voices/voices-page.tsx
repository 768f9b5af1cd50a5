import Container from '@mui/material/Container';
import type { ComponentProps } from 'react';
import { useForm } from 'react-hook-form';
import { Columns } from '../../shared/ui/row.js';
import { Note } from '../../shared/ui/note.js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router';
import { can, PLANS, VOICE_LIMITS, type VoiceList, type VoiceSummary } from '@repurpose/contract';
import { counted } from '../../shared/figures.js';
import { Form } from '../../shared/forms/form.js';
import { FormField, needed } from '../../shared/forms/form-field.js';
import { unlistedMeta } from '../../shared/page-meta.js';
import { usePlanOffer, useProOffer } from '../../shared/plan-offer.js';
import { SignedIn } from '../../shared/session/signed-in.js';
import { Loading, NotYet } from '../../shared/ui/loading.js';
import { voicesApi } from '../../shared/voices/voices.api.js';
import { useWorkspace, useWorkspaceId } from '../../shared/workspace/workspace-context.js';
import { SharedWords } from './words-tab.js';
import { SampleVoice } from './try-tab.js';
import { VoiceEditor } from './voice-editor.js';

export const meta = unlistedMeta('Brand voices', 'How your brand writes: samples, rules and words.');

const LOADING = 'Opening your voices…';

/** `/voices`, and `/w/:slug/voices`. The open voice is in the address. */
export default function VoicesPage() {
  return (
    <Container>
      <Typography variant="h1">Brand voices</Typography>
      <Typography variant="subtitle1" color="textSecondary" sx={{ mt: 3, mb: 6 }}>
        How your brand writes: its rules and its words. Facts, names, quotations and links are never changed.
      </Typography>
      <SignedIn ahead={<Loading label={LOADING} />}>{() => <Content />}</SignedIn>
    </Container>
  );
}

function Content() {
  const { data, error } = voicesApi.useGetVoicesQuery({ workspaceId: useWorkspaceId() });
  if (data === undefined) return <NotYet error={error} label={LOADING} />;
  if (data.maxVoices === 0 && data.voices.length === 0) return <NoPlan />;
  return <Voices list={data} />;
}

/** On Free: what a voice does, and the way to one. */
function NoPlan() {
  const { words, href } = useProOffer();
  return (
    <Stack spacing={5}>
      <SampleVoice />
      <Box>
        <Button href={href} sx={{ width: { xs: '100%', sm: 'auto' } }}>
          Your own voice {words}
        </Button>
      </Box>
    </Stack>
  );
}

function Voices({ list }: { list: VoiceList }) {
  const [params, setParams] = useSearchParams();
  const workspace = useWorkspace();
  const isWords = params.has('words');
  const open = isWords ? null : (params.get('voice') ?? list.voices[0]?.id ?? null);
  const select = (id: string | null): void => setParams(id === null ? {} : { voice: id });
  const mayWrite = workspace === null || can(workspace.role, 'library:write');
  const isReadOnly = !mayWrite || list.maxVoices === 0;
  return (
    <Columns gap={6} of={{ lg: '16rem minmax(0, 1fr)' }}>
      <Stack spacing={4}>
        {list.voices.length > 0 && <VoiceNames voices={list.voices} open={open} onSelect={select} />}
        {!isReadOnly && list.voices.length < list.maxVoices && (
          <NewVoice isFirst={list.voices.length === 0} onCreated={select} />
        )}
        <ListItemButton selected={isWords} aria-current={isWords} onClick={() => setParams({ words: '' })}>
          <ListItemText primary="Words for all voices" />
        </ListItemButton>
        {mayWrite ? (
          <PlanNote {...list} />
        ) : (
          <Note>You are a viewer here: editors and admins make and change the voices.</Note>
        )}
      </Stack>
      {open === null && !isWords ? (
        <SampleVoice />
      ) : (
        <Paper variant="outlined" sx={{ p: { xs: 4, sm: 6 } }}>
          {open === null ? (
            <SharedWords isReadOnly={isReadOnly} />
          ) : (
            <OpenVoice
              key={open}
              voiceId={open}
              maxTerms={list.maxTerms}
              isReadOnly={isReadOnly}
              onDeleted={() => select(null)}
            />
          )}
        </Paper>
      )}
    </Columns>
  );
}

/** How many voices there can be, and the plan with more where there is one. */
function PlanNote({ voices, maxVoices }: VoiceList) {
  const agency = usePlanOffer('agency');
  const pro = useProOffer();
  const more = PLANS.agency.voices;
  if (maxVoices === 0)
    return (
      <Note>
        <Link href={pro.href}>Your voices can be used again {pro.words}</Link>
      </Note>
    );
  return (
    <Note>
      {voices.length} of {counted(maxVoices, 'voice')} of your plan
      {maxVoices < more && (
        <>
          ;{' '}
          <Link href={agency.href}>
            {more} {agency.words}
          </Link>
        </>
      )}
    </Note>
  );
}

type OpenVoiceProps = Omit<ComponentProps<typeof VoiceEditor>, 'voice'> & { voiceId: string };

function OpenVoice({ voiceId, isReadOnly, ...editor }: OpenVoiceProps) {
  const { data, error } = voicesApi.useGetVoiceQuery({ voiceId, workspaceId: useWorkspaceId() });
  if (data === undefined || error) return <NotYet error={error} label="Opening the voice…" />;
  const isKept = isReadOnly || data.archivedAt !== null;
  return <VoiceEditor voice={data} isReadOnly={isKept} {...editor} />;
}

type VoiceNamesProps = {
  voices: readonly VoiceSummary[];
  open: string | null;
  onSelect: (id: string) => void;
};

const VoiceNames = ({ voices, open, onSelect }: VoiceNamesProps) => (
  <List aria-label="Your voices" disablePadding>
    {voices.map(({ id, name, isDefault, terms, sampleWords }) => (
      <ListItem key={id} disablePadding>
        <ListItemButton selected={id === open} aria-current={id === open} onClick={() => onSelect(id)}>
          <ListItemText
            primary={name}
            secondary={[
              isDefault ? 'default' : '',
              `${counted(terms, 'word')} listed`,
              sampleWords > 0 ? 'measured' : 'not measured',
            ]
              .filter(Boolean)
              .join(' · ')}
          />
        </ListItemButton>
      </ListItem>
    ))}
  </List>
);

type NewVoiceProps = { isFirst: boolean; onCreated: (id: string) => void };

function NewVoice({ isFirst, onCreated }: NewVoiceProps) {
  const workspaceId = useWorkspaceId();
  const [createVoice] = voicesApi.useCreateVoiceMutation();
  const form = useForm({ defaultValues: { name: '' } });
  async function submit({ name }: { name: string }): Promise<void> {
    const { id } = await createVoice({ workspaceId, body: { name } }).unwrap();
    form.reset();
    onCreated(id);
  }
  return (
    <Form form={form} onSubmit={submit} field="name" button="Create voice" variant="outlined" fullWidth>
      <FormField<{ name: string }>
        name="name"
        label="Name of a new voice"
        {...(isFirst && { hint: 'Give your first voice a name to begin.' })}
        inputProps={{ maxLength: VOICE_LIMITS.nameChars }}
        rules={needed('Name the voice, for example after the brand.')}
      />
    </Form>
  );
}
