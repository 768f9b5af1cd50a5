import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('search_document')
export class SearchDocument {
  @PrimaryColumn('uuid') transformationId: string;
  @Column('tsvector') words: string;
}
