import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { VOICE_LIMITS } from '@repurpose/contract';
import { useExtractTextMutation } from '../../shared/api/content.api.js';
import { TextField } from '../../shared/forms/text-field.js';
import { useAttempt } from '../../shared/toasts/use-attempt.js';
import { UploadButton } from '../../shared/ui/upload-button.js';
import { useAddSampleMutation } from '../../shared/voices/voices.api.js';
import { useWorkspaceId } from '../../shared/workspace/workspace-context.js';

const noProgress = (): void => undefined;

/** A text in the voice, typed, pasted or read from a file. */
export function SampleForm({ voiceId }: { voiceId: string }) {
  const workspaceId = useWorkspaceId();
  const [title, setTitle] = useState('');
  const [text, setText] = useState('');
  const [addSample, { isLoading }] = useAddSampleMutation();
  const [extractText, { isLoading: isReading }] = useExtractTextMutation();
  const attempt = useAttempt();
  const add = () =>
    attempt(
      'The sample was not added',
      addSample({ workspaceId, voiceId, body: { title: title.trim(), text } }),
      () => {
        setTitle('');
        setText('');
      },
    );
  const read = async ([file]: FileList): Promise<void> => {
    if (file === undefined) return;
    const call = extractText({ file, onProgress: noProgress });
    await attempt('The file was not read', call, (found) => {
      setTitle(file.name.slice(0, VOICE_LIMITS.sampleTitleChars));
      setText(found.text.slice(0, VOICE_LIMITS.sampleChars));
    });
  };
  return (
    <Stack
      component="form"
      spacing={4}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') void add();
      }}
    >
      <TextField
        label="Title"
        value={title}
        inputProps={{ maxLength: VOICE_LIMITS.sampleTitleChars }}
        onChange={({ target }) => setTitle(target.value)}
      />
      <TextField
        label="Text"
        hint="At most 20,000 characters. Of a longer file the beginning is taken."
        multiline
        minRows={5}
        maxRows={14}
        value={text}
        inputProps={{ maxLength: VOICE_LIMITS.sampleChars, dir: 'auto' }}
        onChange={({ target }) => setText(target.value)}
      />
      <Box sx={{ display: 'flex', gap: 3, flexWrap: 'wrap', alignItems: 'center' }}>
        <Button type="submit" disabled={isLoading || text.trim() === ''}>
          {isLoading ? 'Measuring…' : 'Add sample'}
        </Button>
        <UploadButton isBusy={isReading} onFiles={(files) => void read(files)} />
      </Box>
    </Stack>
  );
}
