import { z } from 'zod';
import { withCheckDigits } from '#libs/brazil';
import { type EntryKind, type StatementAccount, type StatementParty } from '#libs/statements';
import { amount, instant } from '../siblings/wire';
import { type LedgerEntry } from './ledger-entry';
import { type LedgerAddress } from './sibling-ledger';

const PARTICIPANTS = '/__admin/participants';
const PARAMETER = 'ispb';

/** The holder of all Contas PI is the central bank. It has no code in the clearing of cheques. */
const CENTRAL_BANK = {
  bankCode: '000',
  ispb: '00038166',
  bankName: 'BANCO CENTRAL DO BRASIL',
} as const;

/** Accounts outside the SPI that are the other side of an entry. */
const OUTSIDE: Readonly<Record<string, string>> = {
  STR: 'Reservas bancárias (STR)',
  OTHERS: 'Instituições não cadastradas',
};

interface KindOfEntry {
  readonly kind: EntryKind;
  readonly credit: string;
  readonly debit: string;
}

const KINDS = {
  PAYMENT: { kind: 'pix', credit: 'Pix recebido', debit: 'Pix enviado' },
  RETURN: {
    kind: 'pixReturn',
    credit: 'Devolução de Pix recebida',
    debit: 'Devolução de Pix enviada',
  },
  CONTRIBUTION: {
    kind: 'transfer',
    credit: 'Aporte na Conta PI',
    debit: 'Estorno de aporte na Conta PI',
  },
  WITHDRAWAL: {
    kind: 'transfer',
    credit: 'Estorno de retirada da Conta PI',
    debit: 'Retirada da Conta PI',
  },
} as const satisfies Readonly<Record<string, KindOfEntry>>;

const account = z
  .object({ ispb: z.string(), name: z.string() })
  .transform(({ ispb, name }): StatementAccount => ({
    ...CENTRAL_BANK,
    branch: undefined,
    number: ispb,
    checkDigit: undefined,
    type: 'settlement',
    // The ISPB of an institution is the root of its CNPJ, and 0001 is its head office.
    holder: { name, taxId: withCheckDigits(`${ispb}0001`), ispb },
  }));

const entry = z
  .object({
    controlNumber: z.string(),
    entryId: z.string(),
    kind: z.enum(['PAYMENT', 'RETURN', 'CONTRIBUTION', 'WITHDRAWAL']),
    counterparty: z.string(),
    amount,
    at: instant,
  })
  .transform(({ controlNumber, entryId, kind, counterparty, amount: cents, at }): LedgerEntry => ({
    // Both entries of a participant that pays itself have the same EndToEndId.
    id: controlNumber,
    bookedAtMs: at,
    cents,
    type: kind,
    kind: KINDS[kind].kind,
    description: KINDS[kind][cents < 0 ? 'debit' : 'credit'],
    counterparty: partyOf(counterparty),
    endToEndId: KINDS[kind].kind === 'transfer' ? undefined : entryId,
    txid: undefined,
    returnReason: undefined,
    serviceId: entryId,
  }));

/** Where the SPI describes the Conta PI of a participant. */
export function contaPi(ispb: string): LedgerAddress {
  return { parameter: PARAMETER, id: ispb, path: `${PARTICIPANTS}/${ispb}`, account, entry };
}

function partyOf(counterparty: string): StatementParty | undefined {
  if (counterparty === '') return undefined;
  const name = OUTSIDE[counterparty];
  return { name, taxId: undefined, ispb: name === undefined ? counterparty : undefined };
}
