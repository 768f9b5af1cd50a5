import {
  lazy,
  memo,
  useDeferredValue,
  useMemo,
  useState,
  type ClipboardEvent,
  type RefObject,
  Suspense,
} from 'react';
import InputBase from '@mui/material/InputBase';
import Typography from '@mui/material/Typography';
import { LIMITS, MESSAGES, UI_TIMINGS } from '@repurpose/contract';
import { counted, figure } from '../../../shared/figures.js';
import { Row } from '../../../shared/ui/row.js';
import { Note } from '../../../shared/ui/note.js';
import { SmallButton } from '../../../shared/ui/small-button.js';
import { Panel } from '../../../shared/ui/panel.js';
import { Part } from '../../../shared/ui/part.js';
import { TEXT_FILES, UploadButton } from '../../../shared/ui/upload-button.js';
import type { ChangeDraft } from '../desk/draft.js';
import { pasteOf } from './clean-paste.js';
import { countWords } from './count-words.js';
import { loneUrl } from './lone-url.js';
import { usePageArrivals } from './upload/use-page-arrivals.js';
import { useUpload } from './upload/use-upload.js';

const UploadNote = lazy(() => import('./upload/upload-note.js'));

type SourceSheetProps = {
  field: RefObject<HTMLTextAreaElement | null>;
  content: string;
  setDraft: ChangeDraft;
  onTrySample: () => void;
  refusal: string | undefined;
};

/** The rules move with the text. */
const MANUSCRIPT = {
  flex: { lg: '1 0 180px' },
  '& textarea': {
    p: 0,
    height: { xs: 'auto', lg: '100%' },
    minHeight: { xs: 240, lg: 0 },
    resize: { lg: 'none' },
    lineHeight: 1.6,
    borderRadius: '2px',
    background: 'linear-gradient(transparent calc(1.6em - 1px), var(--line) 0) 0 0 / 100% 1.6em local',
    // A thumb on its way down the page does not stop in it.
    '@media (pointer: coarse)': { '&:not(:focus)': { overflow: 'hidden' } },
    '&:focus-visible': { outline: '2px solid var(--accent)', outlineOffset: 8 },
    '&::placeholder': { color: 'text.secondary', opacity: 1 },
  },
} as const;

/** Rich text is pasted as plain text. Files and links are also accepted anywhere on the page. */
export const SourceSheet = memo(function SourceSheet(props: SourceSheetProps) {
  const { field, content, setDraft, onTrySample, refusal } = props;
  const onChange = (next: string) => setDraft((draft) => ({ ...draft, content: next }));
  const { state, upload, importPage, cancel, dismiss } = useUpload((text) => {
    const before = field.current?.value ?? '';
    onChange(text);
    rest(field.current);
    return before;
  });
  const take = (files: FileList) => void upload(files);
  const takePage = (url: string) => void importPage(url);
  const isBusy = state.phase === 'busy';
  const isOver = usePageArrivals({ onFiles: take, onUrl: takePage });
  return (
    <Panel
      id="source"
      title={<label htmlFor="source-text">{MESSAGES.transform.inputTitle}</label>}
      aside={
        <Row sx={{ gap: 2 }}>
          <LinkButton isBusy={isBusy} onUrl={takePage} />
          <UploadButton isBusy={isBusy} title={`${TEXT_FILES} Or drop it anywhere.`} onFiles={take} />
        </Row>
      }
      refusal={refusal}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minHeight: 0,
        pb: 3.5,
        ...(isOver && { outline: '2px dashed var(--accent)', outlineOffset: -6 }),
      }}
    >
      <div role="status">
        <Part fallback={null}>
          {state.phase !== 'idle' && (
            <UploadNote
              state={state}
              onCancel={cancel}
              onDismiss={dismiss}
              onUndo={(before) => {
                onChange(before);
                dismiss();
              }}
            />
          )}
        </Part>
      </div>
      <InputBase
        inputRef={field}
        id="source-text"
        inputComponent="textarea"
        inputProps={{
          rows: UI_TIMINGS.inputRows,
          dir: 'auto',
          'aria-describedby': `source-count${refusal ? ' source-refusal' : ''}`,
          onPaste: (event: ClipboardEvent<HTMLTextAreaElement>) => {
            const address = loneUrl(event.clipboardData.getData('text/plain'));
            // The address stays in the field until its text is there.
            if (address !== null && content.trim() === '') return takePage(address);
            pasteClean(event, onChange);
          },
        }}
        placeholder={MESSAGES.transform.inputPlaceholder}
        value={content}
        error={content.length > LIMITS.contentChars || refusal !== undefined}
        onChange={(event) => onChange(event.target.value)}
        sx={MANUSCRIPT}
      />
      {!isBusy && <AddressNote content={content} onImport={takePage} />}
      <Foot
        content={content}
        onTrySample={onTrySample}
        onPut={(text) => {
          onChange(text);
          field.current?.focus({ preventScroll: true });
        }}
      />
    </Panel>
  );
});

