import { Button } from '../../shared/ui/button.js';
import { CAREERS, OPENINGS } from './content/company.js';
import css from './info.module.css';
import { InfoPage } from './page-head.js';
import { BRAND } from '@repurpose/contract';
import { pageMeta } from '../../shared/page-meta.js';

export const meta = pageMeta('Careers', `Open positions at ${BRAND.name}, all remote.`);

export default function CareersPage() {
  return (
    <InfoPage title={CAREERS.title} lead={CAREERS.lead}>
      <ul className={css.rows}>
        {OPENINGS.map(({ title, location, description }) => (
          <li key={title}>
            <div>
              <h2>{title}</h2>
              <span className="small soft">{location}</span>
            </div>
            <p>{description}</p>
            <Button
              kind="quiet"
              aria-label={`${CAREERS.apply}: ${title}`}
              onClick={() => window.alert(CAREERS.applyAlert(title))}
            >
              {CAREERS.apply}
            </Button>
          </li>
        ))}
      </ul>
    </InfoPage>
  );
}
