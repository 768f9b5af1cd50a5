import type { FormatKey } from '@repurpose/contract';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('share_link')
export class ShareLinkEntity {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  /** In plain text, so that the owner can copy the link again. Readers of this table can read the outputs anyway. */
  @Column({ type: 'text' })
  token: string;

  @Column({ name: 'transformation_id', type: 'uuid' })
  transformationId: string;

  @Column({ type: 'text' })
  format: FormatKey;

  @Column({ type: 'integer' })
  version: number;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column({ name: 'shared_at', type: 'timestamptz', insert: false })
  sharedAt: Date;

  @Column({ name: 'expires_at', type: 'timestamptz', nullable: true })
  expiresAt: Date | null;
}
