import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('app_user')
export class UserEntity {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'text' })
  email: string;

  @Column({ type: 'text' })
  username: string;

  @Column({ name: 'password_hash', type: 'text', nullable: true })
  passwordHash: string | null;

  @Column({ name: 'firebase_uid', type: 'text', nullable: true })
  firebaseUid: string | null;

  @Column({ name: 'profile_image_url', type: 'text' })
  profileImageUrl: string;

  @Column({ name: 'email_proven_at', type: 'timestamptz', nullable: true })
  emailProvenAt: Date | null;

  @Column({ name: 'wants_run_ended', type: 'boolean', default: false })
  wantsRunEnded: boolean;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
