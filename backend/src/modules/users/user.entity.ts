import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('app_user')
export class UserEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('text') email: string;
  @Column('text') username: string;
  @Column('text') passwordHash: string | null;
  @Column('text') firebaseUid: string | null;
  @Column('text') profileImageUrl: string;
  @Column('timestamptz') emailProvenAt: Date | null;
  @Column('boolean', { default: false }) wantsRunEnded: boolean;
  @Column('timestamptz') createdAt: Date;
}
