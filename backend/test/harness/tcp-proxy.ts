import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Makes a connection slow, or silent without ending it. */
export class TcpProxy {
  delayMs = 0;
  isSilent = false;
  private readonly sockets = new Set<Socket>();
  private readonly server = createServer((near) => this.join(near));

  constructor(private readonly port: number) {}

  async start(): Promise<this> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return this;
  }

  by(address: string): string {
    const url = new URL(address);
    url.port = String((this.server.address() as AddressInfo).port);
    return url.href;
  }

  async stop(): Promise<void> {
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
    await once(this.server, 'close');
  }

  private join(near: Socket): void {
    const far = connect(this.port, '127.0.0.1');
    this.pass(near, far);
    this.pass(far, near);
  }

  private pass(from: Socket, to: Socket): void {
    this.sockets.add(from);
    from.on('data', (data) => {
      if (this.isSilent) return;
      if (this.delayMs === 0) to.write(data);
      else setTimeout(() => to.write(data), this.delayMs);
    });
    from.on('error', () => to.destroy());
    from.on('close', () => {
      this.sockets.delete(from);
      if (!this.isSilent) setTimeout(() => to.end(), this.delayMs);
    });
  }
}
