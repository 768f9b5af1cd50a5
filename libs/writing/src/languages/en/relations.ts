import type { Relations } from '../relations.types.js';

export const relations: Relations = {
  and: 'and|but|while|whereas',
  not: "not|no|never|none|nobody|neither|nor|without|cannot|\\p{L}+n['’]t|failed to|refus(?:es|ed)|rejects?|rejected",
  allowed: 'not (?:only|just|every|all|each)|no (?:more|less|fewer|longer) than|not more than|no difference',
  maybe:
    '(?<!in )may(?! \\d)|might|could|perhaps|maybe|probably|possibly|potentially|presumably|apparently|likely|partly|partially|in part|appears?|appeared|seems?|seemed|suggests?|suspects?|believes?|thinks?|expects?|expected|plans?|planned|hopes?|hoped|aims?|intends?|intended|goal|target|propos(?:es|ed|al)',
  surely:
    'certainly|definitely|surely|undoubtedly|always|entirely|completely|solely|exclusively|proven|proves|guaranteed|guarantees|without doubt|no doubt|inevitably|never',
  every: 'all|every|everyone|everybody|entire|always',
  before: 'before|prior to|ahead of|earlier than|sooner than',
  after: 'after|following|behind|later than|since',
  than: 'than',
  because: 'because(?: of)?|due to|owing to|thanks to|as a result of|caused by|on account of|driven by',
  passive: '(?:was|were|is|are|been|being|be|got) \\p{L}+(?: \\p{L}+){0,2} by',
  per: 'per|an?|each|every',
  offices:
    'president|vice|director|manag|mayor|commission|minister|chair(?!s )|chief|head|leader|founder|secretar|treasur|professor|research|spokes|captain|coach|engineer|curator|author|editor|officer|owner|chancellor|senator|governor|partner|analyst|operator',
  said: 'sa(?:id|ys)|insist(?:s|ed)|admit(?:s|ted)|explain(?:s|ed)|not(?:es|ed)|tells|told|wr(?:ites|ote)|add(?:s|ed)|argue[sd]|asks|asked|recall(?:s|ed)|state[sd]|warn(?:s|ed)|call(?:s|ed)|announce[sd]|report(?:s|ed)|believe[sd]|thinks?|according to',
  can: 'can|would|should|will|if|often|sometimes|some',
};
