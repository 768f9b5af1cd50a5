import { MESSAGES, PLANS, type User } from '@repurpose/contract';
import { longDay } from '../../../shared/dates.js';
import { useGetConfigQuery } from '../../../shared/api/api.js';
import { ButtonLink } from '../../../shared/ui/button.js';
import { Icon } from '../../../shared/ui/icon.js';
import { Sheet } from '../../../shared/ui/sheet.js';
import { PlanChangeNotice } from './plan-change-notice.js';
import { planCardsOf, type PlanCard } from './plan-cards.js';

/** The three plans as seen from the current one. */
export function ChangePlanPanel({ user }: { user: User }) {
  const { data: config } = useGetConfigQuery();
  return (
    <Sheet
      id="change-plan"
      title={MESSAGES.billing.changePlanTitle}
      aside={config?.payments.isSandbox && <span className="chip">Test mode: no card is charged</span>}
    >
      {user.planChange && <PlanChangeNotice user={user} change={user.planChange} />}
      <ul className="plans">
        {planCardsOf(user, config?.payments.prices).map((card) => (
          <PlanRow key={card.plan} {...card} />
        ))}
      </ul>
    </Sheet>
  );
}

function PlanRow({ plan, isCurrent, beginsAt, action }: PlanCard) {
  const { name, priceCents, description, included } = PLANS[plan];
  return (
    <li className={`plan ${isCurrent ? 'plan-current' : ''}`}>
      <div className="plan-head">
        <h3>{name}</h3>
        {isCurrent && <span className="chip chip-accent">{MESSAGES.billing.currentPlan}</span>}
        {beginsAt !== null && <span className="chip">From {longDay(beginsAt)}</span>}
      </div>
      <p className="plan-price figures">
        ${priceCents / 100}
        <span className="small soft"> a month</span>
      </p>
      <p className="small soft">{description}</p>
      <ul className="plan-features small">
        {included.map((feature) => (
          <li key={feature}>
            <Icon name="check" size={14} />
            {feature}
          </li>
        ))}
      </ul>
      {action && (
        <ButtonLink to={action.href} kind={action.isAdvised ? 'primary' : 'quiet'} size="small" isWide>
          {action.label}
        </ButtonLink>
      )}
    </li>
  );
}
