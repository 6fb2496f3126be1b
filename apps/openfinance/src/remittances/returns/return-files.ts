import { Injectable } from '@nestjs/common';
import { RemittancePaymentRepository } from '../payments/remittance-payment.repository';
import { layoutOf } from '../layouts';
import { type Remittance, type RemittanceReturn } from '../remittance';
import { RemittanceRepository } from '../remittance.repository';
import { headerOf, lotOf, paymentLines, trailerOf } from './return-lines';

/** Payments that one query reads. */
const PAGE = 500;
const LINE_END = '\r\n';

/** Writes return files, page by page. */
@Injectable()
export class ReturnFiles {
  constructor(
    private readonly remittances: RemittanceRepository,
    private readonly payments: RemittancePaymentRepository,
  ) {}

  /** The lines of a return file with their ends, in chunks. */
  async *chunks(remittance: Remittance, made: RemittanceReturn): AsyncGenerator<string> {
    const { id, requestedOccurrence, status, header, layout } = remittance;
    const { records } = layoutOf(layout);
    const whole = status === 'REFUSED' ? requestedOccurrence : null;
    const lots = (await this.remittances.lots(id)).map((lot) => ({
      lot: lot.lot,
      ...lotOf(lot, records, whole),
    }));
    let written = 0;
    const text = (lines: readonly string[]): string => {
      written += lines.length;
      return lines.map((line) => line + LINE_END).join('');
    };
    yield text([headerOf(remittance, made)]);
    let open: (typeof lots)[number] | undefined;
    for (let after = 0; ;) {
      const page = await this.payments.after(id, after, PAGE);
      const lines: string[] = [];
      for (const payment of page) {
        if (payment.lot !== open?.lot) {
          if (open !== undefined) lines.push(open.trailer);
          open = lots.find(({ lot }) => lot === payment.lot);
          if (open !== undefined) lines.push(open.header);
        }
        lines.push(...paymentLines(payment, records, made));
      }
      yield text(lines);
      const last = page.at(-1);
      if (last === undefined) break;
      after = last.number;
    }
    const ending = open === undefined ? [] : [open.trailer];
    const total = written + ending.length + 1;
    const counts = { bank: header.slice(0, 3), lots: lots.length, records: total };
    yield text([...ending, trailerOf(records, counts)]);
  }
}
