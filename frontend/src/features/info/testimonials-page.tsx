import { monogram } from '../../shared/ui/monogram.js';
import { QUOTES, TESTIMONIALS } from './content/company.js';
import css from './info.module.css';
import { PageHead } from './page-head.js';

export default function TestimonialsPage() {
  return (
    <div className="wrap">
      <div className={css.page}>
        <PageHead title={TESTIMONIALS.title} lead={TESTIMONIALS.lead} />
        <ul className={css.quotes}>
          {QUOTES.map(({ quote, name, title }) => (
            <li key={name}>
              <figure className={css.quote}>
                <blockquote>{quote}</blockquote>
                <figcaption>
                  <span className={css.monogram} aria-hidden="true">
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
        <p className={css.dated}>{TESTIMONIALS.note}</p>
      </div>
    </div>
  );
}
