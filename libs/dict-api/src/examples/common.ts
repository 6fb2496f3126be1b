import { type Account, type Person } from '../messages/entry';

/** The participants of the examples: Maria moves her key from ISPB to OTHER_ISPB. */
export const ISPB = '12345678';
export const OTHER_ISPB = '87654321';
export const CPF = '12345678909';
export const KEY = '+5511987654321';

export const REQUEST_ID = 'a946d533-7f22-42a5-9a9b-e87cd55c0f4d';
export const OPENED = '2020-11-16T03:00:00.000Z';
export const CREATED = '2026-11-21T12:00:00.000Z';
export const CHANGED = '2026-11-21T12:05:00.000Z';

/** A payment from 12345678 to 87654321, a second payment, and the return of the first one. */
export const TRANSACTION = 'E12345678202611211130abcdefghijk';
export const SECOND_TRANSACTION = 'E87654321202611211140abcdefghijk';
export const RETURN = 'D87654321202611221500abcdefghijk';

export const CLAIM_ID = '123e4567-e89b-42d3-a456-426655440000';
export const REPORT_ID = '91d65e98-97c0-4b0f-b577-73625da1f9fc';
export const MARKER_ID = '5e0f6f0d-2b5b-4f7a-9f9e-0f5f2b6b7c11';
export const REFUND_ID = '3c1e4b7a-6d52-4c0e-8a39-f2f0a1f4d9e2';
export const RECOVERY_ID = 'ca1b9c01-ff9e-4a58-90ab-d31512e15ce0';
export const CID = '28c06eb41c4dc9c3ae114831efcac7446c8747777fca8b145ecd31ff8480ae88';

export const ACCOUNT: Account = {
  Participant: ISPB,
  Branch: '0001',
  AccountNumber: '1234567',
  AccountType: 'CACC',
  OpeningDate: OPENED,
};

export const OTHER_ACCOUNT: Account = {
  ...ACCOUNT,
  Participant: OTHER_ISPB,
  AccountNumber: '7654321',
};

export const MARIA: Person = { Type: 'NATURAL_PERSON', TaxIdNumber: CPF, Name: 'Maria Silva' };

export const BAKERY: Person = {
  Type: 'LEGAL_PERSON',
  TaxIdNumber: '11222333000181',
  Name: 'Padaria Silva Ltda',
  TradeName: 'Padaria Silva',
};
