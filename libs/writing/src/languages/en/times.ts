import type { Times } from '../schema.js';

export const times: Times = {
  halfHour: ['half past ', 30],
  isMonthFirst: true,
  months: [
    'january|february|march|april|may|june|july|august|september|october|november|december',
    'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec',
  ],
  monthForms: 'sept:9',
};
