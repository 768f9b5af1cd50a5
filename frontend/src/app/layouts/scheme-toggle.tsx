import { chooseScheme, currentScheme } from '../../shared/ui/scheme.js';
import { Icon } from '../../shared/ui/icon.js';

/** Both icons stand in the markup and CSS shows the right one, so the prerendered page is right in either scheme. */
export function SchemeToggle() {
  return (
    <button
      type="button"
      className="icon-button scheme-toggle"
      aria-label="Switch between light and dark"
      onClick={() => chooseScheme(currentScheme() === 'dark' ? 'light' : 'dark')}
    >
      <span className="scheme-in-light">
        <Icon name="moon" />
      </span>
      <span className="scheme-in-dark">
        <Icon name="sun" />
      </span>
    </button>
  );
}
