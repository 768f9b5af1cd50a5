/** For public pages too. One stroke (1.6 on 24). */
export const SITE_ICONS = {
  close: 'M6 6l12 12M18 6L6 18',
  menu: 'M4 7h16M4 12h16M4 17h16',
  sun: 'M12 8a4 4 0 100 8 4 4 0 000-8zM12 2v2M12 20v2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M2 12h2M20 12h2M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4',
  moon: 'M20 14.5A8 8 0 119.5 4a6.5 6.5 0 0010.5 10.5z',
  check: 'M4.5 12.5l5 5L19.5 7',
  minus: 'M6 12h12',
  twitter: 'M4.5 4.5l15 15M19 4.5L4.5 19.5',
  linkedin: 'M4 4h16v16H4zM8 11v5.5M8 7.8v.1M12 16.5V11M12 13.5c0-3 4.5-3 4.5 0v3',
  facebook: 'M4 4h16v16H4zM16 8h-1.5c-1 0-1.5.6-1.5 1.6V20M10 13h5.5',
  instagram:
    'M8 4h8a4 4 0 014 4v8a4 4 0 01-4 4H8a4 4 0 01-4-4V8a4 4 0 014-4zM12 8.5a3.5 3.5 0 100 7 3.5 3.5 0 000-7zM16.7 7.2v.1',
  email: 'M3.5 5.5h17v13h-17zM4 6.5l8 6.5 8-6.5',
  summary: 'M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5v.1M4.5 12v.1M4.5 17.5v.1',
  youtube:
    'M3 7.5A2.5 2.5 0 015.5 5h13A2.5 2.5 0 0121 7.5v9a2.5 2.5 0 01-2.5 2.5h-13A2.5 2.5 0 013 16.5zM10 9v6l5-3z',
  medium: 'M6.5 8a4 4 0 100 8 4 4 0 000-8zM15 8c1.4 0 2 1.8 2 4s-.6 4-2 4-2-1.8-2-4 .6-4 2-4zM20.5 8.5v7',
  podcast: 'M12 4a3 3 0 00-3 3v5a3 3 0 006 0V7a3 3 0 00-3-3zM5.5 11.5a6.5 6.5 0 0013 0M12 18v3',
  reels: 'M4 4h16v16H4zM4 9h16M9 4l3 5M14.5 4l3 5M10.5 12v5l4-2.5z',
  tiktok: 'M13.5 4v11a3.5 3.5 0 11-3.5-3.5M13.5 4c.3 2.8 2.2 4.5 5 4.8',
  infographic: 'M4 20V4M4 20h16M8.5 16v-4M13 16V8M17.5 16v-6',
} as const;

type StrokeProps = { path: string; label?: string; size?: number };

/** Decorative, unless `label` is given. */
export function Stroke({ path, label, size = 20 }: StrokeProps) {
  return (
    <svg
      style={{ flex: 'none' }}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={path} />
    </svg>
  );
}

export type IconProps<Name extends string> = Omit<StrokeProps, 'path'> & { name: Name };

export const SiteIcon = ({ name, ...look }: IconProps<keyof typeof SITE_ICONS>) => (
  <Stroke path={SITE_ICONS[name]} {...look} />
);
