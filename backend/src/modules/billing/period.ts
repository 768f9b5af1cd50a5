/** A month of credits: from `startsAt` (included) to `endsAt` (excluded), both instants in UTC. */
export interface Period {
  startsAt: Date;
  endsAt: Date;
}

/**
 * The instant `months` after `anchor`, in UTC. A day the month does not have becomes the month's last one,
 * always counted from the anchor: 31 Jan → 28 Feb → 31 Mar (the way Stripe's billing cycle clamps).
 */
export function addMonths(anchor: Date, months: number): Date {
  const year = anchor.getUTCFullYear();
  const month = anchor.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const moved = new Date(anchor.getTime());
  moved.setUTCFullYear(year, month, Math.min(anchor.getUTCDate(), lastDay));
  return moved;
}

/** The monthly period, counted from `anchor`, that `now` falls into. A `now` before the anchor falls into the first. */
export function periodAt(anchor: Date, now: Date): Period {
  const guess =
    (now.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + now.getUTCMonth() - anchor.getUTCMonth();
  const index = Math.max(0, addMonths(anchor, guess) > now ? guess - 1 : guess);
  return { startsAt: addMonths(anchor, index), endsAt: addMonths(anchor, index + 1) };
}
