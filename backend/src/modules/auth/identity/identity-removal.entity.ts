import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('identity_removal')
export class IdentityRemoval {
  @PrimaryColumn({ name: 'firebase_uid', type: 'text' })
  firebaseUid: string;

  @Column({ name: 'asked_at', type: 'timestamptz' })
  requestedAt: Date;

  @Column({ type: 'integer' })
  failures: number;

  @Column({ name: 'next_try_at', type: 'timestamptz' })
  nextTryAt: Date;

  @Column({ name: 'removed_at', type: 'timestamptz', nullable: true })
  removedAt: Date | null;
}
