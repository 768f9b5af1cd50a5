import { MESSAGES, PLANS, type PaidPlan, type PlanChangePreview } from '@repurpose/contract';
import { useEffect } from 'react';

import { useGetConfigQuery } from '../../shared/api/api.js';
import { isApiFailure, messageOf, type ApiFailure } from '../../shared/api/failure.js';
import { paths } from '../../shared/paths.js';
import { Button, ButtonLink } from '../../shared/ui/button.js';
import css from './billing.module.css';
import { useChangePlanMutation } from './checkout.api.js';
import { chosenPrice } from './chosen-price.js';
import { Notice } from './notice.js';
import { PLAN_CHANGE, planChangedTexts, planChangeTexts, type PlanChangeTexts } from './plan-change-texts.js';

interface ConfirmPlanChangeProps {
  preview: PlanChangePreview;
  /** Asks for the present amount. */
  onRefresh: () => void;
}

/** Asks before the plan of a running subscription is changed. Nothing happens without the press of its button. */
export function ConfirmPlanChange({ preview, onRefresh }: ConfirmPlanChangeProps) {
  const [changePlan, { data, error, isLoading }] = useChangePlanMutation();
  const confirm = () => void changePlan({ token: preview.token });
  useEffect(() => {
    if (data) chosenPrice.forget();
  }, [data]);
  if (data) {
    const [title, text] = planChangedTexts(data);
    return (
      <Notice tone="true" title={title} text={text} isAnswer>
        <ButtonLink to={paths.dashboard.getHref()}>{MESSAGES.checkout.goToDashboard}</ButtonLink>
      </Notice>
    );
  }
  if (isApiFailure(error)) return <NotChanged failure={error} onRetry={confirm} onRefresh={onRefresh} />;
  return <Question preview={preview} isBusy={isLoading} onConfirm={confirm} />;
}

function Question(props: { preview: PlanChangePreview; isBusy: boolean; onConfirm: () => void }) {
  const { preview, isBusy, onConfirm } = props;
  const { data: config } = useGetConfigQuery();
  const texts = planChangeTexts(preview);
  return (
    <div className={css.center}>
      <section className={`${css.notice} ${css.question}`} aria-labelledby="notice-title">
        <h1 className={css.title} id="notice-title">
          {texts.title}
        </h1>
        <p className={css.text}>{texts.lead}</p>
        <ul className={css.change}>
          <PlanSide plan={preview.from} label={PLAN_CHANGE.now} />
          {texts.begins !== null && <PlanSide plan={preview.to} label={texts.begins} />}
        </ul>
        <Sums texts={texts} />
        <div className={css.actions}>
          <Button disabled={isBusy} onClick={onConfirm}>
            {isBusy ? PLAN_CHANGE.busy : texts.button}
          </Button>
          <ButtonLink kind="ghost" to={paths.dashboard.getHref()}>
            {PLAN_CHANGE.notNow}
          </ButtonLink>
        </div>
        {config?.payments.isSandbox && <p className={`chip ${css.mode}`}>{PLAN_CHANGE.testMode}</p>}
      </section>
    </div>
  );
}

function PlanSide({ plan, label }: { plan: PaidPlan; label: string }) {
  const { name, priceCents, included } = PLANS[plan];
  return (
    <li>
      <p className="small soft">{label}</p>
      <h2 className={css.plan}>{name}</h2>
      <p className="figures">
        ${priceCents / 100} <span className="soft">a month</span>
      </p>
      <p className="small soft">{included[0]}</p>
    </li>
  );
}

function Sums({ texts }: { texts: PlanChangeTexts }) {
  return (
    <>
      <dl className={css.sums}>
        <div>
          <dt>
            {PLAN_CHANGE.dueToday}
            <span className="small soft">{texts.dueNote}</span>
          </dt>
          <dd className="figures">{texts.dueToday}</dd>
        </div>
        <div>
          <dt>
            {PLAN_CHANGE.nextRenewal}
            <span className="small soft">{texts.renewalDay}</span>
          </dt>
          <dd className="figures">{texts.renewal}</dd>
        </div>
      </dl>
      {texts.notes.map((note) => (
        <p key={note} className={`small ${css.note}`}>
          {note}
        </p>
      ))}
    </>
  );
}

/**
 * Without an answer the same change is tried again, which is made once. After a refusal only the present amount is
 * shown, never under the pointer of a second click.
 */
function NotChanged(props: { failure: ApiFailure; onRetry: () => void; onRefresh: () => void }) {
  const { failure, onRetry, onRefresh } = props;
  const isUnanswered = failure.status === 0 || failure.status >= 500;
  const text = messageOf(failure);
  const isSaid = failure.status !== 0;
  return (
    <Notice
      tone="wrong"
      isAnswer
      title={isUnanswered ? PLAN_CHANGE.unansweredTitle : PLAN_CHANGE.refusedTitle}
      text={isSaid ? text : `${text} ${PLAN_CHANGE.neverTwice}`}
    >
      <Button onClick={isUnanswered ? onRetry : onRefresh}>
        {isUnanswered ? PLAN_CHANGE.tryAgain : PLAN_CHANGE.showAgain}
      </Button>
      <ButtonLink kind="ghost" to={paths.dashboard.getHref()}>
        {MESSAGES.checkout.goToDashboard}
      </ButtonLink>
    </Notice>
  );
}
