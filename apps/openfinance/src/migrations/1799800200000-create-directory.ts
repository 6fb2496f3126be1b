import { createTables, migrationColumns } from '#libs/database';

const { bigint, index, nullable, sequence, text, varchar } = migrationColumns;

export class CreateDirectory1799800200000 extends createTables(
  {
    name: 'directory_organisations',
    columns: [
      sequence(),
      { ...varchar('organisation_id', 36), isUnique: true },
      varchar('cnpj', 14),
      varchar('name', 120),
      varchar('status', 9),
      text('roles'),
      bigint('created_at_ms'),
    ],
  },
  {
    name: 'directory_software',
    columns: [
      sequence(),
      { ...varchar('software_id', 36), isUnique: true },
      varchar('organisation_id', 36),
      varchar('status', 9),
      bigint('created_at_ms'),
      text('content'),
    ],
    indices: [index('directory_software_of_organisation', 'organisation_id')],
  },
  {
    name: 'directory_keys',
    columns: [
      sequence(),
      varchar('owner_id', 36),
      varchar('organisation_id', 36),
      varchar('kid', 64),
      varchar('use', 9),
      varchar('status', 8),
      text('jwk'),
      nullable(text('certificate_pem')),
      nullable(varchar('thumbprint', 43)),
    ],
    indices: [
      index('directory_keys_of_owner', 'owner_id', 'kid'),
      index('directory_keys_of_organisation', 'organisation_id'),
      index('directory_keys_by_thumbprint', 'thumbprint'),
    ],
  },
) {}
