import type { Sample } from './content/sample.types.js';
import { Demo } from './demo/demo.js';
import { FeatureCards } from './sections/feature-cards.js';
import { Hero } from './sections/hero.js';
import { Pricing } from './sections/pricing.js';
import { paths } from '../../shared/paths.js';
import { ButtonLink } from '../../shared/ui/button.js';
import { FINAL_CALL, PLATFORMS, LANDING_TESTIMONIALS, TESTIMONIALS_TITLE } from './content/landing-texts.js';
import page from './landing.module.css';
import { SiteIcon } from '../../shared/ui/site-icon.js';
import { Quotes } from '../../shared/ui/quotes.js';
import { SectionHead } from './sections/section-head.js';

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

function FinalCall() {
  return (
    <section className={`wrap ${page.lastSection}`} aria-labelledby="final-title">
      <div className={`sheet ${page.final}`}>
        <h2 className={page.h2} id="final-title">
          {FINAL_CALL.title}
        </h2>
        <p className={page.lead}>{FINAL_CALL.lead}</p>
        <ButtonLink size="large" to={paths.auth.getHref({ tab: 'register' })}>
          {FINAL_CALL.button}
        </ButtonLink>
      </div>
    </section>
  );
}

function Platforms() {
  return (
    <section className="wrap" aria-label="Supported platforms">
      <ul className={page.platforms}>
        {PLATFORMS.map(({ icon, name }) => (
          <li key={icon}>
            <SiteIcon name={icon} size={22} />
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Testimonials() {
  return (
    <section className={`${page.section} ${page.ruled}`} aria-labelledby="testimonials-title">
      <div className="wrap">
        <SectionHead id="testimonials-title" title={TESTIMONIALS_TITLE} />
        <Quotes quotes={LANDING_TESTIMONIALS} columns={3} />
      </div>
    </section>
  );
}
