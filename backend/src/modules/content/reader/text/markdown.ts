export function itemOf(mark: string, text: string): string {
  const lines = text.trim().replace(/\n\s*\n/g, '\n');
  return `${mark}${lines.replace(/\n/g, `\n${' '.repeat(mark.length)}`)}`;
}

export function tableOf(rows: readonly (readonly string[])[]): string {
  const filled = rows.filter((row) => row.some((cell) => cell !== ''));
  const columns = Math.max(0, ...filled.map((row) => row.length));
  if (columns < 2) return filled.map((row) => row.join('')).join('\n\n');
  const lines = filled.map((row) => {
    const cells = Array.from({ length: columns }, (_, column) => (row[column] ?? '').replace(/\|/g, '\\|'));
    return `| ${cells.join(' | ')} |`;
  });
  lines.splice(1, 0, `|${' --- |'.repeat(columns)}`);
  return lines.join('\n');
}
