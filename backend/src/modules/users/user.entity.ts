import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An account. What it may do and has paid for is billing's; here is who it is and how that is proven. */
@Entity('app_user')
export class UserEntity {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  /** Trimmed and lower-case; unique. */
  @Column({ type: 'text' })
  email: string;

  @Column({ type: 'text' })
  username: string;

  /** Null: signs in through the identity service only. */
  @Column({ name: 'password_hash', type: 'text', nullable: true })
  passwordHash: string | null;

  /** The identity service's uid; null: signs in by password only. */
  @Column({ name: 'firebase_uid', type: 'text', nullable: true })
  firebaseUid: string | null;

  @Column({ name: 'profile_image_url', type: 'text' })
  profileImageUrl: string;

  /** When the address was proven; null: never. */
  @Column({ name: 'email_proven_at', type: 'timestamptz', nullable: true })
  emailProvenAt: Date | null;

  /** Whether to mail when a long run has ended and the user has not seen it. */
  @Column({ name: 'wants_run_ended', type: 'boolean', default: false })
  wantsRunEnded: boolean;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
