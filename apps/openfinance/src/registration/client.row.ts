import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { jsonColumn, wholeNumberColumn } from '#libs/database';
import { type Client, type ClientMetadata } from './client';

@Entity('oauth_clients')
export class ClientRow implements Client {
  @PrimaryGeneratedColumn({ type: 'integer' })
  sequence!: number;

  @Column({ name: 'client_id', type: 'varchar', length: 36, unique: true })
  clientId!: string;

  @Column({ name: 'software_id', type: 'varchar', length: 36, unique: true })
  softwareId!: string;

  @Column({ name: 'organisation_id', type: 'varchar', length: 36 })
  organisationId!: string;

  @Column({ name: 'issued_at_ms', ...wholeNumberColumn })
  issuedAtMs!: number;

  @Column({ name: 'token_hash', type: 'varchar', length: 43 })
  tokenHash!: string;

  @Column(jsonColumn)
  metadata!: ClientMetadata;
}
