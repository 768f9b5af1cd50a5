import { NEUTRAL } from '../neutral.js';
import type { Language } from '../schema.js';

export const CHINESE: Language = {
  ...NEUTRAL,
  code: 'zh',
  isUnspaced: true,
  anaphora: {
    openings:
      /^(?:但|但是|然而|而且|因此|所以|另外|此外|例如|比如|这|那|它|他|她|其|并且|不过|同时|于是|接着|最后|以上|以下)/,
  },
};
