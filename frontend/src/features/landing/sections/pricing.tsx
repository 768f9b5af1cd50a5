import { AHEAD_OF_AGENCY, PLANS, PLAN_KEYS, POPULAR, isPaidPlan, type PlanKey } from '@repurpose/contract';
import { useSyncExternalStore } from 'react';
import { pricesOfPage } from '../../../shared/prices.js';
import { hasStoredSignIn, subscribeToSessionHint } from '../../../shared/session/session-hint.js';
import { ButtonLink } from '../../../shared/ui/button.js';
import { SiteIcon } from '../../../shared/ui/site-icon.js';
import { PRICING } from '../content/landing-texts.js';
import page from '../landing.module.css';
import css from './pricing.module.css';
import { SectionHead } from './section-head.js';
import { planRows, priceText } from './plan-rows.js';
import { pricingTarget } from '../pricing-target.js';

function PlanButton({ plan }: { plan: PlanKey }) {
  const isSignedIn = useSyncExternalStore(subscribeToSessionHint, hasStoredSignIn, () => false);
  const isPopular = PLANS[plan].isPopular;
  return (
    <ButtonLink
      kind={isPopular ? 'primary' : 'quiet'}
      size="large"
      isWide
      to={pricingTarget(plan, isSignedIn, pricesOfPage())}
    >
      {isPaidPlan(plan) ? PRICING.paid(PLANS[plan].name) : PRICING.free}
    </ButtonLink>
  );
}

function PlanSheet({ plan }: { plan: PlanKey }) {
  const { name, description, priceCents, isPopular } = PLANS[plan];
  return (
    <li className={`sheet ${css.sheet} ${isPopular ? css.popular : ''}`}>
      {isPopular && <span className={css.badge}>{POPULAR}</span>}
      <div>
        <h3>{name}</h3>
        <p className="soft">{description}</p>
      </div>
      <p className={`${css.price} soft`}>
        <b>{priceText(priceCents)}</b> {PRICING.perMonth}
      </p>
      <PlanButton plan={plan} />
      <ul className={css.rows}>
        {planRows(plan).map((row) => (
          <li key={row.text} className={row.isIncluded ? undefined : css.missing}>
            <SiteIcon name={row.isIncluded ? 'check' : 'minus'} />
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
        <p className="small soft" style={{ marginTop: 20 }}>
          {AHEAD_OF_AGENCY}
        </p>
      </div>
    </section>
  );
}
