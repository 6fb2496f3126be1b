import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { SecureAddresses } from '../tls/secure-addresses';

export const DIRECTORY = 'directory';

/** The addresses of the directory as a client reaches them. */
export interface DirectoryAddresses {
  softwareKeys(organisationId: string, softwareId: string, file: string): string;
  organisationKeys(organisationId: string, file: string): string;
}

/** The addresses of the directory for a request. */
@Injectable()
export class DirectoryBase {
  constructor(private readonly addresses: SecureAddresses) {}

  /** The start of the public addresses. */
  of(request: Request): string {
    const own = this.addresses.directoryAddress(request, 'data');
    if (own !== undefined) return own;
    return `${this.addresses.publicAddress(request)}/${DIRECTORY}`;
  }

  /** The start of the addresses over mutual TLS. */
  mtlsOf(request: Request): string {
    const own = this.addresses.directoryAddress(request, 'matlsApi');
    if (own !== undefined) return own;
    return `${this.addresses.apiAddress(request)}/${DIRECTORY}`;
  }

  /** The addresses of the keystores. */
  keystores(request: Request): DirectoryAddresses {
    const own = this.addresses.directoryAddress(request, 'keystore');
    return directoryAddresses(own ?? this.of(request));
  }

  /** The issuer of the tokens of the directory. */
  issuer(request: Request): string {
    return this.addresses.directoryAddress(request, 'auth') ?? this.of(request);
  }

  /** The address of the keys that sign software statements. */
  statementKeys(request: Request): string {
    const own = this.addresses.directoryAddress(request, 'keystore');
    return `${own ?? this.of(request)}/openbanking.jwks`;
  }

  /** Where the directory issues tokens. */
  tokenEndpoint(request: Request): string {
    const own = this.addresses.directoryAddress(request, 'matlsAuth');
    return `${own ?? this.mtlsOf(request)}/token`;
  }
}

/** @param base the start of the public addresses of the directory */
export function directoryAddresses(base: string): DirectoryAddresses {
  return {
    softwareKeys: (organisationId, softwareId, file) =>
      [base, organisationId, softwareId, file].join('/'),
    organisationKeys: (organisationId, file) => [base, organisationId, file].join('/'),
  };
}
