import { useEffect } from 'react';
import { Demo } from './demo/demo.js';
import page from './landing.module.css';
import { layOutWhenIdle } from './lay-out-when-idle.js';
import { FeatureCards } from './sections/feature-cards.js';
import { FinalCall } from './sections/final-call.js';
import { Hero } from './sections/hero.js';
import { Platforms } from './sections/platforms.js';
import { Pricing } from './sections/pricing.js';
import { Testimonials } from './sections/testimonials.js';

/** `/`: the seven sections of spec §2, in its order. */
export default function LandingPage() {
  useEffect(
    () => layOutWhenIdle(document.querySelectorAll<HTMLElement>(`.${page.section}, .${page.piece}`)),
    [],
  );
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
