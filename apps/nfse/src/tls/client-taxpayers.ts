import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { readTaxpayer } from '#libs/certificates';
import { CONFIG } from '#libs/config';
import { accepted, LruCache, refused, type Clock, type Result } from '#libs/kernel';
import { clientCertificateOf } from '#libs/mutual-tls';
import { CLOCK } from '#libs/sandbox';
import { TaxpayerAuthority } from '../certificates/taxpayer-authority';
import { type NfseConfig } from '../config';
import { certificateRefusal, type CertificateRefusal } from './certificate-check';
import { CertificateMissing, CertificateRefused } from './certificate.errors';

const KEPT_CERTIFICATES = 1_000;

/** The taxpayers that call the national addresses, by their client certificates. */
@Injectable()
export class ClientTaxpayers {
  /** Whether a certificate is of the authority, by its thumbprint: to verify a signature takes longer than the rest. */
  private readonly issued = new LruCache<string, boolean>(KEPT_CERTIFICATES);

  private readonly byRequest = new WeakMap<Request, Promise<string | undefined>>();

  constructor(
    private readonly authority: TaxpayerAuthority,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<NfseConfig, 'mtls'>,
  ) {}

  /**
   * The CNPJ or CPF of the client certificate; undefined without one, and if NFSE_MTLS is off. The certificate of a
   * request is read and checked once.
   * @throws CertificateRefused, CertificateMissing or AuthorityUnavailable
   */
  taxIdOf(request: Request): Promise<string | undefined> {
    const found = this.byRequest.get(request) ?? this.read(request);
    this.byRequest.set(request, found);
    return found;
  }

  private async read(request: Request): Promise<string | undefined> {
    const { mtls } = this.config;
    if (mtls === 'off') return undefined;
    const shown = await this.shownBy(request);
    if (shown === undefined) {
      if (mtls === 'required') throw new CertificateMissing();
      return undefined;
    }
    if (!shown.ok) throw new CertificateRefused(shown.refusal.code, shown.refusal.detail);
    return shown.value;
  }

  /**
   * The CNPJ or CPF of the client certificate, or why it is not accepted, whatever NFSE_MTLS is; undefined without one.
   * @throws AuthorityUnavailable
   */
  async shownBy(request: Request): Promise<Result<string, CertificateRefusal> | undefined> {
    const shown = clientCertificateOf(request);
    if (shown === undefined) return undefined;
    const { certificate, thumbprint } = shown;
    const authority = await this.authority.certificate();
    const isIssued = this.issued.getOrMake(
      thumbprint,
      () => certificate.checkIssued(authority) && certificate.verify(authority.publicKey),
    );
    const facts = { certificate, authority: authority.subject, isIssued };
    const wrong = certificateRefusal(facts, this.clock.nowMs());
    return wrong === undefined ? accepted(readTaxpayer(certificate).taxId ?? '') : refused(wrong);
  }
}
