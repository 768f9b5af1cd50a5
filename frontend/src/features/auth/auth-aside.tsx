import { Icon, type IconName } from '../../shared/ui/icon.js';

/** Spec §2: what the right panel promises, one line per kind of piece. */
const PIECES: readonly { icon: IconName; text: string }[] = [
  { icon: 'linkedin', text: 'Social posts from blog content' },
  { icon: 'email', text: 'Email newsletters from articles' },
  { icon: 'youtube', text: 'Video scripts from blog posts' },
  { icon: 'tiktok', text: 'TikTok and Reels scripts' },
  { icon: 'infographic', text: 'Infographic outlines from reports' },
];
const SPREAD = [-2, -1, 0, 1, 2];

/** One page, many voices: the thread fans out from a source to five pieces. Large screens only. */
export function AuthAside() {
  return (
    <aside className="auth-aside" aria-label="What you can make">
      <h2>One page, many voices.</h2>
      <div className="auth-fan">
        <div className="auth-source" aria-hidden="true">
          {[92, 100, 84, 96, 60, 98, 88, 46].map((width, line) => (
            <span key={line} style={{ width: `${width}%` }} />
          ))}
        </div>
        <svg className="auth-threads" viewBox="0 0 100 300" preserveAspectRatio="none" aria-hidden="true">
          {SPREAD.map((step) => (
            <path
              key={step}
              d={`M0 150 C 55 150 45 ${150 + step * 60} 100 ${150 + step * 60}`}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
        <ul className="auth-pieces">
          {PIECES.map(({ icon, text }) => (
            <li key={text}>
              <Icon name={icon} />
              {text}
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}
