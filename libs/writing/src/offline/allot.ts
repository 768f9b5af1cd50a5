import type { FormatKey, RepurposeSettings, TransformRequest } from '@repurpose/contract';
import type { Allotment } from './deal.js';
import { Deal } from './deal.js';
import type { Plan } from './plan.types.js';

const allotments = new WeakMap<Plan, Map<string, Map<FormatKey, Allotment>>>();

function deal(
  plan: Plan,
  formats: readonly FormatKey[],
  settings: RepurposeSettings,
): Map<FormatKey, Allotment> {
  const table = new Deal(plan, formats, settings);
  table.run();
  return new Map(table.hands.map((hand) => [hand.format, table.allotment(hand)]));
}

/** What a format may use; dealt once per plan, set of formats, tone and length, so that all formats of a request fit together. */
export function allot(
  plan: Plan,
  { formats: asked, settings }: Pick<TransformRequest, 'formats' | 'settings'>,
  format: FormatKey,
): Allotment {
  const formats = asked.includes(format) ? [...new Set(asked)].sort() : [format];
  const known = allotments.get(plan) ?? new Map<string, Map<FormatKey, Allotment>>();
  allotments.set(plan, known);
  const key = `${settings.length} ${settings.tone} ${formats.join()}`;
  const dealt = known.get(key) ?? deal(plan, formats, settings);
  known.set(key, dealt);
  return dealt.get(format) ?? { hook: null, picks: [] };
}
