import { formatCents, formatSum, toIsoUtc } from '#libs/kernel';
import { LinksTo } from '#libs/openapi';
import { shownOccurrences } from '../layouts';
import {
  REMITTANCE_PAYMENT_STATUSES,
  type RemittancePayment,
  type RemittancePaymentStatus,
} from '../payments/remittance-payment';
import { type StatusCount } from '../payments/remittance-payment.repository';
import {
  positionsOf,
  type Remittance,
  type SHOWN_STATUSES,
  type StoredFinding,
} from '../remittance';

/** The payments of a remittance with one status. */
export class StatusCountResponse {
  /** @example 2 */
  count!: number;

  /**
   * The sum of their amounts in reais.
   * @example "300.00"
   */
  amount!: string;
}

/** The payments of a remittance, by status. */
export class RemittanceCountsResponse {
  SCHEDULED!: StatusCountResponse;
  PAYING!: StatusCountResponse;
  PAID!: StatusCountResponse;
  REFUSED!: StatusCountResponse;
  CANCELLED!: StatusCountResponse;
}

/** Something in the file that is wrong and refuses nothing, or only the payment in which it is. */
export class RemittanceFindingResponse {
  /** @example 3 */
  line!: number;

  /**
   * The first and the last position, or the only one.
   * @example "230"
   */
  positions!: string;

  /** @example "notice" */
  field!: string;

  /** @example AS */
  occurrence!: string;

  /** @example "Must be 0, 2, 5, 6 or 7." */
  detail!: string;
}

/** The addresses of a remittance. */
export class RemittanceLinksResponse {
  /** @example /remittances/0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11 */
  self!: string;

  /** @example /remittances/0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11/payments */
  payments!: string;

  /** @example /remittances/0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11/return */
  return!: string;
}

/** A remittance in the list. */
@LinksTo({
  findRemittance: { remittanceId: '/id' },
  listRemittancePayments: { remittanceId: '/id' },
  readReturnFile: { remittanceId: '/id' },
})
export class RemittanceSummaryResponse {
  /**
   * UUID of the remittance.
   * @example 0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11
   */
  id!: string;

  /**
   * ACCEPTED: payments wait for their day or are being made. PROCESSED: every payment has its result. REFUSED: a rule of the
   * sandbox has refused the file as a whole.
   * @example ACCEPTED
   */
  status!: (typeof SHOWN_STATUSES)[number];

  /**
   * The account that pays.
   * @example padaria-corrente
   */
  accountId!: string;

  /**
   * The agreement (convênio) of the file header. Empty if the header has none.
   * @example "123"
   */
  agreement!: string;

  /**
   * The sequence number of the file. It is unique in the agreement.
   * @example 1
   */
  nsa!: number;

  /** @example febraban */
  layout!: string;

  /** @example 2026-01-30T12:00:00.000Z */
  receivedAt!: string;

  /**
   * The number of payments, and of instructions to delete payments.
   * @example 2
   */
  paymentCount!: number;

  /**
   * The sum of the payments in reais.
   * @example "300.00"
   */
  amount!: string;

  links!: RemittanceLinksResponse;

  /** @param pathPrefix the start of every path that is sent to the client */
  static of(remittance: Remittance, pathPrefix: string): RemittanceSummaryResponse {
    return summaryOf(remittance, pathPrefix);
  }
}

/** A remittance with the counts of its payments. */
export class RemittanceResponse extends RemittanceSummaryResponse {
  counts!: RemittanceCountsResponse;

  /** The first 100 of them. */
  findings!: RemittanceFindingResponse[];

  /**
   * The number of all findings.
   * @example 0
   */
  findingCount!: number;

  static withCounts(
    remittance: Remittance,
    counts: readonly StatusCount[],
    pathPrefix: string,
  ): RemittanceResponse {
    return {
      ...summaryOf(remittance, pathPrefix),
      counts: Object.fromEntries(
        REMITTANCE_PAYMENT_STATUSES.map((status) => [status, countOf(counts, status)]),
      ) as unknown as RemittanceCountsResponse,
      findings: remittance.findings.map(findingOf),
      findingCount: remittance.findingCount,
    };
  }
}

/** The payee of a payment. */
export class RemittancePayeeResponse {
  /** @example "MARIA SOUZA" */
  name!: string;

  /**
   * CPF or CNPJ. Left out if the file has none.
   * @example "11144477735"
   */
  document?: string;
}

/** An occurrence of a payment. */
export class OccurrenceResponse {
  /** @example BD */
  code!: string;

  /** @example Payment included */
  meaning!: string;
}

/** A payment of a remittance. */
export class RemittancePaymentResponse {
  /**
   * Its place in the file, from 1.
   * @example 1
   */
  number!: number;

  /** @example 1 */
  lot!: number;

  /**
   * The number of its first record in the lot.
   * @example 1
   */
  record!: number;

  /**
   * The form of entry of its lot (G029).
   * @example "45"
   */
  form!: string;

  /**
   * 0 inserts a payment, 9 deletes one of an earlier file.
   * @example "0"
   */
  movement!: string;

  /**
   * The number that the company gave it (seu número).
   * @example "PG000001"
   */
  companyDocument!: string;

  /** @example "150.00" */
  amount!: string;

  /**
   * The day of the payment in Brasília.
   * @example 2026-01-30
   * @format date
   */
  date!: string;

  payee!: RemittancePayeeResponse;

  /** @example SCHEDULED */
  status!: RemittancePaymentStatus;

  occurrences!: OccurrenceResponse[];

  /**
   * The EndToEndId of the payment, from its day on. A TED has one too, for the bank only.
   * @example E8765432120260130120012345678901
   */
  endToEndId?: string;

  /**
   * The instant of the result.
   * @example 2026-01-30T12:00:02.000Z
   */
  endedAt?: string;

  /** @param layout of the remittance */
  static of(payment: RemittancePayment, layout: string): RemittancePaymentResponse {
    const { number, lot, record, form, movement, companyDocument, status } = payment;
    const { endToEndId, endedAtMs } = payment;
    return {
      ...{ number, lot, record, form, movement, companyDocument },
      amount: formatCents(payment.amount),
      date: payment.payOn,
      payee: payment.details.payee,
      status,
      occurrences: shownOccurrences(payment.occurrences, layout),
      ...(endToEndId === null ? {} : { endToEndId }),
      ...(endedAtMs === null ? {} : { endedAt: toIsoUtc(endedAtMs) }),
    } as RemittancePaymentResponse;
  }
}

function summaryOf(remittance: Remittance, pathPrefix: string) {
  const { id, accountId, agreement, nsa, layout, paymentCount } = remittance;
  const self = `${pathPrefix}/remittances/${id}`;
  return {
    id,
    status: remittance.status === 'RECEIVING' ? 'ACCEPTED' : remittance.status,
    ...{ accountId, agreement, nsa, layout },
    receivedAt: toIsoUtc(remittance.receivedAtMs),
    paymentCount,
    amount: formatCents(remittance.amount),
    links: { self, payments: `${self}/payments`, return: `${self}/return` },
  };
}

function countOf(counts: readonly StatusCount[], sought: RemittancePaymentStatus) {
  const { count = 0, cents = 0n } = counts.find(({ status }) => status === sought) ?? {};
  return { count, amount: formatSum(cents) };
}

export function findingOf({ from, to, ...finding }: StoredFinding): RemittanceFindingResponse {
  return { ...finding, positions: positionsOf({ from, to }) };
}
