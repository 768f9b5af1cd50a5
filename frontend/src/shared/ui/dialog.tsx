import { useId, type ReactNode } from 'react';
import MuiDialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';

type DialogProps = {
  title: string;
  onClose: () => void;
  widthPx?: number;
  /** Its buttons, the main one last. */
  actions: ReactNode;
  children: ReactNode;
};

/** An open dialog with a title, its content and its buttons. */
export function Dialog({ title, onClose, widthPx = 444, actions, children }: DialogProps) {
  const id = useId();
  return (
    <MuiDialog
      open
      onClose={onClose}
      aria-labelledby={id}
      slotProps={{ paper: { sx: { maxWidth: widthPx } } }}
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>{actions}</DialogActions>
    </MuiDialog>
  );
}
