import { MESSAGES, PLANS, PLAN_KEYS, isPaidPlan, type PlanKey } from '@repurpose/contract';
import { useSyncExternalStore, type MouseEvent } from 'react';
import { useNavigate } from 'react-router';

import { api, useGetConfigQuery } from '../../../shared/api/api.js';
import { hasStoredSignIn } from '../../../shared/session/session-hint.js';
import { useSession } from '../../../shared/session/use-session.js';
import { ButtonLink } from '../../../shared/ui/button.js';
import { Icon } from '../../../shared/ui/icon.js';
import { PRICING } from '../content/landing-texts.js';
import page from '../landing.module.css';
import { pricingTarget } from '../pricing-target.js';
import { planRows, priceText } from './plan-rows.js';
import css from './pricing.module.css';
import { SectionHead } from './section-head.js';

function subscribeToStorage(changed: () => void): () => void {
  window.addEventListener('storage', changed);
  return () => window.removeEventListener('storage', changed);
}

/** Spec §2: by the stored sign-in of this browser; a session that is already known counts as well. */
function useIsSignedIn(): boolean {
  const isStored = useSyncExternalStore(subscribeToStorage, hasStoredSignIn, () => false);
  const { user } = useSession({ asks: false });
  return isStored || Boolean(user);
}

function PlanButton({ plan }: { plan: PlanKey }) {
  const isSignedIn = useIsSignedIn();
  const { data: config } = useGetConfigQuery();
  const [loadConfig] = api.useLazyGetConfigQuery();
  const navigate = useNavigate();
  const isPopular = PLANS[plan].isPopular;

  /** A click that comes before the price ids: wait for them, so that the plan is not lost on the way. */
  async function followWithPrice(event: MouseEvent) {
    if (!isPaidPlan(plan) || config || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    const loaded = await loadConfig()
      .unwrap()
      .catch(() => undefined);
    await navigate(pricingTarget(plan, isSignedIn, loaded?.payments.prices));
  }

  return (
    <ButtonLink
      kind={isPopular ? 'primary' : 'quiet'}
      size="large"
      isWide
      to={pricingTarget(plan, isSignedIn, config?.payments.prices)}
      onClick={(event) => void followWithPrice(event)}
    >
      {isPaidPlan(plan) ? PRICING.paid(PLANS[plan].name) : PRICING.free}
    </ButtonLink>
  );
}

function PlanSheet({ plan }: { plan: PlanKey }) {
  const { name, description, priceCents, isPopular } = PLANS[plan];
  return (
    <li className={`${css.sheet} ${isPopular ? css.popular : ''}`}>
      {isPopular && <span className={css.badge}>{MESSAGES.billing.popular}</span>}
      <div>
        <h3 className={css.name}>{name}</h3>
        <p className={css.description}>{description}</p>
      </div>
      <p className={css.price}>
        <b>{priceText(priceCents)}</b> {PRICING.perMonth}
      </p>
      <PlanButton plan={plan} />
      <ul className={css.rows}>
        {planRows(plan).map((row) => (
          <li key={row.text} className={`${css.row} ${row.isIncluded ? '' : css.missing}`}>
            <Icon name={row.isIncluded ? 'check' : 'minus'} />
            <span>
              {!row.isIncluded && <span className="visually-hidden">Not included: </span>}
              {row.text}
            </span>
          </li>
        ))}
      </ul>
    </li>
  );
}

export function Pricing() {
  return (
    <section
      className={`${page.section} ${page.ruled}`}
      id="pricing"
      tabIndex={-1}
      aria-labelledby="pricing-title"
    >
      <div className="wrap">
        <SectionHead id="pricing-title" title={PRICING.title} lead={PRICING.lead} />
        <ul className={css.sheets}>
          {PLAN_KEYS.map((plan) => (
            <PlanSheet key={plan} plan={plan} />
          ))}
        </ul>
      </div>
    </section>
  );
}
