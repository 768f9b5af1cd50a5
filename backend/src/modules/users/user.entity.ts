import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('app_user')
export class UserEntity {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  /** Normalised by `normalEmail`. */
  @Column({ type: 'text' })
  email: string;

  @Column({ type: 'text' })
  username: string;

  /** Null: signs in through the identity service only. */
  @Column({ name: 'password_hash', type: 'text', nullable: true })
  passwordHash: string | null;

  /** Null: signs in by password only. */
  @Column({ name: 'firebase_uid', type: 'text', nullable: true })
  firebaseUid: string | null;

  @Column({ name: 'profile_image_url', type: 'text' })
  profileImageUrl: string;

  /** Null: never. */
  @Column({ name: 'email_proven_at', type: 'timestamptz', nullable: true })
  emailProvenAt: Date | null;

  @Column({ name: 'wants_run_ended', type: 'boolean', default: false })
  wantsRunEnded: boolean;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
