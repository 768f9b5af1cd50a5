import { TextPattern } from '../../text/text-pattern.js';
import type { Anaphora } from '../schema.js';

export const anaphora: Anaphora = {
  openings: [
    'however|moreover|furthermore|therefore|thus|hence|consequently|nevertheless|nonetheless|meanwhile|otherwise|instead|likewise|similarly|conversely|accordingly|besides|additionally|also|then|still|yet|again|finally|lastly|last|secondly|thirdly|next|afterwards?|alternatively|further|plus|indeed|specifically|namely|too',
    'but|so|and|or|nor|because(?! of|[^,]{8,}, \\p{L})',
    'this|these|those|it|its|they|their|them|he|she|his|her|him|such|both|neither|either|others|another|(?:some|all|none|each|one|many|few|any|several|part|much|most) of (?:them|these|those|which|that|this|it)',
    "it['’](?:s|ll|d)|that['’](?:s|ll|d)|they['’](?:re|ve|ll|d)|he['’](?:s|ll|d)|she['’](?:s|ll|d)|here['’]s|here (?:is|are)",
    'that(?: is| was| means| makes| would| will| said| way| can|,)',
    'in (?:this|that|these|those) |for (?:this|that|these|those) |with (?:this|that|these|those) |at (?:this|that) |by (?:this|that|doing so)|to (?:this|that|do (?:this|that|so)) |because of (?:this|that)|as (?:a result|such|mentioned|noted|described|shown|stated|discussed)|in (?:the same way|essence|addition|other words|contrast|turn|fact|short|particular|summary|conclusion)|on the (?:other hand|contrary)|for (?:example|instance)|after (?:that|this)|even so|at the same time|that said|of these|the (?:answer|former|latter|reason|results?|following|same|above|other|others)\\b|the (?:second|third|last|first) (?:is|was|one|step|reason|thing)\\b|(?:see )?(?:above|below)',
  ],
  exceptions: {
    time: new TextPattern(
      /^(?:this|these|last|next) (?:past |last |coming )?(?:year|month|week|summer|spring|fall|autumn|winter|morning|evening|afternoon|night|season|quarter|days|decade|century)(?!\p{L})/iu,
    ),
    explained: new TextPattern(
      /^it(?:['’]s| is| was| takes| took| can be| may be| seems| turns out| helps| pays)\s(?:not\s|also\s|often\s|very\s)?[\p{L}-]+(?:\s[\p{L}-]+){0,4}\s(?:to|that|if|when|how|why|whether)\s/iu,
    ),
    additive: /^it(?:['’]s| is) also\b/i,
  },
  turns:
    'but|however|yet|still|instead|nevertheless|nonetheless|although|though|unfortunately|even so|that said|or so|in (?:practice|reality|truth|fact)|except',
  setups:
    'historically|on paper|in theory|in principle|at first(?: glance)?|until (?:now|recently|then)|(?:previously|formerly|traditionally|initially|originally),?|before,|for years|some(?: people)? (?:say|object|argue|claim|think|believe|fear|worry|insist)|(?:others|critics|opponents|skeptics|sceptics|many people|most people|people|everyone|the industry) (?:say|says|object|argue|argues|claim|claims|think|thinks|believe|believes|assume|assumes)|(?:you|one) (?:may|might|could) (?:think|say|object|ask|wonder|expect)|it (?:may|might) seem|perhaps|maybe|granted|admittedly|of course|sure|true|(?:as|to) be fair|i (?:used to|had expected|had thought|expected|thought)|we (?:used to|had expected|had thought|had always|expected|thought)|they (?:had expected|expected)|(?:\\p{L}+ ){1,4}used to (?:be|have|need|take)',
};
