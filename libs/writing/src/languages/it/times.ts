import type { Times } from '../schema.js';

export const times: Times = {
  months: ['gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre'],
};
