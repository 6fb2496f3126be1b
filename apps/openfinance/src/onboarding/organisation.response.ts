/** A role of an organisation or a software. */
export class DirectoryRoleResponse {
  /** @example DADOS */
  role!: 'DADOS' | 'PAGTO' | 'CONTA' | 'CCORR';

  /** @example Active */
  status!: 'Active' | 'Inactive';
}

/** A key or certificate in the directory. */
export class DirectoryKeyResponse {
  /** @example 5XcU8r4K0p4VlwJX0kQpKvU2VvCq9pT1zZ0cWj4k1yQ */
  kid!: string;

  /** The software, or the organisation for the key with which it signs payments. */
  ownerId!: string;

  /** @example transport */
  use!: 'sig' | 'enc' | 'transport';

  /** @example active */
  status!: 'active' | 'inactive' | 'revoked';
}

/** A software in the directory. */
export class DirectorySoftwareResponse {
  /** @example 4c1f8a52-0000-4000-8000-000000000002 */
  softwareId!: string;

  name!: string;

  /** @example Active */
  status!: 'Active' | 'Inactive';

  /** The effective roles. */
  roles!: DirectoryRoleResponse[];

  redirectUris!: string[];

  webhookUris!: string[];

  /** The client at the bank; absent if it is not registered. */
  clientId?: string;
}

/** An organisation in the directory, with its software and keys. */
export class DirectoryOrganisationResponse {
  /** @example 4c1f8a52-0000-4000-8000-000000000001 */
  organisationId!: string;

  /** @example 43142666000197 */
  cnpj!: string;

  name!: string;

  /** @example Active */
  status!: 'Active' | 'Pending' | 'Withdrawn';

  roles!: DirectoryRoleResponse[];

  software!: DirectorySoftwareResponse[];

  keys!: DirectoryKeyResponse[];
}

/** A certificate with its key. Members that end in Key and pkcs12 are in this response only. */
export class IssuedCertificateResponse {
  /** The kid of the key, which is also the `x5t#S256` of the certificate. */
  kid!: string;

  /** The certificate as PEM. */
  certificate!: string;

  /** The key as PEM (PKCS #8). Absent for an own certificate. */
  privateKey?: string;

  /** The certificate, its issuer and the key as PKCS #12, in base64. */
  pkcs12?: string;

  /** The password of `pkcs12`. */
  pkcs12Password?: string;
}

/** The addresses that a client needs. */
export class ClientAddressesResponse {
  /** @example http://localhost:3006/directory/participants */
  participants!: string;

  /** @example http://localhost:3006/auth/.well-known/openid-configuration */
  discovery!: string;

  /** @example http://localhost:3006/directory/token */
  directoryToken!: string;

  softwareStatement!: string;

  jwks!: string;

  organisationJwks!: string;
}

/** A software with everything that a client needs. */
export class OnboardedSoftwareResponse extends DirectorySoftwareResponse {
  /** The certificate for mutual TLS (BRCAC). */
  transport!: IssuedCertificateResponse;

  /** The keys for signatures and encryption with their private members, as a JWKS. Empty for own keys. */
  privateKeys!: PrivateKeysResponse;

  addresses!: ClientAddressesResponse;

  /** Reads, changes and removes the registration. Only if the software was registered. */
  registrationAccessToken?: string;
}

/** A set of keys with their private members (RFC 7517). */
export class PrivateKeysResponse {
  keys!: object[];
}

/** A new organisation with everything that its client needs. */
export class OnboardedOrganisationResponse {
  organisationId!: string;

  cnpj!: string;

  name!: string;

  /** @example Active */
  status!: 'Active' | 'Pending' | 'Withdrawn';

  roles!: DirectoryRoleResponse[];

  /** The certificate with which the organisation signs payments (BRSEAL). */
  seal!: IssuedCertificateResponse;

  /** The certificate of the test authority as PEM. */
  authority!: string;

  software!: OnboardedSoftwareResponse;
}
