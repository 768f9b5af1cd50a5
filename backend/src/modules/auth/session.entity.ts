import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { SessionData } from 'express-session';

@Entity('session')
export class SessionEntity {
  @PrimaryColumn({ type: 'text' })
  sid: string;

  @Column({ name: 'sess', type: 'json' })
  data: SessionData;

  @Column({ name: 'expire', type: 'timestamptz' })
  expiresAt: Date;
}
