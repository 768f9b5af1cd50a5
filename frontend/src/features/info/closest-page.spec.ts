import { closestPage } from './closest-page.js';

const PAGES = ['/dashboard', '/library', '/privacy-policy', '/about', '/api'];

it.each([
  ['/dashbord', '/dashboard'],
  ['/Dashboard/settings', '/dashboard'],
  ['/librery.html', '/library'],
  ['/privacypolicy', '/privacy-policy'],
  ['/about-us', '/about'],
  ['/apis', '/api'],
  ['/no-such-page', null],
  ['/wp-admin', null],
  ['/404', null],
  ['//', null],
])('%s asks for %s', (asked, page) => {
  expect(closestPage(asked, PAGES)).toBe(page);
});
