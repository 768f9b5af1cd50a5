import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerProcess } from '../../../scripts/services/product.ts';

const ROOT = '/sys/fs/cgroup';
const MEBIBYTE = 2 ** 20;

/** The files of the memory controller in either version of cgroups. */
const [PARENT, LIMIT, USED] = existsSync(join(ROOT, 'memory'))
  ? [join(ROOT, 'memory'), 'memory.limit_in_bytes', 'memory.usage_in_bytes']
  : [ROOT, 'memory.max', 'memory.current'];

/**
 * A group of the kernel that ends what takes too much, as a container's limit does. Needs root.
 * @throws Error of the file system where groups cannot be made.
 */
export class MemoryLimit {
  private readonly dir: string;

  constructor(name: string) {
    this.dir = join(PARENT, `repurpose-${name}-${process.pid}`);
    mkdirSync(this.dir);
  }

  /** From now on the process, started a moment ago, takes its memory from this group. */
  hold(server: ServerProcess): void {
    writeFileSync(join(this.dir, 'cgroup.procs'), String(server.child?.pid));
  }

  /** Leaves the group so many mebibytes above what it has now. */
  leave(mebibytes: number): void {
    const used = Number(readFileSync(join(this.dir, USED), 'utf8'));
    writeFileSync(join(this.dir, LIMIT), String(used + mebibytes * MEBIBYTE));
  }

  /** To be called when its processes have ended. */
  remove(): void {
    rmdirSync(this.dir);
  }
}
