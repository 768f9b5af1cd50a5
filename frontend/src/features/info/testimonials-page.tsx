import { Quotes } from '../../shared/ui/quotes.js';
import { QUOTES, TESTIMONIALS } from './content/company.js';
import css from './info.module.css';
import { PageHead } from './page-head.js';

export default function TestimonialsPage() {
  return (
    <div className="wrap">
      <div className={css.page}>
        <PageHead title={TESTIMONIALS.title} lead={TESTIMONIALS.lead} />
        <div>
          <Quotes quotes={QUOTES} columns={2} />
        </div>
      </div>
    </div>
  );
}
