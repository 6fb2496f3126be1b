import { writeBrCode, type BrCode } from '#libs/br-code';
import { toCents } from '#libs/kernel';
import { type Charge, type ChargeContent } from '../../src/qr-codes/charge';

export const KEY = '12345678901';

/** A static code of the key, without an amount and a txid. */
export function brCode(change: Partial<BrCode> = {}): BrCode {
  return {
    isSingleUse: false,
    pix: { kind: 'static', key: KEY, description: null, withdrawalIspb: null },
    recurrence: null,
    merchantCategory: '0000',
    amount: null,
    merchantName: 'Joao Souza',
    merchantCity: 'BRASILIA',
    postalCode: null,
    txid: null,
    ...change,
  };
}

/** The text of such a code. */
export function qrText(change: Partial<BrCode> = {}): string {
  const written = writeBrCode(brCode(change));
  if (!written.ok) throw new Error(written.refusal.detail);
  return written.value;
}

/** A dynamic code of another institution. */
export const ELSEWHERE: Partial<BrCode> = {
  pix: { kind: 'dynamic', location: 'pix.example.com/qr/v2/8b3da2f39a4140d1a91abd93113bd441' },
};

/** The texts of the codes that most tests need. */
export const QR = { static: qrText(), dynamic: qrText(ELSEWHERE) };

/** A charge of 150.00 of noon, for ten minutes. */
export function charge(
  change: Partial<Omit<Charge, 'content'>> = {},
  content: Partial<ChargeContent> = {},
): Charge {
  return {
    token: '8b3da2f39a4140d1',
    status: 'ATIVA',
    takenBy: null,
    createdAtMs: Date.parse('2026-01-30T15:00:00.000Z'),
    ...change,
    content: {
      term: { kind: 'cob', expirySeconds: 600 },
      location: '127.0.0.1:3006/qr/cob/8b3da2f39a4140d1',
      txid: 'a1B2c3'.repeat(5),
      key: KEY,
      amount: toCents(15_000),
      canChangeAmount: false,
      payerRequest: null,
      merchantName: 'Joao Souza',
      merchantCity: 'BRASILIA',
      ...content,
    },
  };
}
