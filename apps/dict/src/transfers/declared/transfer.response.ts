import { formatCents } from '#libs/kernel';
import { type TransferRow, type TransferStatus } from '../transfer.row';

/** A party of a payment. Unknown members are absent. */
export class TransferPartyResponse {
  /** @example "12345678" */
  ispb!: string;

  /**
   * CPF or CNPJ.
   * @example "11144477735"
   */
  taxId?: string;

  /** @example "0001" */
  branch?: string;

  /** @example "123456" */
  accountNumber?: string;

  /** @example CACC */
  accountType?: string;

  /** @param account in the form of `accountOf` */
  static of(ispb: string, taxId: string | null, account: string | null): TransferPartyResponse {
    const [, branch = '', accountNumber = '', accountType = ''] = account?.split('/') ?? [];
    return {
      ispb,
      ...(taxId === null ? {} : { taxId }),
      ...(branch === '' ? {} : { branch }),
      ...(account === null ? {} : { accountNumber, accountType }),
    };
  }
}

/** A payment, or a return, that DICT knows. */
export class TransferResponse {
  /**
   * EndToEndId of a payment, or RtrId of a return.
   * @example E1234567820261121120000000000001
   */
  endToEndId!: string;

  /**
   * SPI: it was read from the SPI. DECLARED: a tester has declared it.
   * @example DECLARED
   */
  source!: TransferRow['source'];

  /** @example SETTLED */
  status!: TransferStatus;

  /**
   * In reais.
   * @example "150.00"
   */
  amount!: string;

  debtor!: TransferPartyResponse;

  creditor!: TransferPartyResponse;

  /**
   * The Pix key that was paid. Absent if it is unknown.
   * @example ana@example.com
   */
  key?: string;

  /**
   * IPAY: a payment. IPRT: a payment that is a refund. RETN: a return.
   * @example IPAY
   */
  purpose!: string;

  /**
   * The EndToEndId of the payment that it returns. Present only for a return.
   * @example E1234567820261121120000000000001
   */
  returns?: string;

  /**
   * The sum of its returns that the SPI shows, in reais.
   * @example "10.00"
   */
  returnedAmount?: string;

  /**
   * When the SPI received it, ISO 8601 UTC.
   * @example 2026-11-21T12:00:00.000Z
   */
  orderedAt!: string;

  /**
   * When it was settled, ISO 8601 UTC. Absent if it was not settled.
   * @example 2026-11-21T12:00:01.200Z
   */
  settledAt?: string;

  static of(row: TransferRow): TransferResponse {
    const { endToEndId, source, status, purpose, orderedAt, returned, settledAt } = row;
    return {
      endToEndId,
      source,
      status,
      amount: formatCents(row.amount),
      debtor: TransferPartyResponse.of(row.debtorIspb, row.debtorTaxId, row.debtorAccount),
      creditor: TransferPartyResponse.of(row.creditorIspb, row.creditorTaxId, row.creditorAccount),
      ...(row.creditorKey === null ? {} : { key: row.creditorKey }),
      purpose,
      ...(row.returns === null ? {} : { returns: row.returns }),
      ...(returned === null ? {} : { returnedAmount: formatCents(returned) }),
      orderedAt,
      ...(settledAt === null ? {} : { settledAt }),
    };
  }
}

/** The payments that were declared, in the order of the body. */
export class DeclaredTransfersResponse {
  transfers!: TransferResponse[];

  static of(rows: readonly TransferRow[]): DeclaredTransfersResponse {
    return { transfers: rows.map((row) => TransferResponse.of(row)) };
  }
}
