/** Copies a text, with its HTML for editors that keep headings and links. @throws if the browser forbids it */
export async function copyText(text: string, html?: string): Promise<void> {
  if (html === undefined || typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(text);
  const [plain, rich] = [new Blob([text], { type: 'text/plain' }), new Blob([html], { type: 'text/html' })];
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': plain, 'text/html': rich })]);
  } catch {
    // a browser that copies no HTML may copy the text
    await navigator.clipboard.writeText(text);
  }
}
