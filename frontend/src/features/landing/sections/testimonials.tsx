import { Quotes } from '../../../shared/ui/quotes.js';
import { LANDING_TESTIMONIALS, TESTIMONIALS_TITLE } from '../content/landing-texts.js';
import page from '../landing.module.css';
import { SectionHead } from './section-head.js';

export function Testimonials() {
  return (
    <section className={`${page.section} ${page.ruled}`} aria-labelledby="testimonials-title">
      <div className="wrap">
        <SectionHead id="testimonials-title" title={TESTIMONIALS_TITLE} />
        <Quotes quotes={LANDING_TESTIMONIALS} columns={3} />
      </div>
    </section>
  );
}
