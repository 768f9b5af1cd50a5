import { SITE_ICONS, Stroke, type IconProps } from './site-icon.js';

/** The public pages' icons, and the app's own. */
const ICONS = {
  ...SITE_ICONS,
  arrow: 'M5 12h14M13 6l6 6-6 6',
  chevron: 'M7 10l5 5 5-5',
  plus: 'M12 5v14M5 12h14',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 017 0v3',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  download: 'M12 4v11M7 10.5l5 5 5-5M5 20h14',
  upload: 'M12 16V5M7 9.5l5-5 5 5M5 20h14',
  retry: 'M4.5 12a7.5 7.5 0 107.5-7.5c-2.6 0-4.8 1.2-6.3 3M5 3.5v4.3h4.3',
  up: 'M12 19V5M6 11l6-6 6 6',
  down: 'M12 5v14M6 13l6 6 6-6',
  info: 'M12 4a8 8 0 100 16 8 8 0 000-16zM12 11v5M12 8v.1',
  warn: 'M12 4l9 16H3zM12 10v4M12 17v.2',
  search: 'M10.5 4a6.5 6.5 0 100 13 6.5 6.5 0 000-13zM15.3 15.3L20 20',
  tag: 'M4 4h8l8.5 8.5-8 8L4 12zM8 8v.1',
  archive: 'M4 5h16v4H4zM5.5 9v10.5h13V9M10 13h4',
  unarchive: 'M4 5h16v4H4zM5.5 9v10.5h13V9M12 17.5V12M9.5 14.3L12 12l2.5 2.3',
  trash: 'M5 7h14M9.5 7V4.5h5V7M7 7l.9 13h8.2L17 7M10.3 10.5v6M13.7 10.5v6',
  sliders: 'M4 8h9M17 8h3M15 6v4M4 16h3M11 16h9M9 14v4',
  share:
    'M17 8.5a2.5 2.5 0 100-5 2.5 2.5 0 000 5zM6.5 14.5a2.5 2.5 0 100-5 2.5 2.5 0 000 5zM17 20.5a2.5 2.5 0 100-5 2.5 2.5 0 000 5zM8.8 10.8l6-3.6M8.8 13.2l6 3.6',
  quill: 'M20 4C12 4 7 9 6 16l-2 4M6 16c7 0 12-3 14-12M6 16l6-6',
} as const;

export type IconName = keyof typeof ICONS;

export const Icon = ({ name, ...look }: IconProps<IconName>) => <Stroke path={ICONS[name]} {...look} />;
