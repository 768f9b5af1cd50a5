import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { SessionData } from 'express-session';

@Entity('session')
export class SessionEntity {
  @PrimaryColumn('text') sid: string;
  @Column('json', { name: 'sess' }) data: SessionData;
  @Column('timestamptz', { name: 'expire' }) expiresAt: Date;
}
