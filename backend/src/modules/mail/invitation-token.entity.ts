import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('invitation_token')
export class InvitationToken {
  @PrimaryColumn('bytea') tokenHash: Buffer;
  @Column('uuid') invitationId: string;
  @Column('timestamptz') createdAt: Date;
}
