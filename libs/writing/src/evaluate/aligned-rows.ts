/** The lines of a plain-text table; the first `left` columns are left-aligned, the others right-aligned. */
export function alignedRows(rows: readonly (readonly string[])[], left: number): string[] {
  const columns = Math.max(...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, at) =>
    Math.max(...rows.map((row) => row[at]?.length ?? 0)),
  );
  const aligned = (cell: string, at: number): string =>
    at < left ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0);
  return rows.map((row) => row.map(aligned).join('  '));
}
