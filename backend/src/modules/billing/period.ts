export interface Period {
  startsAt: Date;
  endsAt: Date;
}

/** In UTC, counted from the anchor like Stripe: 31 Jan → 28 Feb → 31 Mar. */
export function addMonths(anchor: Date, months: number): Date {
  const year = anchor.getUTCFullYear();
  const month = anchor.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const moved = new Date(anchor.getTime());
  moved.setUTCFullYear(year, month, Math.min(anchor.getUTCDate(), lastDay));
  return moved;
}

export function periodAt(anchor: Date, now: Date): Period {
  const guess =
    (now.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + now.getUTCMonth() - anchor.getUTCMonth();
  const index = Math.max(0, addMonths(anchor, guess) > now ? guess - 1 : guess);
  return { startsAt: addMonths(anchor, index), endsAt: addMonths(anchor, index + 1) };
}
