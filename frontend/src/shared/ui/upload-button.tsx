import { useRef } from 'react';
import { SmallButton } from './small-button.js';

/** For the file dialog. The server checks the content, not the name. */
const ACCEPTED = '.docx,.pdf,.txt,.md,.markdown,.html,.htm,.rtf,.odt,.srt,.vtt';
export const TEXT_FILES = 'Word, PDF, text, Markdown, HTML, RTF, ODT, subtitles; up to 10 MB.';

type UploadButtonProps = {
  isBusy?: boolean;
  title?: string;
  accept?: string;
  word?: string;
  onFiles: (files: FileList) => void;
};

export function UploadButton(props: UploadButtonProps) {
  const { isBusy = false, title = TEXT_FILES, accept = ACCEPTED, word = 'Upload file', onFiles } = props;
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={field}
        type="file"
        hidden
        aria-label="File to read"
        accept={accept}
        onChange={({ target }) => {
          if (target.files && target.files.length > 0) onFiles(target.files);
          // Choosing the same file again must count as a change.
          target.value = '';
        }}
      />
      <SmallButton disabled={isBusy} title={title} icon="upload" onClick={() => field.current?.click()}>
        {word}
      </SmallButton>
    </>
  );
}
