import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('former_address')
export class FormerAddress {
  @PrimaryColumn('text') addressHash: string;
  @Column('integer', { name: 'remaining' }) creditsLeft: number;
  @Column('timestamptz') anchorAt: Date;
  @Column('timestamptz') periodStart: Date;
  @Column('timestamptz') periodEndsAt: Date;
}
