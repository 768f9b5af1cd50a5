import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { VOICE_LIMITS, type Voice } from '@repurpose/contract';
import { SmallButton } from '../../shared/ui/small-button.js';
import { useDeleteSampleMutation } from '../../shared/voices/voices.api.js';
import { languageName } from './language-name.js';
import { SampleForm } from './sample-form.js';
import { useWorkspaceId } from '../../shared/workspace/workspace-context.js';

/** Texts in the voice. They are measured; no sample is ever sent to a model. */
export function SamplesTab({ voice, isReadOnly }: { voice: Voice; isReadOnly: boolean }) {
  const workspaceId = useWorkspaceId();
  const { id: voiceId, samples, fingerprint } = voice;
  const [deleteSample, deletion] = useDeleteSampleMutation();
  const suggestions = (fingerprint?.suggestedRules?.length ?? 0) + (fingerprint?.suggestedTerms?.length ?? 0);
  const words = samples.reduce((sum, sample) => sum + sample.words, 0);
  return (
    <Stack spacing={5}>
      <Typography color="textSecondary">
        {fingerprint === null
          ? `Add at least ${VOICE_LIMITS.sampleWords} words written in this voice. So far: ${words}.`
          : `Measured from ${fingerprint.words.toLocaleString('en')} words. More samples make the measure steadier.`}{' '}
        Samples are only measured. They are never sent to a model.
        {suggestions > 0 && ` They suggest ${suggestions} rules and words: see Rules and Words.`}
      </Typography>
      {!isReadOnly && <SampleForm voiceId={voiceId} />}
      <List disablePadding>
        {samples.map(({ id, title, words: count, language }) => (
          <ListItem key={id} disableGutters divider sx={{ gap: 3 }}>
            <ListItemText
              primary={title || 'Untitled'}
              secondary={[`${count} words`, language && languageName(language)].filter(Boolean).join(' · ')}
            />
            {!isReadOnly && (
              <SmallButton
                variant="text"
                aria-label={`Remove ${title || 'this sample'}`}
                disabled={deletion.isLoading}
                onClick={() => void deleteSample({ workspaceId, voiceId, sampleId: id })}
              >
                Remove
              </SmallButton>
            )}
          </ListItem>
        ))}
      </List>
    </Stack>
  );
}
