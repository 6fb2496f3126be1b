import { Injectable } from '@nestjs/common';
import { type PaymentLayout, type ReturnItem, writeReturn } from '#libs/cnab240';
import { RemittancePaymentRepository } from '../payments/remittance-payment.repository';
import { layoutOf } from '../layouts';
import { occurrencesIn } from '../occurrences';
import { type Remittance, type RemittanceReturn } from '../remittance';
import { RemittanceReturnNotFound } from '../remittance.errors';
import { RemittanceRepository } from '../remittance.repository';
import { headOf, outcomeOf } from './return-items';

/** Payments that one query reads. */
const PAGE = 500;

/** Writes return files, page by page. */
@Injectable()
export class ReturnFiles {
  constructor(
    private readonly remittances: RemittanceRepository,
    private readonly payments: RemittancePaymentRepository,
  ) {}

  /**
   * @param nsa undefined for the last one of the remittance
   * @throws RemittanceReturnNotFound
   */
  async existing(remittanceId: string, nsa: number | undefined): Promise<RemittanceReturn> {
    const found = await this.remittances.findReturn(remittanceId, nsa);
    if (found === undefined) throw new RemittanceReturnNotFound(nsa ?? 1, remittanceId);
    return found;
  }

  /** The bytes of a return file, in chunks. */
  chunks(remittance: Remittance, made: RemittanceReturn): AsyncGenerator<Uint8Array> {
    const layout = layoutOf(remittance.layout);
    return writeReturn(layout, headOf(remittance, made), this.items(remittance, made, layout));
  }

  private async *items(
    { id, requestedOccurrence, status }: Remittance,
    made: RemittanceReturn,
    layout: PaymentLayout,
  ): AsyncGenerator<ReturnItem> {
    const occurrences = occurrencesIn(status === 'REFUSED' ? (requestedOccurrence ?? '') : '');
    const lots = new Map((await this.remittances.lots(id)).map((each) => [each.lot, each.header]));
    let open: number | undefined;
    for (let after: number | undefined = 0; after !== undefined;) {
      const page = await this.payments.after(id, after, PAGE);
      for (const payment of page) {
        if (payment.lot !== open) {
          open = payment.lot;
          yield { item: 'lot', lot: { text: lots.get(open) ?? '' }, occurrences };
        }
        yield { item: 'payment', lines: payment.lines, outcome: outcomeOf(payment, made, layout) };
      }
      after = page.at(-1)?.number;
    }
  }
}
