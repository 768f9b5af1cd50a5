import { useRef } from 'react';
import { SmallButton } from '../../../../shared/ui/small-button.js';
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
      <SmallButton
        disabled={isBusy}
        title="Word, PDF, text, Markdown, HTML, RTF, ODT or subtitles, up to 10 MB. You can also drop a file on the text."
        icon="upload"
        onClick={() => field.current?.click()}
      >
        Upload file
      </SmallButton>
    </>
  );
}
