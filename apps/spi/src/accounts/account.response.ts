import { formatCents, formatSum, toCents } from '#libs/kernel';
import {
  controlNumberOf,
  isInternal,
  type AccountEntry,
  type EntryKind,
} from '../participants/account-entry';
import { type BookedAccount } from './account-log.repository';

/** An entry of a Conta PI. */
export class AccountEntryResponse {
  /**
   * STR, the day in Brasília and a number. It is ClrSysRef of a camt.054.
   * @example STR20201116000000002
   */
  controlNumber!: string;

  /**
   * The EndToEndId of a payment, the RtrId of a return, or the id of a contribution or withdrawal, which starts with L.
   * @example L99999003202011161200OPENING0001
   */
  entryId!: string;

  /** @example CONTRIBUTION */
  kind!: EntryKind;

  /**
   * The account of the other side: the ISPB of a Conta PI, STR for the reserves outside the SPI, or OTHERS for the
   * institutions that are not registered.
   * @example STR
   */
  counterparty!: string;

  /**
   * In reais with two decimals. Negative if the account is debited.
   * @example 10000000000.00
   */
  amount!: string;

  /**
   * The balance after the entry, in reais with two decimals.
   * @example 10000000000.00
   */
  balance!: string;

  /**
   * When it was booked, ISO 8601 UTC.
   * @example 2020-11-16T12:00:00.000Z
   */
  at!: string;

  static of(entry: AccountEntry): AccountEntryResponse {
    const { entryId, kind, counterparty, cents, balanceAfter, at } = entry;
    return {
      controlNumber: controlNumberOf(entry),
      entryId,
      kind,
      counterparty: counterparty ?? '',
      amount: formatCents(toCents(cents)),
      balance: formatCents(toCents(balanceAfter ?? 0)),
      at,
    };
  }
}

/** A Conta PI or an internal account of the simulator. */
export class AccountResponse {
  /**
   * The ISPB of a Conta PI. STR stands for the reserves outside the SPI. OTHERS stands for the institutions that are not
   * registered.
   * @example 99999003
   */
  account!: string;

  /** @example CONTA_PI */
  kind!: 'CONTA_PI' | 'INTERNAL';

  /**
   * The name of the participant. Left out for STR and OTHERS.
   * @example "PSP virtual pagador"
   */
  name?: string;

  /**
   * In reais with two decimals. The balance of a Conta PI is never below zero. That of STR and OTHERS can be.
   * @example 10000000000.00
   */
  balance!: string;

  /**
   * The part of the balance that is reserved for pending payments, in reais with two decimals.
   * @example 0.00
   */
  reserved!: string;

  /** The number of entries. The balance is their sum. */
  entries!: number;

  static of({ account, name, balance, cents, reserved, entries }: BookedAccount): AccountResponse {
    return {
      account,
      kind: isInternal(account) ? 'INTERNAL' : 'CONTA_PI',
      ...(name === null ? {} : { name }),
      balance: formatSum(balance ?? cents),
      reserved: formatSum(reserved),
      entries,
    };
  }
}

/** All accounts of a sandbox. */
export class BooksResponse {
  accounts!: AccountResponse[];

  /**
   * The sum of all balances in reais. It is always 0.00, because each amount is credited to one account and debited from another.
   * @example 0.00
   */
  sum!: string;

  /** Whether the books are correct: each balance is the sum of its entries and at least the reserved part, and the sum is zero. */
  agree!: boolean;

  static of(accounts: readonly BookedAccount[]): BooksResponse {
    const sum = accounts.reduce((total, { balance, cents }) => total + (balance ?? cents), 0n);
    const areSound = accounts.every(
      ({ balance, cents, reserved }) =>
        balance === null || (balance === cents && balance >= reserved && reserved >= 0n),
    );
    return {
      accounts: accounts.map((account) => AccountResponse.of(account)),
      sum: formatSum(sum),
      agree: sum === 0n && areSound,
    };
  }
}
