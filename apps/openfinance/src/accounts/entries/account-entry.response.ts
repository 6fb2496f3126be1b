import { formatCents, toCents, toIsoUtc } from '#libs/kernel';
import { BANK } from '../../bank/bank';
import { compeCodeOf } from '../../bank/history/counterparties';
import { type Customer } from '../../bank/customer';
import { type Account, type AccountType } from '../../ledger/account';
import { transactionIdOf, type Posting, type TransactionType } from '../../ledger/posting';

/** The bank of an account. */
export class AccountBankResponse {
  /** @example "Banco Simulado S.A." */
  name!: string;

  /** @example "876" */
  compeCode!: string;

  /** @example "87654321" */
  ispb!: string;
}

/** The first holder of an account. */
export class AccountHolderResponse {
  /** @example Maria da Silva */
  name!: string;

  /**
   * CPF or CNPJ.
   * @example "12345678909"
   */
  document!: string;
}

/** An account of the bank, as its own systems know it. */
export class BankAccountResponse {
  /** @example maria-corrente */
  accountId!: string;

  /** @example CONTA_DEPOSITO_A_VISTA */
  type!: AccountType;

  bank!: AccountBankResponse;

  /** @example "0001" */
  branchCode!: string;

  /** @example "10000001" */
  number!: string;

  /** @example "0" */
  checkDigit!: string;

  holder!: AccountHolderResponse;

  /**
   * The sum of the available, blocked and invested amounts, in reais. It is the sum of all entries.
   * @example "18342.57"
   */
  balance!: string;

  static of(account: Account, holder: Customer): BankAccountResponse {
    const { accountId, type, branchCode, number, checkDigit } = account;
    const { name, compeCode, ispb } = BANK;
    const { availableCents, blockedCents, investedCents } = account;
    return {
      ...{ accountId, type, branchCode, number, checkDigit },
      bank: { name, compeCode, ispb },
      holder: { name: holder.name, document: holder.document },
      balance: formatCents(toCents(availableCents + blockedCents + investedCents)),
    };
  }
}

/** The other party of an entry, as far as known. */
export class EntryPartyResponse {
  /**
   * CPF or CNPJ.
   * @example "98765432100"
   */
  document!: string;

  /** @example "12345678" */
  ispb?: string;

  /** @example "260" */
  compeCode?: string;
}

/** A booked entry of an account. */
export class LedgerEntryResponse {
  /**
   * The id of the transaction in open banking.
   * @example 5e8a8f2c-6f0e-5d57-8a0c-2b7f0f4f3a11-0
   */
  entryId!: string;

  /** @example PIX */
  type!: TransactionType;

  /** @example "Pix recebido - Ana Lima" */
  name!: string;

  /** Whether the entry returns the money of a payment, or a part of it. */
  isReturn!: boolean;

  /**
   * The EndToEndId of a Pix payment, or the id of its return.
   * @example E1234567820261121120000000000001
   */
  endToEndId?: string;

  /**
   * In reais with two decimals. Negative if the account is debited.
   * @example "-150.00"
   */
  amount!: string;

  counterparty?: EntryPartyResponse;

  /**
   * When it was booked, ISO 8601 UTC.
   * @example 2026-01-31T12:00:00.000Z
   */
  at!: string;

  static of(posting: Posting): LedgerEntryResponse {
    const { type, name, paymentId, entryId, endToEndId, cents, counterparty, atMs } = posting;
    return {
      entryId: transactionIdOf(posting),
      type,
      name,
      isReturn: paymentId !== null && paymentId !== entryId,
      ...(endToEndId === null ? {} : { endToEndId }),
      amount: formatCents(cents),
      ...(counterparty === null ? {} : { counterparty: partyOf(counterparty) }),
      at: toIsoUtc(atMs),
    };
  }
}

function partyOf(party: NonNullable<Posting['counterparty']>): EntryPartyResponse {
  const { document, ispb } = party;
  const compeCode = party.compeCode ?? compeCodeOf(ispb);
  return {
    document,
    ...(ispb === undefined ? {} : { ispb }),
    ...(compeCode === undefined ? {} : { compeCode }),
  };
}
