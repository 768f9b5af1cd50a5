import type { MetaDescriptor, MetaFunction } from 'react-router';
import { BRAND } from '@repurpose/contract';

/** The server replaces it with the installation's address. */
const ORIGIN = '__APP_URL__';
const origin = () => (typeof document === 'undefined' ? ORIGIN : window.location.origin);

/** `export const meta = pageMeta('…', '…')` in a route module. The brand is added to the title. */
export const pageMeta = (title: string, description: string): MetaFunction =>
  fullMeta(`${title} · ${BRAND.name}`, description);

/** Of a page that is not in search engines or the sitemap. */
export const unlistedMeta = (title: string, description: string): MetaFunction =>
  fullMeta(`${title} · ${BRAND.name}`, description, false);

/** Does not add the brand to the title. */
export function fullMeta(title: string, description: string, isListed = true): MetaFunction {
  return ({ location }) => [
    { title },
    { name: 'description', content: description },
    ...(isListed
      ? sharingTags(title, description, origin() + (location.pathname.replace(/\/+$/, '') || '/'))
      : [{ name: 'robots', content: 'noindex' }]),
  ];
}

function sharingTags(title: string, description: string, url: string): MetaDescriptor[] {
  const properties = {
    'og:site_name': BRAND.name,
    'og:type': 'website',
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:image': `${origin()}/og.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'A source sheet and the posts made from it, tied by a thread.',
  };
  return [
    { tagName: 'link', rel: 'canonical', href: url },
    ...Object.entries(properties).map(([property, content]) => ({ property, content })),
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
