import { money, PLANS, type PlanChangePreview, type PlanChangeResult } from '@repurpose/contract';

import { longDay } from '../../shared/dates.js';

type Preview = Omit<PlanChangePreview, 'token' | 'expiresAt'>;

export const PLAN_CHANGE = {
  now: 'Now',
  dueToday: 'Due today',
  nextRenewal: 'Next renewal',
  busy: 'Changing your plan...',
  notNow: 'Not now',
  testMode: 'Test mode: no card is charged',
  refusedTitle: 'Your plan was not changed',
  unansweredTitle: 'We did not get an answer',
  neverTwice: 'You are never charged twice.',
  showAgain: 'Show the amount again',
  tryAgain: 'Try again',
  manageBilling: 'Manage billing',
} as const;

const nothingToday = 'Nothing is charged today.';

export type PlanChangeTexts = ReturnType<typeof planChangeTexts>;

/** `begins` null: it is the current plan. */
export function planChangeTexts(preview: Preview) {
  const { kind, to, dueTodayCents, currency, renewalCents } = preview;
  const [day, name] = [longDay(preview.renewsAt), PLANS[to].name];
  const due = money(dueTodayCents, currency);
  const common = {
    ...{ dueToday: due, renewal: `${money(renewalCents, currency)} a month`, renewalDay: day },
    ...{ notes: notesOf(preview), title: `Switch to ${name}?` },
  };
  const fromName = PLANS[preview.from].name;
  if (kind === 'keep') {
    const lead = `Your ${name} plan goes on and renews.`;
    return {
      ...common,
      title: `Keep ${name}?`,
      lead,
      begins: null,
      dueNote: nothingToday,
      button: `Keep ${name}`,
    };
  }
  if (kind === 'downgrade') {
    const lead = `You keep ${fromName} until ${day}: it is paid for. ${name} begins then.`;
    return {
      ...common,
      lead,
      begins: `From ${day}`,
      dueNote: nothingToday,
      button: `Switch to ${name} on ${day}`,
    };
  }
  const lead = `${name} begins at once and replaces ${fromName}. Nothing happens until you confirm.`;
  const upgrade = { ...common, lead, begins: 'From today' };
  if (dueTodayCents === 0)
    return { ...upgrade, dueNote: 'Your credit covers the difference.', button: `Switch to ${name} now` };
  const dueNote = `The difference until ${day}, charged to the card of your subscription.`;
  return { ...upgrade, dueNote, button: `Pay ${due} and switch to ${name}` };
}

function notesOf({ kind, from, to, withdraws }: Preview): string[] {
  const kept: readonly string[] = PLANS[to].included;
  const lost = kind === 'downgrade' ? PLANS[from].included.filter((each) => !kept.includes(each)) : [];
  return [
    ...(lost.length > 0 ? [`${PLANS[to].name} does not have: ${lost.join(', ')}.`] : []),
    ...(withdraws ? [withdrawn(withdraws)] : []),
  ];
}

function withdrawn({ plan, at }: NonNullable<Preview['withdraws']>): string {
  return plan === 'free'
    ? `Your plan was to end on ${longDay(at)}. It will renew instead.`
    : `Your planned change to ${PLANS[plan].name} on ${longDay(at)} is taken back.`;
}

export function planChangedTexts({
  plan,
  kind,
  paidCents,
  currency,
  begins,
}: PlanChangeResult): [string, string] {
  const { name } = PLANS[plan];
  if (begins !== null)
    return [
      `${name} begins on ${longDay(begins)}`,
      `You keep what you have paid for until then. ${nothingToday}`,
    ];
  if (kind === 'keep') return [`You keep ${name}`, `Your plan renews as before. ${nothingToday}`];
  const paid = paidCents > 0 ? `You paid ${money(paidCents, currency)}.` : nothingToday;
  return [`You are on ${name} now`, `${paid} Your subscription was changed; no second one was opened.`];
}
