import type { Times } from '../schema.js';

export const times: Times = {
  months: ['janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro'],
};
