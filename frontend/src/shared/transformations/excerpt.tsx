import type { TransformationSummary } from '@repurpose/contract';
import './excerpt.css';

type Excerpted = Pick<TransformationSummary, 'excerpt'>;

const partsOf = ({ excerpt }: Excerpted): { title: string; beginning: string } => {
  const [title = '', ...rest] = excerpt.split('\n');
  return { title, beginning: rest.join(' ') };
};

/** What a past transformation is called, by ear and in one line. */
export const nameOf = (row: Excerpted): string => partsOf(row).title;

/** The title of a source, and how it begins, told apart without a line of its own for each. */
export function Excerpt({ row }: { row: Excerpted }) {
  const { title, beginning } = partsOf(row);
  return (
    <>
      <span className="excerpt-title">{title}</span>{' '}
      {beginning !== '' && <span className="excerpt-beginning">{beginning}</span>}
    </>
  );
}
