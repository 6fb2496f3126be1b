import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Request } from 'express';
import { CONFIG } from '#libs/config';
import { bytesOf, type ProblemBody } from '#libs/http';
import { holderOf, InstitutionCertificates, ispbOfCertificate, isOverTls } from '#libs/mutual-tls';
import { dictSigner, verifyDictSignature, type XmlSigner } from '#libs/xml-signature';
import { type DictConfig } from '../config';
import { Participants } from '../participants/participants';
import { DictRefusal } from './dict-refusal';

/** Checks the certificates and signatures of participants, and signs responses. */
@Injectable()
export class OfficialSignatures {
  private readonly logger = new Logger('Signatures');
  private signer: XmlSigner | undefined;

  constructor(
    private readonly certificates: InstitutionCertificates,
    private readonly participants: Participants,
    @Inject(CONFIG) private readonly config: DictConfig,
  ) {}

  /**
   * The ISPB of the certificate of a request over mutual TLS; undefined for a request without TLS.
   *
   * @throws DictRefusal Forbidden for a certificate that does not name an institution
   */
  holderOf(request: Request): string | undefined {
    const holder = ispbOfCertificate(request);
    if (holder === undefined && isOverTls(request)) {
      throw new DictRefusal('Forbidden', 'The common name of the certificate is not an ISPB.');
    }
    return holder;
  }

  /**
   * Checks the signature of a request with a body, if DICT_SIGNATURES requires it.
   *
   * @param participant the participant that makes the request
   * @throws DictRefusal RequestSignatureInvalid
   */
  async check(request: Request, participant: string): Promise<void> {
    const { signatures } = this.config;
    if (signatures === 'off') return;
    const verified = await verifyDictSignature(bytesOf(request) ?? Buffer.alloc(0), (signer) =>
      this.certificates.findByIssuerAndSerial(signer),
    );
    if (!verified.ok) {
      const { kind, detail } = verified.refusal;
      if (kind === 'missing' && signatures === 'check') return;
      throw new DictRefusal('RequestSignatureInvalid', detail);
    }
    const signer = holderOf(verified.value.certificatePem);
    if (await this.participants.actsFor(signer, participant)) return;
    throw new DictRefusal(
      'RequestSignatureInvalid',
      `The request of ${participant} is signed with the certificate of ${signer}. Sign it with the certificate of ${participant}.`,
    );
  }

  /**
   * Makes sure that responses can be signed: it creates the certificate of DICT if there is none. It is called before a request
   * is carried out, so that a request whose response cannot be signed changes nothing.
   *
   * @throws ConfigurationError, or the error of the file system
   */
  async prepare(): Promise<void> {
    if (this.config.sign) this.signer ??= dictSigner(await this.certificates.signing());
  }

  /** Signs a response in its empty element `Signature`. */
  async sign(xml: string): Promise<string> {
    await this.prepare();
    return this.signer === undefined ? xml : this.signer.sign(xml);
  }

  /** Signs an error. If that fails, the error is sent without a signature. */
  async signError(body: ProblemBody): Promise<ProblemBody> {
    try {
      return { ...body, text: await this.sign(body.text) };
    } catch (error) {
      this.logger.error('An error could not be signed, so it is sent without a signature.', error);
      return body;
    }
  }
}
