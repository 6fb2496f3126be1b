import { Injectable } from '@nestjs/common';
import { type BrCode } from '#libs/br-code';
import { currentContext } from '#libs/http';
import { accepted, type Result } from '#libs/kernel';
import { ChargeRepository } from './charge.repository';
import { ownLocation } from './location/location';
import {
  checkQrCode,
  readQrCode,
  type LocatedCharge,
  type QrProblem,
  type QrTerms,
} from './qr-check';

/** A QR code, and its charge. */
export interface CheckedQrCode {
  readonly code: BrCode;
  readonly located: LocatedCharge;
}

/** Checks the QR codes of payments and payment consents. */
@Injectable()
export class PaymentQrCodes {
  constructor(private readonly charges: ChargeRepository) {}

  /**
   * @param atMs the instant of the payment; for a scheduled payment, the start of its day
   * @returns undefined if the payment has no code
   */
  async check(
    terms: QrTerms & { readonly qrCode?: string | undefined },
    atMs: number,
  ): Promise<Result<CheckedQrCode | undefined, QrProblem>> {
    if (terms.qrCode === undefined) return accepted(undefined);
    const read = readQrCode(terms.qrCode);
    if (!read.ok) return read;
    const located = await this.locate(read.value);
    const checked = checkQrCode(terms, read.value, { located, atMs });
    return checked.ok ? accepted({ code: read.value, located }) : checked;
  }

  private async locate({ pix }: BrCode): Promise<LocatedCharge> {
    const own = pix?.kind === 'dynamic' ? ownLocation(pix.location) : undefined;
    if (own === undefined) return { kind: 'elsewhere' };
    const { sandbox: here } = currentContext();
    if (own.sandbox !== undefined && own.sandbox !== here) {
      const detail = `The charge of the QR code is in sandbox ${own.sandbox}; the request is for sandbox ${here}.`;
      return { kind: 'absent', detail };
    }
    const charge = await this.charges.find(own.token);
    if (charge?.content.term.kind === own.kind) return { kind: 'ours', charge };
    return { kind: 'absent', detail: `Sandbox ${here} has no charge ${own.token}.` };
  }
}
