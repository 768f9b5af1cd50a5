import type { FormatKey } from '@repurpose/contract';
import {
  Column,
  CreateDateColumn,
  Entity,
  ManyToOne,
  OneToMany,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';

@Entity()
export class Account {
  @PrimaryColumn('uuid')
  userId!: string;

  @Column('int')
  remaining!: number;
}

@Entity()
export class Transformation {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  userId!: string;

  @Column('text')
  content!: string;

  @Column('varchar', { default: 'queued' })
  status!: 'queued' | 'running' | 'succeeded';

  @CreateDateColumn()
  createdAt!: Date;

  @OneToMany(() => Output, (output) => output.transformation, { cascade: true })
  outputs!: Relation<Output>[];
}

@Entity()
export class Output {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @ManyToOne(() => Transformation, (transformation) => transformation.outputs, { onDelete: 'CASCADE' })
  transformation!: Relation<Transformation>;

  @Column('varchar')
  format!: FormatKey;

  @Column('jsonb', { nullable: true })
  draft!: unknown;
}
