import { Demo } from './demo/demo.js';
import { FeatureCards } from './sections/feature-cards.js';
import { FinalCall } from './sections/final-call.js';
import { Hero } from './sections/hero.js';
import { Platforms } from './sections/platforms.js';
import { Pricing } from './sections/pricing.js';
import { Testimonials } from './sections/testimonials.js';
import { BRAND } from '@repurpose/contract';
import { fullMeta } from '../../shared/page-meta.js';

export const meta = fullMeta({
  title: `${BRAND.name}: one piece of writing, many formats`,
  description:
    'Paste an article and get a thread, posts, a newsletter and scripts that say only what your text says.',
});

/** `/`: seven sections. */
export default function LandingPage() {
  return (
    <>
      <Hero />
      <Platforms />
      <FeatureCards />
      <Demo />
      <Pricing />
      <Testimonials />
      <FinalCall />
    </>
  );
}
