import { Demo } from './demo/demo.js';
import { FeatureCards } from './sections/feature-cards.js';
import { FinalCall } from './sections/final-call.js';
import { Hero } from './sections/hero.js';
import { Platforms } from './sections/platforms.js';
import { Pricing } from './sections/pricing.js';
import { Testimonials } from './sections/testimonials.js';

/** `/`: the seven sections of spec §2, in its order. */
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
