import type { ComponentPropsWithRef } from 'react';
import { Link } from 'react-router';

/** For `href` of MUI's components: changes the page without loading it. */
export function RouterLink({ href = '', ...rest }: ComponentPropsWithRef<'a'>) {
  return <Link to={href} {...rest} />;
}
