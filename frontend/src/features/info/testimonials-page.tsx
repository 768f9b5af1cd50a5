import { Quotes } from '../../shared/ui/quotes.js';
import { QUOTES, TESTIMONIALS } from './content/company.js';
import css from './info.module.css';
import { PageHead } from './page-head.js';
import { BRAND } from '@repurpose/contract';
import { pageMeta } from '../../shared/page-meta.js';

export const meta = pageMeta('Testimonials', `What people who publish every week say about ${BRAND.name}.`);

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
