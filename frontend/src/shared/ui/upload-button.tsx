import { useRef } from 'react';
import { SmallButton } from './small-button.js';

/** For the file dialog. The server checks the content, not the name. */
const ACCEPTED = '.docx,.pdf,.txt,.md,.markdown,.html,.htm,.rtf,.odt,.srt,.vtt';

type UploadButtonProps = {
  isBusy: boolean;
  /** Where a file may be dropped. */
  hint?: string;
  onFiles: (files: FileList) => void;
};

export function UploadButton({ isBusy, hint = '', onFiles }: UploadButtonProps) {
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
          // Choosing the same file again must count as a change.
          target.value = '';
        }}
      />
      <SmallButton
        disabled={isBusy}
        title={`Word, PDF, text, Markdown, HTML, RTF, ODT or subtitles, up to 10 MB. ${hint}`.trim()}
        icon="upload"
        onClick={() => field.current?.click()}
      >
        Upload file
      </SmallButton>
    </>
  );
}
