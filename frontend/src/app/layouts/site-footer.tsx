import { Link } from 'react-router';
import { BRAND } from '@repurpose/contract';
import { paths } from '../../shared/paths.js';
import { Logo } from '../../shared/ui/logo.js';
import css from './layouts.module.css';

const COLUMNS = [
  {
    title: 'Quick links',
    links: [
      ['Features', paths.home.getHref('features')],
      ['Pricing', paths.home.getHref('pricing')],
      ['Testimonials', paths.testimonials.getHref()],
      ['Dashboard', paths.dashboard.getHref()],
    ],
  },
  {
    title: 'Company',
    links: [
      ['About', paths.about.getHref()],
      ['Careers', paths.careers.getHref()],
      ['Contact', paths.contact.getHref()],
    ],
  },
  {
    title: 'Support',
    links: [
      ['Help Center', paths.helpCenter.getHref()],
      ['Documentation', paths.documentation.getHref()],
      ['API', paths.api.getHref()],
      ['Status', paths.status.getHref()],
    ],
  },
  {
    title: 'Legal',
    links: [
      ['Privacy Policy', paths.privacyPolicy.getHref()],
      ['Terms of Service', paths.terms.getHref()],
      ['Cookie Policy', paths.cookies.getHref()],
    ],
  },
] as const;

export function SiteFooter() {
  return (
    <footer className={css.footer}>
      <div className={`wrap ${css.footerGrid}`}>
        <div className={css.footerBrand}>
          <Logo />
          <p className={`soft small`}>{BRAND.tagline}</p>
        </div>
        {COLUMNS.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <p className={css.footerTitle}>{title}</p>
            <ul className={css.footerLinks}>
              {links.map(([label, href]) => (
                <li key={href}>
                  <Link to={href}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  );
}
