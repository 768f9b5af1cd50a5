import { chooseScheme, currentScheme } from '../../shared/browser/scheme.js';
import { SiteIcon } from '../../shared/ui/site-icon.js';
import css from './layouts.module.css';

/** CSS shows one of both icons, so the prerendered page is right in either scheme. */
export function SchemeToggle() {
  return (
    <button
      type="button"
      className={css.iconButton}
      aria-label="Switch between light and dark"
      onClick={() => chooseScheme(currentScheme() === 'dark' ? 'light' : 'dark')}
    >
      <span style={{ display: 'var(--in-light)' }}>
        <SiteIcon name="moon" />
      </span>
      <span style={{ display: 'var(--in-dark)' }}>
        <SiteIcon name="sun" />
      </span>
    </button>
  );
}
