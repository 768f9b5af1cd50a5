import type { Industries } from '../schema.js';

export const industries: Industries = {
  names: [
    'technology',
    'finance',
    'health care',
    'education',
    'marketing',
    'online retail',
    'entertainment',
    'travel',
    'fitness',
    'food',
    'fashion',
    'real estate',
  ],
  passOn: [
    'Know someone in {field}? Send it over.',
    'Save this post for later and share it with someone in {field}.',
    'Please save this post and share it with colleagues in {field}.',
  ],
};
