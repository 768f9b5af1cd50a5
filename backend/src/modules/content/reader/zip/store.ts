import { crc32 } from 'node:zlib';

/** Uncompressed: a library cannot be made to unpack more than was checked. */
export function storedZip(files: ReadonlyMap<string, Buffer>): Buffer {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const [path, data] of files) {
    const name = Buffer.from(path);
    const sums = Buffer.alloc(16);
    sums.writeUInt32LE(crc32(data), 0);
    sums.writeUInt32LE(data.length, 4);
    sums.writeUInt32LE(data.length, 8);
    sums.writeUInt16LE(name.length, 12);
    const local = Buffer.concat([record(0x504b0304, 14), sums, name, data]);
    const central = Buffer.concat([record(0x504b0102, 16), sums, Buffer.alloc(14), name]);
    central.writeUInt32LE(offset, 42);
    locals.push(local);
    centrals.push(central);
    offset += local.length;
  }
  const directory = Buffer.concat(centrals);
  const end = record(0x504b0506, 22);
  end.writeUInt16LE(files.size, 8);
  end.writeUInt16LE(files.size, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}

function record(signature: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  bytes.writeUInt32BE(signature, 0);
  return bytes;
}
