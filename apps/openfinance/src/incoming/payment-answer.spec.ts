import { toCents } from '#libs/kernel';
import { paymentRefusal, type FoundAccount, type NamedReceiver } from './payment-answer';

const FOUND: FoundAccount = {
  account: {
    type: 'CONTA_DEPOSITO_A_VISTA',
    availableCents: toCents(Number.MAX_SAFE_INTEGER - 1_300),
    blockedCents: toCents(100),
    investedCents: toCents(200),
  },
  documents: ['11144477735', '98765432100'],
};

describe('The answer to a payment to an account', () => {
  it.each<readonly [string, Partial<NamedReceiver>, FoundAccount | undefined, string | undefined]>([
    ['that does not exist', {}, undefined, 'AC03'],
    ['of which nothing else is said', {}, FOUND, undefined],
    ['of the type', { accountType: 'CACC' }, FOUND, undefined],
    ['of another type', { accountType: 'SVGS' }, FOUND, 'AC14'],
    ['of the first holder', { document: '11144477735' }, FOUND, undefined],
    ['of the second holder', { document: '98765432100' }, FOUND, undefined],
    ['of somebody else', { document: '12345678909' }, FOUND, 'BE01'],
    ['that it fills', { amount: 1_000 }, FOUND, undefined],
    ['that it would lift over the largest balance', { amount: 1_001 }, FOUND, 'AM02'],
  ])('%s', (_, named, found, code) => {
    expect(paymentRefusal({ amount: 1, ...named }, found)?.reasonCode).toBe(code);
  });
});
