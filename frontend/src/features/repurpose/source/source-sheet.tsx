import {
  useDeferredValue,
  useMemo,
  useState,
  type ClipboardEvent,
  type DragEvent,
  type RefObject,
} from 'react';
import { LIMITS, MESSAGES, UI_TIMINGS } from '@repurpose/contract';
import { figure } from '../../../shared/figures.js';
import { Button } from '../../../shared/ui/button.js';
import { Sheet } from '../../../shared/ui/sheet.js';
import { pasteOf } from './clean-paste.js';
import { countWords } from './count-words.js';
import { loneUrl } from './lone-url.js';
import { isFileDrag, isFilePaste } from './upload/file-choice.js';
import { LinkButton } from './upload/link-button.js';
import { UploadButton } from './upload/upload-button.js';
import { UploadNote } from './upload/upload-note.js';
import { useUpload } from './upload/use-upload.js';
import './source.css';

const counted = (count: number, noun: string) => `${figure(count)} ${noun}${count === 1 ? '' : 's'}`;

type SourceSheetProps = {
  field: RefObject<HTMLTextAreaElement | null>;
  content: string;
  onChange: (content: string) => void;
  onTrySample: () => void;
};

/** The source text with its counts; rich text is pasted as clean text, a file comes in by button, drop or paste. */
export function SourceSheet({ field, content, onChange, onTrySample }: SourceSheetProps) {
  const deferred = useDeferredValue(content);
  const words = useMemo(() => countWords(deferred), [deferred]);
  const isTooLong = content.length > LIMITS.contentChars;
  const { state, upload, importPage, cancel, dismiss } = useUpload((text) => {
    const before = field.current?.value ?? '';
    onChange(text);
    field.current?.focus({ preventScroll: true });
    return before;
  });
  const take = (files: FileList) => void upload(files);
  const takePage = (url: string) => void importPage(url);
  const isBusy = state.phase === 'busy';
  const url = loneUrl(content);
  const { isOver, handlers } = useFileDrop(take);
  return (
    <Sheet
      id="source"
      title={<label htmlFor="source-text">{MESSAGES.transform.inputTitle}</label>}
      aside={
        <div className="source-ways">
          <LinkButton isBusy={isBusy} onUrl={takePage} />
          <UploadButton isBusy={isBusy} onFiles={take} />
        </div>
      }
      className={isOver ? 'source source-over' : 'source'}
      {...handlers}
    >
      <UploadNote
        state={state}
        onCancel={cancel}
        onDismiss={dismiss}
        onUndo={(before) => {
          onChange(before);
          dismiss();
        }}
      />
      <textarea
        ref={field}
        id="source-text"
        className="input source-text"
        rows={UI_TIMINGS.inputRows}
        placeholder={MESSAGES.transform.inputPlaceholder}
        value={content}
        aria-describedby="source-count"
        aria-invalid={isTooLong}
        onChange={(event) => onChange(event.target.value)}
        onPaste={(event) => {
          const address = loneUrl(event.clipboardData.getData('text/plain'));
          // The address stays in the field until its text is there.
          if (address !== null && content.trim() === '') return takePage(address);
          if (!isFilePaste(event.clipboardData)) return pasteClean(event, onChange);
          event.preventDefault();
          take(event.clipboardData.files);
        }}
      />
      {url !== null && !isBusy && <AddressNote onImport={() => takePage(url)} />}
      <div className="source-foot">
        <p id="source-count" className={`small figures ${isTooLong ? 'field-error' : 'soft'}`}>
          {counted(words, 'word')} · {counted(content.length, 'character')}
          {isTooLong && ` (at most ${figure(LIMITS.contentChars)})`}
        </p>
        <FootButton
          isEmpty={content === ''}
          onTrySample={onTrySample}
          onClear={() => {
            onChange('');
            field.current?.focus();
          }}
        />
      </div>
    </Sheet>
  );
}

type FootButtonProps = { isEmpty: boolean; onTrySample: () => void; onClear: () => void };

const FootButton = ({ isEmpty, onTrySample, onClear }: FootButtonProps) => (
  <Button kind="ghost" size="small" onClick={isEmpty ? onTrySample : onClear}>
    {isEmpty ? 'Try the sample text' : 'Clear'}
  </Button>
);

/** Offers to fetch what the field only names. */
const AddressNote = ({ onImport }: { onImport: () => void }) => (
  <p className="small soft source-url">
    This is only an address.{' '}
    <Button kind="quiet" size="small" onClick={onImport}>
      Import its text
    </Button>
  </p>
);

/** Takes files that are dropped; dragged text is left to the browser. */
function useFileDrop(onFiles: (files: FileList) => void) {
  const [isOver, setIsOver] = useState(false);
  const onDragOver = (event: DragEvent) => {
    if (!isFileDrag(event.dataTransfer)) return;
    event.preventDefault();
    setIsOver(true);
  };
  const onDragLeave = (event: DragEvent) => {
    const isInside = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
    if (!isInside) setIsOver(false);
  };
  const onDrop = (event: DragEvent) => {
    if (!isFileDrag(event.dataTransfer)) return;
    event.preventDefault();
    setIsOver(false);
    onFiles(event.dataTransfer.files);
  };
  return { isOver, handlers: { onDragOver, onDragLeave, onDrop } };
}

function pasteClean(event: ClipboardEvent<HTMLTextAreaElement>, onChange: (content: string) => void): void {
  const text = pasteOf(event.clipboardData);
  if (text === null) return;
  event.preventDefault();
  const { selectionStart, selectionEnd, value } = event.currentTarget;
  const field = event.currentTarget;
  field.setRangeText(text, selectionStart, selectionEnd, 'end');
  onChange(`${value.slice(0, selectionStart)}${text}${value.slice(selectionEnd)}`);
}
