export type * from './source/source.types.js';
export type * from './drafts/drafts.types.js';
