import type { ComponentPropsWithRef } from 'react';
import { Link } from 'react-router';

/** What `href` becomes on MUI's components: an address of the site changes the page without loading it. */
export function RouterLink({ href = '', ...rest }: ComponentPropsWithRef<'a'>) {
  return <Link to={href} {...rest} />;
}
