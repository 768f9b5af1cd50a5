import type { Times } from '../schema.js';

export const times: Times = {
  halfHour: ['half ', -30],
  months: ['januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december'],
};
