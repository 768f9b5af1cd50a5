import type { TransformationDetail, User } from '@repurpose/contract';
import { AccountPanel } from '../account/account-panel.js';
import { ChangePlanPanel } from '../account/change-plan-panel.js';
import { HistoryPanel } from '../results/history-panel.js';

type DeskBelowProps = { user: User; onOpen: (detail: TransformationDetail) => void; openId: string | null };

/** What lies below the fold: history, account, plan. In a chunk of its own, after what one works with. */
export default function DeskBelow({ user, onOpen, openId }: DeskBelowProps) {
  return (
    <div className="desk-below">
      <HistoryPanel onOpen={onOpen} openId={openId} />
      <AccountPanel user={user} />
      <ChangePlanPanel user={user} />
    </div>
  );
}
