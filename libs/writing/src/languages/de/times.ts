import type { Times } from '../schema.js';

export const times: Times = {
  halfHour: ['halb ', -30],
  isAmWord: true,
  hasDottedDays: true,
  months: ['januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember'],
  monthForms: 'mär:3 okt:10 dez:12',
  halfDays: {
    early: 'morgens|frühmorgens|vormittags|früh|am (?:frühen )?(?:Morgen|Vormittag)',
    late: 'nachmittags|abends|am (?:frühen |späten )?(?:Nachmittag|Abend)',
  },
  pastHour: { past: 'nach', to: 'vor', quarter: 'viertel' },
  relativeYears: {
    next: '(?:im |das )?(?:folgende[ns]?|nächste[ns]?|darauffolgende[ns]?) Jahre?|ein Jahr (?:später|danach)|im Jahr (?:darauf|danach)',
    previous: '(?:im )?Vorjahr|(?:im )?Jahr (?:davor|zuvor)|ein Jahr (?:zuvor|davor|früher)',
    later: 'Jahre (?:später|danach|darauf)',
    earlier: 'Jahre (?:zuvor|davor|früher)',
  },
};
