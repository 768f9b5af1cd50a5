import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { SHARE_DAYS, type ShareDays, type ShareLink } from '@repurpose/contract';
import { intoView } from '../../../../shared/browser/bring-into-view.js';
import { mediumDay } from '../../../../shared/dates.js';
import { SelectField } from '../../../../shared/forms/select-field.js';
import { CopyButton } from '../../../../shared/ui/copy-button.js';
import { FailureAlert } from '../../../../shared/ui/failure-alert.js';
import { Row } from '../../../../shared/ui/row.js';
import { Note } from '../../../../shared/ui/note.js';
import { SmallButton } from '../../../../shared/ui/small-button.js';
import type { OutputAt } from '../../repurpose.api.js';
import { useWriteBlock } from '../../../../shared/workspace/write-block.js';
import { sharesApi } from './shares.api.js';

const DEFAULT_DAYS: ShareDays = 30;
const wordsOf = (days: ShareDays) => (days === null ? 'Never' : `After ${days} days`);
const endOf = ({ expiresAt }: ShareLink) =>
  expiresAt === null ? 'never ends' : `ends ${mediumDay(expiresAt)}`;

export function PublicLinks({ output }: { output: OutputAt }) {
  const { data: links = [], error: unread } = sharesApi.useGetSharesQuery(output);
  const [create, { data: made, error: notCreated, isLoading }] = sharesApi.useCreateShareMutation();
  const [update, { error: notUpdated }] = sharesApi.useUpdateShareMutation();
  const [revoke, { error: notRevoked }] = sharesApi.useRevokeShareMutation();
  const [days, setDays] = useState<ShareDays>(DEFAULT_DAYS);
  const isReader = useWriteBlock() !== null;
  const failure = unread ?? notCreated ?? notUpdated ?? notRevoked;
  return (
    <Box
      component="section"
      aria-labelledby="links-title"
      sx={{ display: 'grid', gap: 2.5, pt: 3.5, borderTop: 1, borderColor: 'divider' }}
    >
      <Typography variant="subtitle2" component="h3" id="links-title">
        Public link
      </Typography>
      {isReader ? (
        <Note>Whoever may write in this workspace makes and revokes public links.</Note>
      ) : (
        <>
          <Note>
            Anyone who has the link can read this piece, without an account: its text only, as it is now.
            Later edits stay with you until you update the link.
          </Note>
          <Row sx={{ alignItems: 'end', flexWrap: { xs: 'wrap', sm: 'nowrap' } }}>
            <SelectField
              label="Ends"
              value={days}
              options={SHARE_DAYS.map((each) => [each, wordsOf(each)])}
              onChange={setDays}
            />
            <Button
              variant="outlined"
              disabled={isLoading}
              onClick={() => void create({ ...output, body: { days } })}
            >
              Create link
            </Button>
          </Row>
        </>
      )}
      <FailureAlert error={failure} />
      {links.length > 0 && (
        <List disablePadding aria-label="Public links of this piece">
          {links.map((link) => (
            <LinkRow
              key={link.id}
              link={link}
              isNew={link.id === made?.id}
              isReader={isReader}
              onUpdate={() => void update({ ...output, shareId: link.id })}
              onRevoke={() => void revoke({ ...output, shareId: link.id })}
            />
          ))}
        </List>
      )}
    </Box>
  );
}

type LinkRowProps = {
  link: ShareLink;
  isNew: boolean;
  isReader: boolean;
  onUpdate: () => void;
  onRevoke: () => void;
};

function LinkRow({ link, isNew, isReader, onUpdate, onRevoke }: LinkRowProps) {
  const [isSure, setSure] = useState(false);
  return (
    <ListItem
      ref={isNew ? intoView : null}
      disableGutters
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, scrollMarginBottom: 16 }}
    >
      <OutlinedInput
        readOnly
        inputProps={{ 'aria-label': 'Address of the public link' }}
        value={link.url}
        onFocus={(event) => event.target.select()}
      />
      <Note>
        {link.isNewest
          ? `Shows the newest version (${link.version})`
          : `Shows version ${link.version}, not the newest`}
        , {endOf(link)}.
      </Note>
      <Row>
        <CopyButton text={link.url} label="link" />
        <SmallButton component="a" variant="text" href={link.url} target="_blank" rel="noopener noreferrer">
          Open
        </SmallButton>
        {!link.isNewest && !isReader && (
          <SmallButton variant="text" onClick={onUpdate}>
            Update to the newest
          </SmallButton>
        )}
        {isReader ? null : isSure ? (
          <>
            <SmallButton variant="text" color="error" onClick={onRevoke}>
              Revoke for good
            </SmallButton>
            <SmallButton variant="text" onClick={() => setSure(false)}>
              Keep it
            </SmallButton>
          </>
        ) : (
          <SmallButton variant="text" onClick={() => setSure(true)}>
            Revoke
          </SmallButton>
        )}
      </Row>
    </ListItem>
  );
}
