import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Samples never reach a model; only their fingerprint is used. */
@Entity('voice_sample')
export class VoiceSampleEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ name: 'voice_id', type: 'uuid' })
  voiceId: string;

  @Column({ type: 'text' })
  title: string;

  @Column({ type: 'text' })
  text: string;

  @Column({ type: 'integer' })
  words: number;

  @Column({ type: 'text', nullable: true })
  language: string | null;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
