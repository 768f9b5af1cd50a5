import type { Times } from '../schema.js';

export const times: Times = {
  months: ['enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre'],
  monthForms: 'ene:1 abr:4 dic:12',
};
