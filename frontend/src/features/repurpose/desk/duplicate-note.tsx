import Alert from '@mui/material/Alert';
import { Icon } from '../../../shared/ui/icon.js';
import { Row } from '../../../shared/ui/row.js';
import { SmallButton } from '../../../shared/ui/small-button.js';
import type { Duplicated } from './use-arrival.js';

type DuplicateNoteProps = { duplicated: Duplicated; onDismiss: (laysBack: boolean) => void };

/** Its button restores the former inputs. */
const DuplicateNote = ({ duplicated, onDismiss }: DuplicateNoteProps) => (
  <Alert
    severity="info"
    role="status"
    icon={<Icon name="copy" />}
    action={
      <Row sx={{ gap: 1 }}>
        {duplicated.before && <SmallButton onClick={() => onDismiss(true)}>Put my text back</SmallButton>}
        <SmallButton variant="text" onClick={() => onDismiss(false)}>
          Got it
        </SmallButton>
      </Row>
    }
    sx={{ mb: 5 }}
  >
    The source and its settings are on your desk again. Nothing is charged until you start.
  </Alert>
);
export default DuplicateNote;
