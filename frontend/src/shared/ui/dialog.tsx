import { useState, type ReactNode } from 'react';
import Button, { type ButtonProps } from '@mui/material/Button';
import MuiDialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { SmallButton } from './small-button.js';

type DialogProps = {
  title: string;
  onClose: () => void;
  widthPx?: number;
  /** The main one last. */
  actions: ReactNode;
  children: ReactNode;
};

export const Dialog = ({ title, onClose, widthPx = 444, actions, children }: DialogProps) => (
  <MuiDialog open onClose={onClose} slotProps={{ paper: { sx: { maxWidth: widthPx } } }}>
    <DialogTitle>{title}</DialogTitle>
    <DialogContent>{children}</DialogContent>
    <DialogActions>{actions}</DialogActions>
  </MuiDialog>
);

type Question = {
  title: string;
  /** Labels of the two buttons. */
  confirm: string;
  cancel: string;
  /** Cannot be confirmed now. */
  isBlocked?: boolean;
  /** Of `confirm`. */
  color?: ButtonProps['color'];
  children: ReactNode;
};
type ConfirmDialogProps = Question & {
  onClose: () => void;
  /** Or `form`: the id of what is sent. */
  onConfirm?: () => void;
  form?: string;
};

export const ConfirmDialog = ({
  confirm,
  cancel,
  isBlocked = false,
  color = 'primary',
  onConfirm,
  form,
  ...rest
}: ConfirmDialogProps) => (
  <Dialog
    {...rest}
    actions={
      <>
        <SmallButton onClick={rest.onClose}>{cancel}</SmallButton>
        <Button
          size="small"
          color={color}
          disabled={isBlocked}
          onClick={onConfirm}
          {...(form && { type: 'submit', form })}
        >
          {confirm}
        </Button>
      </>
    }
  />
);

type ConfirmButtonProps = Omit<ButtonProps, 'children' | 'title'> &
  Question & { word: string; onConfirm: () => Promise<unknown> };

/** Its dialog closes when the action has ended, successfully or not. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { word, title, confirm, cancel, color, isBlocked = false, onConfirm, children, ...button } = props;
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  async function run(): Promise<void> {
    setBusy(true);
    await onConfirm();
    setBusy(false);
    setAsking(false);
  }
  return (
    <>
      <Button variant="outlined" color={color} {...button} onClick={() => setAsking(true)}>
        {word}
      </Button>
      {isAsking && (
        <ConfirmDialog
          {...{ title, confirm, cancel, color }}
          isBlocked={isBlocked || isBusy}
          onConfirm={() => void run()}
          onClose={() => setAsking(false)}
        >
          {children}
        </ConfirmDialog>
      )}
    </>
  );
}
