import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '#libs/config';
import { accepted, refused, type Result } from '#libs/kernel';
import { holderOf, InstitutionCertificates } from '#libs/mutual-tls';
import {
  anyOf,
  issuerSerialKey,
  issuerSerialOf,
  verifySpiSignature,
  type FindCertificate,
  type SignatureRefusal,
} from '#libs/xml-signature';
import { type SpiConfig } from '../config';
import { ParticipantDirectory } from '../participants/participant-directory';
import { type Refusal } from '../settlement/arrival';

/** Checks the signatures of participants if SPI_SIGNATURES requires it. */
@Injectable()
export class SignatureCheck {
  constructor(
    private readonly certificates: InstitutionCertificates,
    private readonly directory: ParticipantDirectory,
    @Inject(CONFIG) private readonly config: SpiConfig,
  ) {}

  /**
   * @param sender the participant that has sent the message
   * @returns the participant whose certificate has signed it; undefined if it is not signed or not checked
   */
  async check(bytes: Uint8Array, sender: string): Promise<Result<string | undefined, Refusal>> {
    const { signatures } = this.config;
    if (signatures === 'off') return accepted(undefined);
    const registered = await this.registeredCertificate(sender);
    const ofSender: FindCertificate = (signer) =>
      registered?.key === issuerSerialKey(signer) ? registered.pem : undefined;
    const ofFolder: FindCertificate = (signer) => this.certificates.findByIssuerAndSerial(signer);
    const verified = await verifySpiSignature(bytes, anyOf(ofSender, ofFolder));
    if (verified.ok) {
      const { certificatePem } = verified.value;
      return accepted(certificatePem === registered?.pem ? sender : holderOf(certificatePem));
    }
    const isMissing = verified.refusal.kind === 'missing';
    return isMissing && signatures === 'check' ? accepted(undefined) : refusedFor(verified.refusal);
  }

  private async registeredCertificate(
    ispb: string,
  ): Promise<{ readonly pem: string; readonly key: string } | undefined> {
    const pem = (await this.directory.find([ispb])).get(ispb)?.certificate ?? undefined;
    return pem === undefined ? undefined : { pem, key: issuerSerialKey(issuerSerialOf(pem)) };
  }
}

function refusedFor({ detail }: SignatureRefusal): Result<never, Refusal> {
  return refused({
    reason: 'Assinatura invalida',
    location: 'Envelope/AppHdr/Sgntr',
    description: detail,
  });
}
