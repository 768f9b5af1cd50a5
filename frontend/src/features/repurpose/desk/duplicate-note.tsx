import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Icon } from '../../../shared/ui/icon.js';
import { Row } from '../../../shared/ui/row.js';
import type { Duplicated } from './use-arrival.js';

type DuplicateNoteProps = { duplicated: Duplicated; onDismiss: (laysBack: boolean) => void };

/** Says which transformation was copied into the form, with a button that restores the former inputs. */
export const DuplicateNote = ({ duplicated, onDismiss }: DuplicateNoteProps) => (
  <Alert
    severity="info"
    role="status"
    icon={<Icon name="copy" />}
    action={
      <Row sx={{ gap: 1 }}>
        {duplicated.before && (
          <Button variant="outlined" size="small" onClick={() => onDismiss(true)}>
            Put my text back
          </Button>
        )}
        <Button variant="text" size="small" onClick={() => onDismiss(false)}>
          Got it
        </Button>
      </Row>
    }
    sx={{ mb: 5 }}
  >
    The source and its settings are on your desk again. Nothing is charged until you start.
  </Alert>
);
