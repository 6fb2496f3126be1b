import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { jsonColumn, wholeNumberColumn } from '#libs/database';
import { type DirectoryJwk } from '../keys/public-jwk';
import {
  type DirectoryKey,
  type KeyStatus,
  type Organisation,
  type OrganisationStatus,
  type RoleClaim,
  type Software,
  type SoftwareContent,
  type SoftwareStatus,
} from './organisation';

@Entity('directory_organisations')
export class OrganisationRow implements Organisation {
  @PrimaryGeneratedColumn({ type: 'integer' })
  sequence!: number;

  @Column({ name: 'organisation_id', type: 'varchar', length: 36, unique: true })
  organisationId!: string;

  @Column({ type: 'varchar', length: 14 })
  cnpj!: string;

  @Column({ type: 'varchar', length: 120 })
  name!: string;

  @Column({ type: 'varchar', length: 9 })
  status!: OrganisationStatus;

  @Column(jsonColumn)
  roles!: readonly RoleClaim[];

  @Column({ name: 'created_at_ms', ...wholeNumberColumn })
  createdAtMs!: number;
}

@Entity('directory_software')
@Index('directory_software_of_organisation', ['organisationId'])
export class SoftwareRow implements Software {
  @PrimaryGeneratedColumn({ type: 'integer' })
  sequence!: number;

  @Column({ name: 'software_id', type: 'varchar', length: 36, unique: true })
  softwareId!: string;

  @Column({ name: 'organisation_id', type: 'varchar', length: 36 })
  organisationId!: string;

  @Column({ type: 'varchar', length: 9 })
  status!: SoftwareStatus;

  @Column({ name: 'created_at_ms', ...wholeNumberColumn })
  createdAtMs!: number;

  @Column(jsonColumn)
  content!: SoftwareContent;
}

@Entity('directory_keys')
@Index('directory_keys_of_owner', ['ownerId', 'kid'])
@Index('directory_keys_of_organisation', ['organisationId'])
@Index('directory_keys_by_thumbprint', ['thumbprint'])
export class DirectoryKeyRow implements DirectoryKey {
  @PrimaryGeneratedColumn({ type: 'integer' })
  sequence!: number;

  @Column({ name: 'owner_id', type: 'varchar', length: 36 })
  ownerId!: string;

  @Column({ name: 'organisation_id', type: 'varchar', length: 36 })
  organisationId!: string;

  @Column({ type: 'varchar', length: 64 })
  kid!: string;

  @Column({ type: 'varchar', length: 9 })
  use!: DirectoryKey['use'];

  @Column({ type: 'varchar', length: 8 })
  status!: KeyStatus;

  @Column(jsonColumn)
  jwk!: DirectoryJwk;

  @Column({ name: 'certificate_pem', type: 'text', nullable: true })
  certificatePem!: string | null;

  @Column({ type: 'varchar', length: 43, nullable: true })
  thumbprint!: string | null;
}
