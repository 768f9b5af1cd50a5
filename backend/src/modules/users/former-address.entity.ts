import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('former_address')
export class FormerAddress {
  @PrimaryColumn({ name: 'address_hash', type: 'text' })
  addressHash: string;

  @Column({ name: 'remaining', type: 'integer' })
  creditsLeft: number;

  @Column({ name: 'anchor_at', type: 'timestamptz' })
  anchorAt: Date;

  @Column({ name: 'period_start', type: 'timestamptz' })
  periodStart: Date;

  @Column({ name: 'period_ends_at', type: 'timestamptz' })
  periodEndsAt: Date;
}
