import { SiteIcon } from '../../../shared/ui/site-icon.js';
import { PLATFORMS } from '../content/landing-texts.js';
import page from '../landing.module.css';

export function Platforms() {
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
