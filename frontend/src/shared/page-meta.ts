import type { MetaDescriptor, MetaFunction } from 'react-router';
import { BRAND } from '@repurpose/contract';

/** Replaced by the server with the installation's own address when the page is sent. */
const ORIGIN = '__APP_URL__';
const origin = () => (typeof document === 'undefined' ? ORIGIN : window.location.origin);

interface PageMeta {
  /** Without the brand, which is added. */
  title: string;
  description: string;
  /** Signed-in and transient pages stay out of search engines and the sitemap. */
  isIndexed?: boolean;
}

/** Title, description and sharing tags of a page: `export const meta = pageMeta({ … })` in its route module. */
export function pageMeta({ title, description, isIndexed = true }: PageMeta): MetaFunction {
  return fullMeta({ title: `${title} · ${BRAND.name}`, description, isIndexed });
}

/** The same with a title that is used as it is. */
export function fullMeta({ title, description, isIndexed = true }: PageMeta): MetaFunction {
  return ({ location }) => [
    { title },
    { name: 'description', content: description },
    ...(isIndexed
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
