import { PLANS, type PaidPlan } from '@repurpose/contract';

import { pricesOfPage } from '../../shared/prices.js';
import { Icon } from '../../shared/ui/icon.js';
import css from './billing.module.css';

/** The plan of a price id, as the page knows it. */
function planOf(priceId: string): PaidPlan | undefined {
  const prices = pricesOfPage();
  return (['pro', 'agency'] as const).find((plan) => prices?.[plan] === priceId);
}

/** What is about to be bought; nothing where the page does not know the price. */
export function ChosenPlan({ priceId }: { priceId: string }) {
  const plan = planOf(priceId);
  if (plan === undefined) return null;
  const { name, description, priceCents, included } = PLANS[plan];
  return (
    <section className={css.chosen} aria-label="Your plan">
      <div className={css.bought}>
        <h2 className={css.plan}>{name}</h2>
        <p className="figures">
          ${priceCents / 100} <span className="soft">a month</span>
        </p>
      </div>
      <p className="soft">{description}</p>
      <ul className={css.included}>
        {included.map((feature) => (
          <li key={feature}>
            <Icon name="check" size={16} />
            {feature}
          </li>
        ))}
      </ul>
      <p className="small soft">You can cancel or change the plan whenever you like, in your account.</p>
    </section>
  );
}
