import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '#libs/config';
import { InstitutionCertificates } from '#libs/mutual-tls';
import { spiSigner, type XmlSigner } from '#libs/xml-signature';
import { type SpiConfig } from '../config';

/** Signs the messages of the SPI when they are read. A message always gets the same signature. */
@Injectable()
export class MessageSigner {
  private signer: XmlSigner | undefined;

  constructor(
    private readonly certificates: InstitutionCertificates,
    @Inject(CONFIG) private readonly config: SpiConfig,
  ) {}

  /** @param body an Envelope without signature */
  async sign(body: string): Promise<string> {
    if (!this.config.sign) return body;
    this.signer ??= spiSigner(await this.certificates.signing());
    return this.signer.sign(body);
  }
}
