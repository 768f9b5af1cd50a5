import { AHEAD_OF_AGENCY, PLANS, PLAN_KEYS, POPULAR, isPaidPlan, type PlanKey } from '@repurpose/contract';
import { useSyncExternalStore } from 'react';
import { pricesOfPage, type Prices } from '../../../shared/prices.js';
import { hasStoredSignIn, subscribeToSessionHint } from '../../../shared/session/session-hint.js';
import { ButtonLink } from '../../../shared/ui/button.js';
import { SiteIcon } from '../../../shared/ui/site-icon.js';
import { PRICING } from '../content/landing-texts.js';
import page from '../landing.module.css';
import css from './pricing.module.css';
import { SectionHead } from './section-head.js';
import { paths } from '../../../shared/paths.js';

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

/** Free leads to the sign-up page, a paid plan to its checkout, for guests by way of the sign-up page. */
export function pricingTarget(plan: PlanKey, isSignedIn: boolean, prices: Prices | undefined): string {
  if (!isPaidPlan(plan)) return paths.auth.getHref({ tab: 'register' });
  const priceId = prices?.[plan];
  const query = priceId ? `priceId=${encodeURIComponent(priceId)}` : '';
  if (isSignedIn) return query ? `/checkout?${query}` : '/checkout';
  return ['/auth?returnTo=/checkout', query].filter(Boolean).join('&');
}

/** Included ones first, so that the rows of all cards line up. */
export function planRows(plan: PlanKey) {
  const { included, excluded } = PLANS[plan];
  return [
    ...included.map((text) => ({ text, isIncluded: true })),
    ...excluded.map((text) => ({ text, isIncluded: false })),
  ];
}

export function priceText(priceCents: number): string {
  return `$${priceCents % 100 === 0 ? priceCents / 100 : (priceCents / 100).toFixed(2)}`;
}
