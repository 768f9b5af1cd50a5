import type { ComponentPropsWithoutRef } from 'react';
import { Link, type LinkProps } from 'react-router';

export type ButtonKind = 'primary' | 'quiet' | 'ghost';
type Look = { kind?: ButtonKind; size?: 'small' | 'normal' | 'large'; isWide?: boolean };

const classesOf = ({ kind = 'primary', size = 'normal', isWide = false }: Look, extra = '') =>
  `btn btn-${kind} btn-${size} ${isWide ? 'btn-wide' : ''} ${extra}`;

/** A button; `type="button"` unless told otherwise. */
export function Button({
  kind,
  size,
  isWide,
  className,
  type = 'button',
  ...rest
}: ComponentPropsWithoutRef<'button'> & Look) {
  return <button type={type} className={classesOf(look({ kind, size, isWide }), className)} {...rest} />;
}

/** A link that looks like a button. */
export function ButtonLink({ kind, size, isWide, className, ...rest }: LinkProps & Look) {
  return <Link className={classesOf(look({ kind, size, isWide }), className)} {...rest} />;
}

function look(props: { [Name in keyof Look]: Look[Name] | undefined }): Look {
  return Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined));
}
