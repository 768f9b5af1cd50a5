import type { ComponentPropsWithoutRef } from 'react';

/** A band of a page: breathing room above and below, content at most 1,160 px wide. */
export function Section({ className = '', children, ...rest }: ComponentPropsWithoutRef<'section'>) {
  return (
    <section className={`section ${className}`} {...rest}>
      <div className="wrap">{children}</div>
    </section>
  );
}
