import { createHash } from 'node:crypto';
import { z } from 'zod';
import {
  type EntryKind,
  type StatementAccount,
  type StatementAccountType,
  type StatementParty,
} from '#libs/statements';
import { amount, instant } from '../siblings/wire';
import { type LedgerEntry } from './ledger-entry';
import { type LedgerAddress } from './sibling-ledger';

const ACCOUNTS = '/__admin/accounts';
const PARAMETER = 'accountId';

/** The longest id of a statement's entry. */
const MAX_ID = 36;

/** The types of account of open banking. */
const ACCOUNT_TYPES: Readonly<Record<string, StatementAccountType>> = {
  CONTA_DEPOSITO_A_VISTA: 'checking',
  CONTA_POUPANCA: 'savings',
  CONTA_PAGAMENTO_PRE_PAGA: 'payment',
};

/** The types of transaction of accounts v2; the others are `other`. */
const KINDS: Readonly<Record<string, EntryKind>> = {
  PIX: 'pix',
  TED: 'ted',
  DOC: 'ted',
  TRANSFERENCIA_MESMA_INSTITUICAO: 'transfer',
  BOLETO: 'boleto',
  CONVENIO_ARRECADACAO: 'boleto',
  PACOTE_TARIFA_SERVICOS: 'fee',
  TARIFA_SERVICOS_AVULSOS: 'fee',
  FOLHA_PAGAMENTO: 'salary',
  PORTABILIDADE_SALARIO: 'salary',
  DEPOSITO: 'cash',
  SAQUE: 'cash',
  CARTAO: 'card',
  ENCARGOS_JUROS_CHEQUE_ESPECIAL: 'interest',
  RENDIMENTO_APLIC_FINANCEIRA: 'interest',
  RESGATE_APLIC_FINANCEIRA: 'investment',
};

const account = z
  .object({
    type: z.string(),
    bank: z.object({ name: z.string(), compeCode: z.string(), ispb: z.string() }),
    branchCode: z.string(),
    number: z.string(),
    checkDigit: z.string(),
    holder: z.object({ name: z.string(), document: z.string() }),
  })
  .transform(({ type, bank, branchCode, number, checkDigit, holder }): StatementAccount => ({
    bankCode: bank.compeCode,
    ispb: bank.ispb,
    bankName: bank.name,
    branch: branchCode,
    number,
    checkDigit,
    type: ACCOUNT_TYPES[type] ?? 'checking',
    holder: { name: holder.name, taxId: holder.document },
  }));

const entry = z
  .object({
    entryId: z.string(),
    type: z.string(),
    name: z.string(),
    isReturn: z.boolean(),
    endToEndId: z.string().optional(),
    amount,
    counterparty: z.object({ document: z.string(), ispb: z.string().optional() }).optional(),
    at: instant,
  })
  .transform((sent): LedgerEntry => ({
    id: statementId(sent.entryId),
    bookedAtMs: sent.at,
    cents: sent.amount,
    type: sent.type,
    kind: sent.isReturn ? 'pixReturn' : (KINDS[sent.type] ?? 'other'),
    description: sent.name,
    counterparty: partyOf(sent.name, sent.counterparty),
    endToEndId: sent.endToEndId,
    txid: undefined,
    returnReason: undefined,
    serviceId: sent.entryId,
  }));

/** Where the bank of open banking describes an account. */
export function bankAccount(accountId: string): LedgerAddress {
  const path = `${ACCOUNTS}/${encodeURIComponent(accountId)}`;
  return { parameter: PARAMETER, id: accountId, path, account, entry };
}

/** An id of at most 36 characters that is always the same for a transaction: longer ones are hashed. */
function statementId(entryId: string): string {
  if (entryId.length <= MAX_ID) return entryId;
  return createHash('sha256').update(entryId).digest('hex').slice(0, 32);
}

/** The bank writes the name of the counterparty after a hyphen: `Pix recebido - Ana Lima`. */
function partyOf(
  text: string,
  party: { readonly document: string; readonly ispb?: string | undefined } | undefined,
): StatementParty | undefined {
  const name = text.split(' - ').slice(1).join(' - ');
  if (name === '' && party === undefined) return undefined;
  return { name: name === '' ? undefined : name, taxId: party?.document, ispb: party?.ispb };
}
