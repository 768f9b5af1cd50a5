import type { FormatKey } from '@repurpose/contract';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('share_link')
export class ShareLinkEntity {
  @PrimaryColumn('uuid') id: string;

  /** In plain text, so that the owner can copy the link again. Readers of this table can read the outputs anyway. */
  @Column('text') token: string;
  @Column('uuid') transformationId: string;
  @Column('text') format: FormatKey;
  @Column('integer') version: number;
  @Column('timestamptz') createdAt: Date;
  @Column({ type: 'timestamptz', insert: false }) sharedAt: Date;
  @Column('timestamptz') expiresAt: Date | null;
}
