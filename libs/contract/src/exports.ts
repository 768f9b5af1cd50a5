import type { FormatKey } from './formats.js';
import { isPaidPlan, type PlanKey } from './plans.js';

interface ExportRow {
  readonly label: string;
  readonly plans: 'all' | 'paid';
  /** Null: every format. */
  readonly formats: readonly FormatKey[] | null;
}

export const EXPORTS = {
  txt: { label: 'TXT', plans: 'all', formats: null },
  md: { label: 'Markdown', plans: 'paid', formats: null },
  html: { label: 'HTML', plans: 'paid', formats: null },
  docx: { label: 'Word', plans: 'paid', formats: ['email', 'youtube', 'medium', 'podcast'] },
  eml: { label: 'Mail file', plans: 'paid', formats: ['email'] },
  csv: {
    label: 'CSV',
    plans: 'paid',
    formats: ['twitter', 'linkedin', 'facebook', 'instagram'],
  },
} as const satisfies Record<string, ExportRow>;

export type ExportKey = keyof typeof EXPORTS;
export const EXPORT_KEYS = Object.keys(EXPORTS) as readonly ExportKey[];

export function isExportInPlan(kind: ExportKey, plan: PlanKey): boolean {
  return EXPORTS[kind].plans === 'all' || isPaidPlan(plan);
}

export function exportsOf(format: FormatKey): ExportKey[] {
  return EXPORT_KEYS.filter((kind) => {
    const formats: readonly FormatKey[] | null = EXPORTS[kind].formats;
    return formats === null || formats.includes(format);
  });
}
