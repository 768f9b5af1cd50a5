import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Samples never reach a model; only their fingerprint is used. */
@Entity('voice_sample')
export class VoiceSampleEntity {
  @PrimaryGeneratedColumn('uuid') id: string;
  @Column('uuid') voiceId: string;
  @Column('text') title: string;
  @Column('text') text: string;
  @Column('integer') words: number;
  @Column('text') language: string | null;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
}
