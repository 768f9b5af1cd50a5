import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import './desk.css';

type DeskLayoutProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'> & {
  /** Beside the headline. */
  mark?: ReactNode;
  /** Above everything, when there is something to say of what lies here. */
  note?: ReactNode;
  left: ReactNode;
  right: ReactNode;
  below?: ReactNode;
};

/** How the desk lies: the source on the left, what is made from it on the right, the rest in quiet sheets below. */
export function DeskLayout({ mark, note, left, right, below, className = '', ...rest }: DeskLayoutProps) {
  return (
    <div className={`desk ${className}`} {...rest}>
      <header className="desk-head">
        <h1>Your desk</h1>
        {mark}
      </header>
      {note}
      <div className="desk-columns">
        <div className="desk-left">{left}</div>
        <div className="desk-right">{right}</div>
      </div>
      {below}
    </div>
  );
}
