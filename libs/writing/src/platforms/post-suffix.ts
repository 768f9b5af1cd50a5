/** ` 3/12` for the third of twelve posts; nothing for a post that stands alone. */
export function postSuffix(index: number, total: number): string {
  return total > 1 ? ` ${index + 1}/${total}` : '';
}
