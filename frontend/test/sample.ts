import { writeSample } from '../src/features/landing/content/write-sample.js';

/** In the place of `virtual:sample`. */
export default writeSample();
