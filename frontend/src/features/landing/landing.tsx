import type { Sample } from './content/sample.types.js';
import { Demo } from './demo/demo.js';
import { FeatureCards } from './sections/feature-cards.js';
import { FinalCall } from './sections/final-call.js';
import { Hero } from './sections/hero.js';
import { Platforms } from './sections/platforms.js';
import { Pricing } from './sections/pricing.js';
import { Testimonials } from './sections/testimonials.js';

export function Landing({ sample }: { sample: Sample }) {
  return (
    <>
      <Hero sample={sample} />
      <Platforms />
      <FeatureCards sample={sample} />
      <Demo outputs={sample.outputs} text={sample.paragraphs.map((each) => each.join(' ')).join('\n\n')} />
      <Pricing />
      <Testimonials />
      <FinalCall />
    </>
  );
}
