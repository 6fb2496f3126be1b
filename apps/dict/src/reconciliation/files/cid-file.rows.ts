import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { type KeyType } from '#libs/brazil';
import { type FileStatus } from '#libs/dict-api';
import { type CidFileOutcome } from './cid-file';

/** A file with all CIDs of a participant and a type of key. Its sequence is its id. */
@Entity('cid_files')
export class CidFileRow {
  @PrimaryGeneratedColumn({ type: 'integer' })
  sequence!: number;

  @Column({ type: 'varchar', length: 8 })
  participant!: string;

  @Column({ name: 'key_type', type: 'varchar', length: 6 })
  keyType!: KeyType;

  @Column({ type: 'varchar', length: 11 })
  status!: FileStatus;

  /** ISO 8601 UTC. */
  @Column({ name: 'requested_at', type: 'varchar', length: 24 })
  requestedAt!: string;

  /** The outcome that a rule requested for the file; null if there is none. */
  @Column({ name: 'ordered', type: 'varchar', length: 20, nullable: true })
  requestedOutcome!: CidFileOutcome | null;

  /** When its content was read, ISO 8601 UTC. This and the next two members are null until the file is AVAILABLE. */
  @Column({ name: 'created_at', type: 'varchar', length: 24, nullable: true })
  createdAt!: string | null;

  @Column({ type: 'integer', nullable: true })
  bytes!: number | null;

  /** 64 hexadecimal digits. */
  @Column({ type: 'varchar', length: 64, nullable: true })
  sha256!: string | null;
}

/** A part of the content of a file. */
@Entity('cid_file_chunks')
export class CidFileChunkRow {
  @PrimaryColumn({ type: 'integer' })
  file!: number;

  /** From 0, without a gap. */
  @PrimaryColumn({ type: 'integer' })
  number!: number;

  /** Whole lines. */
  @Column({ type: 'text' })
  text!: string;
}
