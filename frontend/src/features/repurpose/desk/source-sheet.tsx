import { useDeferredValue, useMemo, type ClipboardEvent, type RefObject } from 'react';
import { LIMITS, MESSAGES, UI_TIMINGS } from '@repurpose/contract';
import { Button } from '../../../shared/ui/button.js';
import { Sheet } from '../../../shared/ui/sheet.js';
import { pasteOf } from './clean-paste.js';
import { countWords } from './count-words.js';

const figures = new Intl.NumberFormat('en-US');
const counted = (count: number, noun: string) => `${figures.format(count)} ${noun}${count === 1 ? '' : 's'}`;

type SourceSheetProps = {
  field: RefObject<HTMLTextAreaElement | null>;
  content: string;
  onChange: (content: string) => void;
  onTrySample: () => void;
};

/** The source text with its counts; rich text is pasted as clean text. */
export function SourceSheet({ field, content, onChange, onTrySample }: SourceSheetProps) {
  const deferred = useDeferredValue(content);
  const words = useMemo(() => countWords(deferred), [deferred]);
  const isTooLong = content.length > LIMITS.contentChars;
  return (
    <Sheet
      id="source"
      title={<label htmlFor="source-text">{MESSAGES.transform.inputTitle}</label>}
      className="source"
    >
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
        onPaste={(event) => pasteClean(event, onChange)}
      />
      <div className="source-foot">
        <p id="source-count" className={`small figures ${isTooLong ? 'field-error' : 'soft'}`}>
          {counted(words, 'word')} · {counted(content.length, 'character')}
          {isTooLong && ` (at most ${figures.format(LIMITS.contentChars)})`}
        </p>
        {content === '' ? (
          <Button kind="ghost" size="small" onClick={onTrySample}>
            Try the sample text
          </Button>
        ) : (
          <Button
            kind="ghost"
            size="small"
            onClick={() => {
              onChange('');
              field.current?.focus();
            }}
          >
            Clear
          </Button>
        )}
      </div>
    </Sheet>
  );
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
