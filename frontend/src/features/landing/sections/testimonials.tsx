import { LANDING_TESTIMONIALS, SAMPLE_QUOTES_NOTE, TESTIMONIALS_TITLE } from '../content/landing-texts.js';
import { monogram } from '../../../shared/ui/monogram.js';
import page from '../landing.module.css';
import { SectionHead } from './section-head.js';

export function Testimonials() {
  return (
    <section className={`${page.section} ${page.ruled}`} aria-labelledby="testimonials-title">
      <div className="wrap">
        <SectionHead id="testimonials-title" title={TESTIMONIALS_TITLE} />
        <ul className={page.quotes}>
          {LANDING_TESTIMONIALS.map(({ quote, name, title }) => (
            <li key={name}>
              <figure className={page.quote}>
                <blockquote className={page.quoteText}>{quote}</blockquote>
                <figcaption className={page.person}>
                  <span className={page.monogram} aria-hidden="true">
                    {monogram(name)}
                  </span>
                  <span>
                    {name}
                    <span>{title}</span>
                  </span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
        <p className={page.note}>{SAMPLE_QUOTES_NOTE}</p>
      </div>
    </section>
  );
}