/** With its text in. On a touch screen the keyboard goes, and a thumb moves the page. */
function rest(field: HTMLTextAreaElement | null): void {
  if (!field) return;
  if (!window.matchMedia('(pointer: coarse)').matches) return field.focus({ preventScroll: true });
  field.blur();
  field.scrollTop = 0;
}

function AddressNote({ content, onImport }: { content: string; onImport: (url: string) => void }) {
  const url = loneUrl(content);
  if (url === null) return null;
  return (
    <Row sx={{ gap: 2, mt: 3 }}>
      <Note>This is only an address.</Note>
      <SmallButton onClick={() => onImport(url)}>Import its text</SmallButton>
    </Row>
  );
}

type FootProps = { content: string; onTrySample: () => void; onPut: (text: string) => void };

function Foot({ content, onTrySample, onPut }: FootProps) {
  const [cleared, setCleared] = useState('');
  const deferred = useDeferredValue(content);
  const words = useMemo(() => countWords(deferred), [deferred]);
  const isTooLong = content.length > LIMITS.contentChars;
  return (
    <Row
      data-waits
      sx={{
        gap: 2,
        justifyContent: 'space-between',
        borderTop: 1,
        borderColor: 'divider',
        mt: 3.5,
        pt: 2.5,
        minHeight: 46,
        // Their words end where the card's do.
        '& > .MuiButton-text, & > .MuiStack-root': { mx: '-11px' },
      }}
    >
      <Typography id="source-count" variant="body2" color={isTooLong ? 'error' : 'textSecondary'}>
        {counted(words, 'word')} · {counted(content.length, 'character')}
        {isTooLong && ` (at most ${figure(LIMITS.contentChars)})`}
      </Typography>
      {content === '' ? (
        <Row sx={{ gap: 0 }}>
          {cleared !== '' && (
            <SmallButton variant="text" onClick={() => onPut(cleared)}>
              Undo clear
            </SmallButton>
          )}
          <SmallButton variant="text" onClick={onTrySample}>
            Try the sample text
          </SmallButton>
        </Row>
      ) : (
        <SmallButton
          variant="text"
          onClick={() => {
            setCleared(content);
            onPut('');
          }}
        >
          Clear
        </SmallButton>
      )}
    </Row>
  );
}

function pasteClean(event: ClipboardEvent<HTMLTextAreaElement>, onChange: (content: string) => void): void {
  if (event.currentTarget.value === '') setTimeout(rest, 0, event.currentTarget);
  const text = pasteOf(event.clipboardData);
  if (text === null) return;
  event.preventDefault();
  const { selectionStart, selectionEnd, value } = event.currentTarget;
  const field = event.currentTarget;
  field.setRangeText(text, selectionStart, selectionEnd, 'end');
  onChange(`${value.slice(0, selectionStart)}${text}${value.slice(selectionEnd)}`);
}

const LinkDialog = lazy(() => import('./upload/link-dialog.js'));

type LinkButtonProps = { isBusy: boolean; onUrl: (url: string) => void };

function LinkButton({ isBusy, onUrl }: LinkButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <SmallButton disabled={isBusy} onClick={() => setIsOpen(true)}>
        Import from a link
      </SmallButton>
      {isOpen && (
        <Suspense>
          <LinkDialog
            onClose={() => setIsOpen(false)}
            onUrl={(url) => {
              setIsOpen(false);
              onUrl(url);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
