import { writeSample } from '../src/features/landing/content/write-sample.js';

/** Replaces `virtual:sample`. */
export default writeSample();
