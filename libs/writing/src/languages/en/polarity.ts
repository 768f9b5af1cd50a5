import { oneOf } from '../../text/one-of.js';
import type { Polarity } from '../schema.js';

export const polarity: Polarity = {
  up: oneOf`
    up(?=_(?:(?:by|from|to|about|nearly|almost|over)_)?[$€£]?\d) rose ris(?:e|es|ing|en)
    gr[eo]w(?:s|n|ing|th)? increas\p{L}+ climb\p{L}* jump\p{L}* soar\p{L}* surg(?:e[sd]?|ing)
    spik(?:e[sd]?|ing) rocket\p{L}* skyrocket\p{L}* swell\p{L}* swollen gain(?:s|ed|ing)?
    rais(?:e|es|ed|ing) hiked boosted expand\p{L}* doubl(?:ed|es|ing) tripl(?:ed|es|ing) (?:go|went|goes|going|gone)_up
    higher dearer`,
  down: oneOf`
    down(?=_(?:(?:by|from|to|about|nearly|almost|over)_)?[$€£]?\d) lower(?:ed|s|ing)? fell fall(?:s|ing|en)?
    dropp?\p{L}* decreas\p{L}+ declin\p{L}+ shr[aiu]nk\p{L}* s[aiu]nk sinking reduc\p{L}+ cuts? cutting
    slashed trimmed plung\p{L}* plummet\p{L}* slump\p{L}* tumbl\p{L}* slid(?:es?|ing)? slipp(?:ed|ing) slips
    dwindl\p{L}* los(?:t|es?|ing) halved (?:go|went|goes|going|gone)_down goes_down cheaper fewer`,
  more: oneOf`
    highest largest biggest most longest best more longer higher larger bigger greater taller older heavier
    dearer later slower stronger warmer further richer above exceed\p{L}* outnumber\p{L}* outpac\p{L}*
    overt\p{L}k\p{L}* better`,
  less: 'lowest|smallest|least|fewest|shortest|worst|less|fewer|shorter|lower|smaller|cheaper|younger|lighter|earlier|sooner|faster|quicker|weaker|colder|poorer|nearer|below|worse',
};
