import type { Anaphora } from '../schema.js';

export const anaphora: Anaphora = {
  openings: [
    'لكن|لكنه|لكنها|لذلك|ثم|كما|وقد|ومع ذلك|أيضا|بعد ذلك|مثلا',
    'هذا|هذه|ذلك|تلك|هؤلاء|هو|هي|هم|هنا|هناك|وهو|وهي',
  ],
};
