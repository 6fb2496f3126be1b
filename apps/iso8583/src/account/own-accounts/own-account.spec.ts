import { toCents } from '#libs/kernel';
import { available, availableFrom } from '../card';
import { cardRequest, testCard } from '../../issuer/test/requests';
import { CHECKS } from '../../issuer/decision/checks';
import { DEFAULT_SETTINGS } from '../../settings/host-settings';
import { INITIAL_STATE } from '../../network/network-state';
import { ACCOUNT_TYPES, accountOfDigits, digitsOf, type AccountType } from './account-type';
import { balances54 } from './balances54';
import { ledgerNameOf, ledgerOf, newOwnAccount, onDefault, onOwnAccount } from './own-account';

const own = (type: AccountType, balance: number, creditLimit = 0) =>
  newOwnAccount('4000000000000001', { type, balance, creditLimit }, 0);

describe('The account that DE3 names', () => {
  it('has two digits, and unknown digits name the default account', () => {
    expect(ACCOUNT_TYPES.map(digitsOf)).toEqual(['10', '20', '30', '40', '50', '60']);
    expect(ACCOUNT_TYPES.map((type) => accountOfDigits(digitsOf(type)))).toEqual(ACCOUNT_TYPES);
    expect(['00', '99', ''].map(accountOfDigits)).toEqual(['default', 'default', 'default']);
    expect(digitsOf('default')).toBe('00');
  });

  it('has money of its own, or shares the default account', () => {
    const card = testCard({ ownAccounts: ['checking'] });
    expect(ledgerOf(card, 'checking')).toBe('checking');
    expect(ledgerOf(card, 'savings')).toBe('default');
    expect(ledgerOf(card, 'default')).toBe('default');
  });

  // ISO 8583:1987, element 39.
  it.each<[string, Partial<ReturnType<typeof testCard>>, string | undefined]>([
    ['000000', { accounts: [] }, undefined],
    ['001000', { accounts: [] }, '53'],
    ['002000', { accounts: [] }, '52'],
    ['003000', { accounts: [] }, '39'],
    ['004000', {}, '42'],
    ['005000', {}, '44'],
    ['006000', {}, '40'],
    ['005000', { ownAccounts: ['investment'] }, undefined],
    ['002000', { accounts: [], ownAccounts: ['checking'] }, undefined],
    ['210050', {}, '44'],
    ['210050', { ownAccounts: ['investment'] }, undefined],
    ['402050', {}, '44'],
    ['405020', {}, '44'],
    ['402050', { ownAccounts: ['investment'] }, undefined],
    ['401020', {}, '12'],
    ['400000', {}, '12'],
    ['405050', { ownAccounts: ['investment'] }, '12'],
  ])('in %s, of a card with %j: %p', (processingCode, card, code) => {
    const check = CHECKS.find(({ rule }) => rule === 'account')?.check;
    const session = { state: INITIAL_STATE, security: DEFAULT_SETTINGS.security };
    const request = cardRequest({ '3': processingCode }, '0200');
    const refused = check?.({
      ...{ request, card: testCard(card), nowMs: 0, capturedCents: 0, session },
    });
    expect(refused?.code).toBe(code);
  });
});

describe('A card that shows an own account', () => {
  const card = testCard({ balance: toCents(1_000), creditLimit: toCents(50) });
  const shown = onOwnAccount(card, own('checking', 70, 30));

  it('has its amounts, and gives those of the default account back', () => {
    expect([ledgerNameOf(card), ledgerNameOf(shown)]).toEqual(['default', 'checking']);
    expect([available(card), available(shown)]).toEqual([1_050, 100]);
    expect(available(onDefault(shown))).toBe(1_050);
    expect(available(onDefault(onOwnAccount(shown, own('savings', 5))))).toBe(1_050);
    expect(onDefault(card)).toBe(card);
  });

  it('can use the limit of its own account, but not that of the shared one', () => {
    expect(availableFrom(shown, 'checking')).toBe(100);
    expect(availableFrom(card, 'checking')).toBe(1_000);
  });

  it('has the blocks of its accounts in DE54, at most three', () => {
    const cards = (['savings', 'investment', 'e-purse'] as const).map((type) =>
      onOwnAccount(card, own(type, 70)),
    );
    expect(balances54([card, ...cards], '00').match(/.{20}/g)).toEqual([
      '0001986C000000001000',
      '0002986C000000001050',
      '1001986C000000000070',
      '1002986C000000000070',
      '5001986C000000000070',
      '5002986C000000000070',
    ]);
    expect(balances54([shown], '20')).toBe('2001986C0000000000702002986C000000000100');
  });
});
