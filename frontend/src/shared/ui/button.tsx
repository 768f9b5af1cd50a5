import type { ComponentPropsWithoutRef } from 'react';
import { Link, type LinkProps } from 'react-router';
import css from './button.module.css';

type Look = { kind?: 'primary' | 'quiet'; size?: 'small' | 'normal' | 'large'; isWide?: boolean };

/** The classes of a button of a public page; pages of the app use MUI's. */
export const buttonClass = ({ kind = 'primary', size = 'normal', isWide = false }: Look): string =>
  [css.button, css[kind], size !== 'normal' && css[size], isWide && css.wide].filter(Boolean).join(' ');

export const Button = ({ kind, size, ...rest }: ComponentPropsWithoutRef<'button'> & Look) => (
  <button type="button" className={buttonClass({ ...(kind && { kind }), ...(size && { size }) })} {...rest} />
);

/** A link that looks like a button. */
export const ButtonLink = ({ kind, size, isWide, ...rest }: LinkProps & Look) => (
  <Link
    className={buttonClass({ ...(kind && { kind }), ...(size && { size }), ...(isWide && { isWide }) })}
    {...rest}
  />
);
