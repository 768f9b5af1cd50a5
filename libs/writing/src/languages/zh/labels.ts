import { NO_LABELS } from '../neutral.js';
import type { Labels } from '../schema.js';

export const labels: Labels = { ...NO_LABELS, colon: '：' };
