import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { VOICE_LIMITS, type Voice } from '@repurpose/contract';
import { Row } from '../../shared/ui/row.js';
import { SmallButton } from '../../shared/ui/small-button.js';
import { voicesApi } from '../../shared/voices/voices.api.js';
import { languageName } from './language-name.js';
import { useWorkspaceId } from '../../shared/workspace/workspace-context.js';
import { useForm } from 'react-hook-form';
import Button from '@mui/material/Button';
import { useExtractTextMutation } from '../../shared/api/content.api.js';
import { Form } from '../../shared/forms/form.js';
import { FormField, needed } from '../../shared/forms/form-field.js';
import { useAttempt } from '../../shared/toasts/use-attempt.js';
import { UploadButton } from '../../shared/ui/upload-button.js';

/** Texts in the voice. They are measured; no sample is ever sent to a model. */
export default function SamplesTab({ voice, isReadOnly }: { voice: Voice; isReadOnly: boolean }) {
  const workspaceId = useWorkspaceId();
  const { id: voiceId, samples, fingerprint } = voice;
  const [deleteSample, deletion] = voicesApi.useDeleteSampleMutation();
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

const noProgress = (): void => undefined;

type SampleValues = { title: string; text: string };

/** A text in the voice, typed, pasted or read from a file. */
function SampleForm({ voiceId }: { voiceId: string }) {
  const workspaceId = useWorkspaceId();
  const form = useForm({ defaultValues: { title: '', text: '' } });
  const [addSample] = voicesApi.useAddSampleMutation();
  const [extractText, { isLoading: isReading }] = useExtractTextMutation();
  const attempt = useAttempt();
  async function submit({ title, text }: SampleValues): Promise<void> {
    await addSample({ workspaceId, voiceId, body: { title: title.trim(), text } }).unwrap();
    form.reset();
  }
  const read = async ([file]: FileList): Promise<void> => {
    if (file === undefined) return;
    const call = extractText({ file, onProgress: noProgress });
    await attempt('The file was not read', call, ({ text }) =>
      form.reset(
        {
          title: file.name.slice(0, VOICE_LIMITS.sampleTitleChars),
          text: text.slice(0, VOICE_LIMITS.sampleChars),
        },
        { keepDefaultValues: true },
      ),
    );
  };
  return (
    <Form form={form} onSubmit={submit} field="text">
      <FormField<SampleValues>
        name="title"
        label="Title"
        inputProps={{ maxLength: VOICE_LIMITS.sampleTitleChars }}
      />
      <FormField<SampleValues>
        name="text"
        label="Text"
        hint="At most 20,000 characters. Of a longer file the beginning is taken."
        multiline
        minRows={5}
        maxRows={14}
        inputProps={{ maxLength: VOICE_LIMITS.sampleChars, dir: 'auto' }}
        rules={needed('Paste a text, or upload a file.')}
      />
      <Row>
        <Button type="submit" disabled={form.formState.isSubmitting}>
          {form.formState.isSubmitting ? 'Measuring…' : 'Add sample'}
        </Button>
        <UploadButton isBusy={isReading} onFiles={(files) => void read(files)} />
      </Row>
    </Form>
  );
}
