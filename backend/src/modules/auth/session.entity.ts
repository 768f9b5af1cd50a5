import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { SessionData } from 'express-session';

/** A login. `SessionStore` reads and writes it. */
@Entity('session')
export class SessionEntity {
  /** A hash: a copy of the table opens no session. */
  @PrimaryColumn({ type: 'text' })
  sid: string;

  @Column({ name: 'sess', type: 'json' })
  data: SessionData;

  @Column({ name: 'expire', type: 'timestamptz' })
  expiresAt: Date;
}
