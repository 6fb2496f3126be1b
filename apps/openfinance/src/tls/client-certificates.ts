import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { LruCache } from '#libs/kernel';
import { clientCertificateOf, type ClientCertificate } from '#libs/mutual-tls';
import { BankKeys } from '../keys/bank-keys';

/** The certificate of a client, and whether the test authority of Open Finance has issued it. */
export interface CheckedCertificate extends ClientCertificate {
  readonly isTrusted: boolean;
}

const KEPT_CERTIFICATES = 1_000;

/** The certificates that clients show. */
@Injectable()
export class ClientCertificates {
  /** Whether a certificate is trusted, by its thumbprint: to verify its signature takes longer than the other checks. */
  private readonly trusted = new LruCache<string, boolean>(KEPT_CERTIFICATES);

  constructor(private readonly keys: BankKeys) {}

  /**
   * The certificate of the client of a request; undefined without one.
   * @throws BankKeysUnavailable
   */
  async ofRequest(request: Request): Promise<CheckedCertificate | undefined> {
    const shown = clientCertificateOf(request);
    if (shown === undefined) return undefined;
    const authority = await this.keys.authority();
    const isTrusted = this.trusted.getOrMake(
      shown.thumbprint,
      () =>
        shown.certificate.checkIssued(authority) && shown.certificate.verify(authority.publicKey),
    );
    return { ...shown, isTrusted };
  }
}
