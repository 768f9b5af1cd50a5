import { useRef } from 'react';
import Button from '@mui/material/Button';
import { Icon } from '../../../../shared/ui/icon.js';
import { ACCEPTED } from './file-choice.js';

type UploadButtonProps = { isBusy: boolean; onFiles: (files: FileList) => void };

/** Opens the dialog of the browser. */
export function UploadButton({ isBusy, onFiles }: UploadButtonProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={field}
        type="file"
        hidden
        aria-label="File to read"
        accept={ACCEPTED}
        onChange={({ target }) => {
          if (target.files && target.files.length > 0) onFiles(target.files);
          // The same file again is a change, too.
          target.value = '';
        }}
      />
      <Button
        variant="outlined"
        size="small"
        disabled={isBusy}
        title="Word, PDF, text, Markdown, HTML, RTF, ODT or subtitles, up to 10 MB. You can also drop a file on the text."
        startIcon={<Icon name="upload" size={16} />}
        onClick={() => field.current?.click()}
      >
        Upload file
      </Button>
    </>
  );
}
