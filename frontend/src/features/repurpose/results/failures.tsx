import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Stack from '@mui/material/Stack';
import { FORMATS, type FormatKey } from '@repurpose/contract';
import { Icon } from '../../../shared/ui/icon.js';
import { SmallButton } from '../../../shared/ui/small-button.js';
import { useWriteBlock } from '../../../shared/workspace/write-block.js';
import type { RunState } from '../run/run-state.js';

export function Failures({ run, onRetry }: { run: RunState; onRetry: (format: FormatKey) => void }) {
  const isReader = useWriteBlock() !== null;
  if (run.phase !== 'results') return null;
  const open = run.formats.filter((format) => run.outputs[format]?.status !== 'done');
  if (open.length === 0) return null;
  return (
    <Stack component="ul" spacing={2.5} sx={{ p: 0, mb: 4, listStyle: 'none' }}>
      {open.map((format) => {
        const output = run.outputs[format];
        const isWaiting = output?.status === 'waiting';
        return (
          <Alert
            key={format}
            component="li"
            role={undefined}
            severity="error"
            icon={<Icon name={isWaiting ? format : 'warn'} />}
            action={
              isReader ? null : (
                <SmallButton
                  disabled={isWaiting || run.id === null}
                  icon="retry"
                  aria-label={`Retry ${FORMATS[format].label}`}
                  onClick={() => onRetry(format)}
                >
                  Retry
                </SmallButton>
              )
            }
          >
            <AlertTitle component="strong">{FORMATS[format].label}</AlertTitle>
            {output?.status === 'failed'
              ? output.message
              : isWaiting
                ? 'Writing…'
                : 'This format was not written.'}
          </Alert>
        );
      })}
    </Stack>
  );
}
