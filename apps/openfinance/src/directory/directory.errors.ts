import { failure } from '#libs/kernel';

export class OrganisationNotFound extends failure.notFound(
  'ORGANISATION_NOT_FOUND',
  'The organisation is not in the directory',
  (id: string, sandbox: string) =>
    `The directory of sandbox ${sandbox} has no organisation ${id}; GET /__admin/directory/organisations lists them.`,
) {}

export class SoftwareNotFound extends failure.notFound(
  'SOFTWARE_NOT_FOUND',
  'The software is not in the directory',
  (id: string, sandbox: string) =>
    `The directory of sandbox ${sandbox} has no software ${id} of this organisation.`,
) {}

export class DirectoryKeyNotFound extends failure.notFound(
  'DIRECTORY_KEY_NOT_FOUND',
  'The key is not in the directory',
  (kid: string) => `The directory has no key or certificate ${kid} of this owner.`,
) {}

export class OrganisationExists extends failure.conflict(
  'ORGANISATION_EXISTS',
  'The organisation or software is in the directory already',
  (id: string) => `${id} is in the directory already; leave the id out to get a new one.`,
) {}

export class OrganisationIsTheBank extends failure.conflict(
  'ORGANISATION_IS_THE_BANK',
  'The simulated bank cannot be changed',
  (id: string) => `${id} is the simulated bank itself.`,
) {}
