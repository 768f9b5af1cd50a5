import type { ComponentPropsWithoutRef } from 'react';
import { Link, type LinkProps } from 'react-router';
import css from './button.module.css';

type Look = {
  kind?: 'primary' | 'quiet' | undefined;
  size?: 'small' | 'large' | undefined;
  isWide?: boolean | undefined;
};

/** For public pages. The app uses MUI's. */
export const buttonClass = ({ kind = 'primary', size, isWide }: Look): string =>
  `${css.button} ${css[kind]} ${size ? css[size] : ''} ${isWide ? css.wide : ''}`;

export const Button = ({ kind, size, ...rest }: ComponentPropsWithoutRef<'button'> & Look) => (
  <button type="button" className={buttonClass({ kind, size })} {...rest} />
);

export const ButtonLink = ({ kind, size, isWide, ...rest }: LinkProps & Look) => (
  <Link className={buttonClass({ kind, size, isWide })} {...rest} />
);
