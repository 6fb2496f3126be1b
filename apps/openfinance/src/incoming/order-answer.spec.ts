import { orderRefusal, type FoundAccount, type NamedReceiver } from './order-answer';

const FOUND: FoundAccount = {
  account: { type: 'CONTA_DEPOSITO_A_VISTA' },
  documents: ['11144477735', '98765432100'],
};

describe('The answer to an order for an account', () => {
  it.each<readonly [string, NamedReceiver, FoundAccount | undefined, string | undefined]>([
    ['that does not exist', {}, undefined, 'AC03'],
    ['of which nothing else is said', {}, FOUND, undefined],
    ['of the type', { accountType: 'CACC' }, FOUND, undefined],
    ['of another type', { accountType: 'SVGS' }, FOUND, 'AC14'],
    ['of the first holder', { document: '11144477735' }, FOUND, undefined],
    ['of the second holder', { document: '98765432100' }, FOUND, undefined],
    ['of somebody else', { document: '12345678909' }, FOUND, 'BE01'],
  ])('%s', (_, named, found, code) => {
    expect(orderRefusal(named, found)?.reasonCode).toBe(code);
  });
});
