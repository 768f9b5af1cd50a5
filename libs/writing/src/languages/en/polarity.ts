import type { Polarity } from '../schema.js';

export const polarity: Polarity = {
  up: 'up(?= (?:(?:by|from|to|about|nearly|almost|over) )?[$€£]?\\d)|rose|ris(?:e|es|ing|en)|gr[eo]w(?:s|n|ing|th)?|increas\\p{L}+|climb(?:s|ed)|jumped|soared|surged|gain(?:s|ed)|rais(?:e|es|ed|ing)|hiked|boosted|expanded',
  down: 'down(?= (?:(?:by|from|to|about|nearly|almost|over) )?[$€£]?\\d)|lowered|fell|fall(?:s|ing|en)?|dropp?\\p{L}*|decreas\\p{L}+|declin\\p{L}+|shr[au]nk|s[au]nk|reduc\\p{L}+|cuts?|cutting|slashed|trimmed|plunged|plummeted|slumped|tumbled',
  more: 'more|longer|higher|larger|bigger|greater|taller|older|heavier|dearer|later|slower',
  less: 'less|fewer|shorter|lower|smaller|cheaper|younger|lighter|earlier|sooner|faster|quicker',
};
