import type { Times } from '../schema.js';

export const times: Times = {
  halfHour: ['half ', -30],
  months: ['januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december'],
  halfDays: { early: "['’]s ochtends|['’]s morgens", late: "['’]s middags|['’]s avonds" },
  pastHour: { past: 'over', to: 'voor', quarter: 'kwart' },
  relativeYears: {
    next: 'het (?:volgende|jaar daarop|daaropvolgende) ?(?:jaar)?|een jaar later',
    previous: 'het (?:vorige jaar|jaar ervoor|jaar daarvoor)|een jaar (?:eerder|ervoor)',
    later: 'jaar later',
    earlier: 'jaar (?:eerder|ervoor)',
  },
};
