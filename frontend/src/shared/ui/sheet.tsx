import type { ComponentPropsWithoutRef, ReactNode } from 'react';

type SheetProps = Omit<ComponentPropsWithoutRef<'section'>, 'title'> & {
  title?: ReactNode;
  /** Stands at the right of the title. */
  aside?: ReactNode;
  level?: 1 | 2 | 3;
};

/** A card: sheet colour, hairline, radius 10. With a `title` it is a labelled region. */
export function Sheet({ title, aside, level = 2, className = '', children, ...rest }: SheetProps) {
  const Heading = `h${level}` as const;
  const id = rest.id ? `${rest.id}-title` : undefined;
  return (
    <section className={`sheet ${className}`} {...(title && id ? { 'aria-labelledby': id } : {})} {...rest}>
      {title && (
        <header className="sheet-head">
          <Heading className="sheet-title" id={id}>
            {title}
          </Heading>
          {aside}
        </header>
      )}
      {children}
    </section>
  );
}
