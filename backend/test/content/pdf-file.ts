import { deflateSync } from 'node:zlib';

export interface PdfText {
  text: string;
  size?: number;
  y: number;
}

const escaped = (text: string) => text.replace(/[\\()]/g, '\\$&');
const stream = (dictionary: string, data: Buffer) =>
  Buffer.concat([
    Buffer.from(`<< ${dictionary} /Length ${data.length} >>\nstream\n`),
    data,
    Buffer.from('\nendstream'),
  ]);

function assemble(objects: readonly (string | Buffer)[], trailer = ''): Buffer {
  const parts = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let at = parts[0]?.length ?? 0;
  objects.forEach((body, index) => {
    const object = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.from(body),
      Buffer.from('\nendobj\n'),
    ]);
    offsets.push(at);
    at += object.length;
    parts.push(object);
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${at}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

/** A page without text is what a scanner makes. */
export function pdf(pages: readonly (readonly PdfText[])[], trailer = ''): Buffer {
  const contents = pages.map((lines) =>
    Buffer.from(
      lines
        .map(({ text, size = 11, y }) => `BT /F1 ${size} Tf 72 ${y} Td (${escaped(text)}) Tj ET`)
        .join('\n'),
    ),
  );
  return pdfOfStreams(
    contents.map((data) => stream('', data)),
    trailer,
  );
}

export const pdfBomb = (megabytes: number): Buffer =>
  pdfOfStreams([
    stream(
      '/Filter [/FlateDecode /FlateDecode]',
      deflateSync(deflateSync(Buffer.alloc(megabytes * 1e6, ' '))),
    ),
  ]);

function pdfOfStreams(contents: readonly Buffer[], trailer = ''): Buffer {
  const kids = contents.map((_, index) => `${4 + index * 2} 0 R`).join(' ');
  return assemble(
    [
      '<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >> >>',
      `<< /Type /Pages /Kids [${kids}] /Count ${contents.length} >>`,
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
      ...contents.flatMap((content, index) => [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${5 + index * 2} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
        content,
      ]),
    ],
    trailer,
  );
}

/** Asks for a password; its keys fit none. */
export const ENCRYPTED = `/ID [<${'00'.repeat(16)}> <${'00'.repeat(16)}>] /Encrypt << /Filter /Standard /V 2 /R 3 /Length 128 /P -44 /O <${'11'.repeat(32)}> /U <${'22'.repeat(32)}> >>`;
