import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { MESSAGES, PLANS, type PaidPlan, type PlanChangePreview } from '@repurpose/contract';
import { useEffect } from 'react';

import { useGetConfigQuery } from '../../shared/api/api.js';
import { isApiFailure, messageOf, type ApiFailure } from '../../shared/api/failure.js';
import { paths } from '../../shared/paths.js';
import { Note } from '../../shared/ui/note.js';
import { useChangePlanMutation } from './checkout.api.js';
import { chosenPrice } from './chosen-price.js';
import { MonthlyPrice } from './chosen-plan.js';
import { Actions, CenteredCard, Notice } from '../../shared/ui/notice.js';
import { PLAN_CHANGE, planChangedTexts, planChangeTexts, type PlanChangeTexts } from './plan-change-texts.js';

interface ConfirmPlanChangeProps {
  preview: PlanChangePreview;
  onRefresh: () => void;
}

/** Changes nothing until its button is pressed. */
export function ConfirmPlanChange({ preview, onRefresh }: ConfirmPlanChangeProps) {
  const [changePlan, { data, error, isLoading }] = useChangePlanMutation();
  const confirm = () => void changePlan({ token: preview.token });
  useEffect(() => {
    if (data) chosenPrice.forget();
  }, [data]);
  if (data) {
    const [title, text] = planChangedTexts(data);
    return (
      <Notice tone="success" title={title} text={text} isAnswer>
        <Button href={paths.dashboard.getHref()}>{MESSAGES.checkout.goToDashboard}</Button>
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
    <CenteredCard tone="primary">
      <Typography variant="h1" id="notice-title">
        {texts.title}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 4 }}>
        {texts.lead}
      </Typography>
      <Stack component="ul" direction={{ xs: 'column', sm: 'row' }} spacing={4} sx={{ p: 0, mt: 7 }}>
        <PlanSide plan={preview.from} label={PLAN_CHANGE.now} />
        {texts.begins !== null && <PlanSide plan={preview.to} label={texts.begins} isNext />}
      </Stack>
      <Sums texts={texts} />
      <Actions>
        {/* Its words name the charge and the day: they may take two lines on a phone. */}
        <Button disabled={isBusy} onClick={onConfirm} sx={{ whiteSpace: 'normal' }}>
          {isBusy ? PLAN_CHANGE.busy : texts.button}
        </Button>
        <Button variant="text" href={paths.dashboard.getHref()}>
          {PLAN_CHANGE.notNow}
        </Button>
      </Actions>
      {config?.payments.isSandbox && <Chip label={PLAN_CHANGE.testMode} sx={{ mt: 6 }} />}
    </CenteredCard>
  );
}

function PlanSide({ plan, label, isNext = false }: { plan: PaidPlan; label: string; isNext?: boolean }) {
  const { name, included } = PLANS[plan];
  return (
    <Paper
      component="li"
      variant="outlined"
      sx={{ flex: 1, p: '16px 20px', listStyle: 'none', borderColor: isNext ? 'primary.main' : 'divider' }}
    >
      <Note>{label}</Note>
      <Typography variant="h3" component="h2">
        {name}
      </Typography>
      <MonthlyPrice plan={plan} />
      <Note>{included[0]}</Note>
    </Paper>
  );
}

function Sums({ texts }: { texts: PlanChangeTexts }) {
  const rows = [
    [PLAN_CHANGE.dueToday, texts.dueNote, texts.dueToday],
    [PLAN_CHANGE.nextRenewal, texts.renewalDay, texts.renewal],
  ] as const;
  return (
    <>
      <Box component="dl" sx={{ mt: 6, borderBottom: 1, borderColor: 'divider' }}>
        {rows.map(([name, note, sum]) => (
          <Stack
            key={name}
            direction="row"
            sx={{ gap: 6, py: 3.5, justifyContent: 'space-between', borderTop: 1, borderColor: 'divider' }}
          >
            <dt>
              {name}
              <Note>{note}</Note>
            </dt>
            <Typography component="dd" variant="subtitle1" sx={{ flex: 'none' }}>
              {sum}
            </Typography>
          </Stack>
        ))}
      </Box>
      {texts.notes.map((note) => (
        <Typography key={note} variant="body2" sx={{ mt: 4 }}>
          {note}
        </Typography>
      ))}
    </>
  );
}

/**
 * Without an answer, tries the same change again, which is made once. After a refusal, only shows the current amount,
 * never under the pointer of a second click.
 */
function NotChanged(props: { failure: ApiFailure; onRetry: () => void; onRefresh: () => void }) {
  const { failure, onRetry, onRefresh } = props;
  const isUnanswered = failure.status === 0 || failure.status >= 500;
  const isDeclined = failure.status === 402;
  const text = messageOf(failure);
  const isSaid = failure.status !== 0;
  return (
    <Notice
      tone="error"
      isAnswer
      title={isUnanswered ? PLAN_CHANGE.unansweredTitle : PLAN_CHANGE.refusedTitle}
      text={isSaid ? text : `${text} ${PLAN_CHANGE.neverTwice}`}
    >
      {isDeclined && (
        <Button href={`${paths.dashboard.getHref()}#account`}>{PLAN_CHANGE.manageBilling}</Button>
      )}
      <Button variant={isDeclined ? 'outlined' : 'contained'} onClick={isUnanswered ? onRetry : onRefresh}>
        {isUnanswered || isDeclined ? PLAN_CHANGE.tryAgain : PLAN_CHANGE.showAgain}
      </Button>
      {!isDeclined && (
        <Button variant="text" href={paths.dashboard.getHref()}>
          {MESSAGES.checkout.goToDashboard}
        </Button>
      )}
    </Notice>
  );
}
