import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerProcess } from '../../../scripts/services/product.ts';

const ROOT = '/sys/fs/cgroup';
const MEBIBYTE = 2 ** 20;

const [PARENT, LIMIT, USED] = existsSync(join(ROOT, 'memory'))
  ? [join(ROOT, 'memory'), 'memory.limit_in_bytes', 'memory.usage_in_bytes']
  : [ROOT, 'memory.max', 'memory.current'];

/** As in a container. Needs root. @throws Error where cgroups cannot be created */
export class MemoryLimit {
  private readonly dir: string;

  constructor(name: string) {
    this.dir = join(PARENT, `repurpose-${name}-${process.pid}`);
    mkdirSync(this.dir);
  }

  hold(server: ServerProcess): void {
    writeFileSync(join(this.dir, 'cgroup.procs'), String(server.child?.pid));
  }

  leave(mebibytes: number): void {
    const used = Number(readFileSync(join(this.dir, USED), 'utf8'));
    writeFileSync(join(this.dir, LIMIT), String(used + mebibytes * MEBIBYTE));
  }

  remove(): void {
    rmdirSync(this.dir);
  }
}
