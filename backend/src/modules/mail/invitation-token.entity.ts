import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('invitation_token')
export class InvitationToken {
  @PrimaryColumn({ name: 'token_hash', type: 'bytea' })
  tokenHash: Buffer;

  @Column({ name: 'invitation_id', type: 'uuid' })
  invitationId: string;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
