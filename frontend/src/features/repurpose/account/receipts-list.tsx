import { dayAndTime } from '../../../shared/dates.js';
import {
  RECENT,
  useGetTransformationsInfiniteQuery,
} from '../../../shared/transformations/transformations.api.js';
import { useGetCreditsQuery } from '../repurpose.api.js';
import { receiptsOf } from './receipts.js';

/** What became of the credits, newest first. */
export default function ReceiptsList() {
  const { data, error } = useGetCreditsQuery();
  const { data: recent } = useGetTransformationsInfiniteQuery(RECENT);
  if (error) return <p className="field-error">The receipts could not be read.</p>;
  if (!data) return <p className="soft small">Reading the receipts…</p>;
  const formats = new Map(recent?.pages[0]?.rows.map((work) => [work.id, work.formats]));
  return (
    // Nothing in it takes the focus: it does so itself, so that the keyboard can scroll it.
    <ul className="history-rows receipts" aria-label="Receipts" tabIndex={0}>
      {receiptsOf(data, (id) => formats.get(id)).map(({ id, text, at }) => (
        <li key={id} className="history-row">
          <span>{text}</span>
          <time className="small soft" dateTime={at}>
            {dayAndTime(at)}
          </time>
        </li>
      ))}
    </ul>
  );
}
