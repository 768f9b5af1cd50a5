import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('identity_removal')
export class IdentityRemoval {
  @PrimaryColumn('text') firebaseUid: string;
  @Column('timestamptz', { name: 'asked_at' }) requestedAt: Date;
  @Column('integer') failures: number;
  @Column('timestamptz') nextTryAt: Date;
  @Column('timestamptz') removedAt: Date | null;
}
