import { Quotes } from '../../shared/ui/quotes.js';
import { QUOTES, TESTIMONIALS } from './content/company.js';
import { InfoPage } from './page-head.js';
import { BRAND } from '@repurpose/contract';
import { pageMeta } from '../../shared/page-meta.js';

export const meta = pageMeta('Testimonials', `What people who publish every week say about ${BRAND.name}.`);

export default function TestimonialsPage() {
  return (
    <InfoPage title={TESTIMONIALS.title} lead={TESTIMONIALS.lead}>
      <div>
        <Quotes quotes={QUOTES} columns={2} />
      </div>
    </InfoPage>
  );
}
