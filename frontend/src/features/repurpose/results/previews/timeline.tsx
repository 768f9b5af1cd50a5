import css from './previews.module.css';
export function Timeline({ lengths }: { lengths: readonly number[] }) {
  return (
    <span className={css.timeline} aria-hidden="true">
      {lengths.map((length, index) => (
        <span key={index} style={{ flexGrow: Math.max(length, 0) }} />
      ))}
    </span>
  );
}
