import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { type Client } from './client';

@Entity('clients')
export class ClientRow implements Client {
  /** In the order of creation. */
  @PrimaryGeneratedColumn({ type: 'integer' })
  sequence!: number;

  @Column({ type: 'varchar', length: 36, unique: true })
  id!: string;

  @Column({ name: 'secret_hash', type: 'varchar', length: 64 })
  secretHash!: string;

  @Column({ type: 'varchar', length: 100 })
  name!: string;

  @Column({ type: 'varchar', length: 254, nullable: true })
  email!: string | null;

  @Column({ name: 'created_at', type: 'varchar', length: 24 })
  createdAt!: string;
}

/** The key with which the sandbox signs its access tokens. docs/adr/0018 explains why it is stored here. */
@Entity('signing_keys')
export class SigningKeyRow {
  /** Always 1. */
  @PrimaryColumn({ type: 'integer' })
  id!: number;

  /** 32 bytes in hexadecimal. */
  @Column({ type: 'varchar', length: 64 })
  key!: string;
}
