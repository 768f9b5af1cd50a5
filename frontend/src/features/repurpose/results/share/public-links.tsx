import { useState } from 'react';
import { SHARE_DAYS, type ShareDays, type ShareLink } from '@repurpose/contract';
import { isApiFailure, messageOf } from '../../../../shared/api/failure.js';
import { mediumDay } from '../../../../shared/dates.js';
import { Button } from '../../../../shared/ui/button.js';
import { CopyButton } from '../copy-button.js';
import {
  useCreateShareMutation,
  useGetSharesQuery,
  useRevokeShareMutation,
  useUpdateShareMutation,
  type PieceAt,
} from './shares.api.js';
import { useWriteBlock } from '../../../../shared/workspace/write-block.js';

const DEFAULT_DAYS: ShareDays = 30;
const wordsOf = (days: ShareDays) => (days === null ? 'Never' : `After ${days} days`);
const endOf = ({ expiresAt }: ShareLink) =>
  expiresAt === null ? 'never ends' : `ends ${mediumDay(expiresAt)}`;

/** A page of this piece for people without an account: made here, seen here, taken back here. */
export function PublicLinks({ piece }: { piece: PieceAt }) {
  const { data: links = [], error: unread } = useGetSharesQuery(piece);
  const [create, { error: notCreated, isLoading }] = useCreateShareMutation();
  const [update, { error: notUpdated }] = useUpdateShareMutation();
  const [revoke, { error: notRevoked }] = useRevokeShareMutation();
  const [days, setDays] = useState<ShareDays>(DEFAULT_DAYS);
  const isReader = useWriteBlock() !== null;
  const failure = [unread, notCreated, notUpdated, notRevoked].find((each) => isApiFailure(each));
  return (
    <section className="links" aria-labelledby="links-title">
      <h3 id="links-title" className="links-title">
        Public link
      </h3>
      {isReader ? (
        <p className="small soft">Whoever may write in this workspace makes and revokes public links.</p>
      ) : (
        <>
          <p className="small soft">
            Anyone who has the link can read this piece, without an account: its text only, as it is now.
            Later edits stay with you until you update the link.
          </p>
          <div className="row">
            <label className="small" htmlFor="link-days">
              Ends
            </label>
            <select
              id="link-days"
              className="input select links-days"
              value={String(days)}
              onChange={(event) =>
                setDays(SHARE_DAYS.find((each) => String(each) === event.target.value) ?? null)
              }
            >
              {SHARE_DAYS.map((each) => (
                <option key={String(each)} value={String(each)}>
                  {wordsOf(each)}
                </option>
              ))}
            </select>
            <Button
              kind="quiet"
              size="small"
              disabled={isLoading}
              onClick={() => void create({ ...piece, days })}
            >
              Create link
            </Button>
          </div>
        </>
      )}
      {failure && (
        <p className="field-error" role="alert">
          {messageOf(failure)}
        </p>
      )}
      {links.length > 0 && (
        <ul className="links-rows" aria-label="Public links of this piece">
          {links.map((link) => (
            <LinkRow
              key={link.id}
              link={link}
              isReader={isReader}
              onUpdate={() => void update({ ...piece, shareId: link.id })}
              onRevoke={() => void revoke({ ...piece, shareId: link.id })}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

type LinkRowProps = { link: ShareLink; isReader: boolean; onUpdate: () => void; onRevoke: () => void };

function LinkRow({ link, isReader, onUpdate, onRevoke }: LinkRowProps) {
  const [isSure, setSure] = useState(false);
  return (
    <li className="links-row">
      <input
        className="input links-url"
        readOnly
        aria-label="Address of the public link"
        value={link.url}
        onFocus={(event) => event.target.select()}
      />
      <p className="small soft">
        {link.isNewest
          ? `Shows the newest version (${link.version})`
          : `Shows version ${link.version}, not the newest`}
        , {endOf(link)}.
      </p>
      <div className="row">
        <CopyButton text={link.url} label="link" />
        <a className="btn btn-ghost btn-small" href={link.url} target="_blank" rel="noopener noreferrer">
          Open
        </a>
        {!link.isNewest && !isReader && (
          <Button kind="ghost" size="small" onClick={onUpdate}>
            Update to the newest
          </Button>
        )}
        {isReader ? null : isSure ? (
          <>
            <Button kind="ghost" size="small" onClick={onRevoke}>
              Revoke for good
            </Button>
            <Button kind="ghost" size="small" onClick={() => setSure(false)}>
              Keep it
            </Button>
          </>
        ) : (
          <Button kind="ghost" size="small" onClick={() => setSure(true)}>
            Revoke
          </Button>
        )}
      </div>
    </li>
  );
}
