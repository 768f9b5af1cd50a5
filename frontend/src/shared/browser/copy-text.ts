/** Copies a text, with its HTML for editors that keep headings and links. @throws if the browser forbids it */
export async function copyText(text: string, html?: string): Promise<void> {
  if (html === undefined || typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(text);
  const item = { 'text/plain': text, 'text/html': html };
  await navigator.clipboard.write([new ClipboardItem(item)]);
}
