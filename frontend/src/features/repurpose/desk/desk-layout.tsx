import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { useTurns } from '../../../shared/ui/use-turns.js';
import './desk.css';

type DeskLayoutProps = Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'className'> & {
  /** It is not known yet whose desk it is: what lies on it is out of reach. */
  isAhead: boolean;
  /** Beside the headline. */
  mark?: ReactNode;
  /** Above everything, when there is something to say of what lies here. */
  note?: ReactNode;
  left: ReactNode;
  right: ReactNode;
  below?: ReactNode;
};

/**
 * How the desk lies: the source on the left, what is made from it on the right, the rest in quiet sheets below. It opens
 * part by part, as each costs a phone some fifty milliseconds: where one begins, when all the rest is ready.
 */
export function DeskLayout({ isAhead, mark, note, left, right, below, ...rest }: DeskLayoutProps) {
  const opened = useTurns(!isAhead, 3);
  return (
    <div className={`desk ${isAhead ? 'ahead desk-ahead' : ''}`} {...rest}>
      <header className="desk-head" {...outOfReach(opened < 2)}>
        <h1>Your desk</h1>
        {mark}
      </header>
      {note}
      <div className="desk-columns">
        <div className="desk-left" {...outOfReach(opened < 2)}>
          {left}
        </div>
        <div className="desk-right" {...outOfReach(opened < 1)}>
          {right}
        </div>
      </div>
      {opened === 3 && below}
    </div>
  );
}

/** Not every tool that reads a page knows `inert`. */
const outOfReach = (is: boolean) => ({ inert: is, 'aria-hidden': is || undefined });
