import { matchingChoices } from './matching-choices';

const CHOICES = [
  { value: 'AM04', label: 'AM04 – saldo insuficiente na Conta PI' },
  { value: 'AC03', label: 'AC03 – agência ou conta inexistente' },
];

describe('The search of a list of choices', () => {
  it.each([
    ['', ['AM04', 'AC03']],
    ['am0', ['AM04']],
    ['CONTA', ['AM04', 'AC03']],
    ['agencia conta', ['AC03']],
    ['pi saldo', ['AM04']],
    ['xyz', []],
  ])('%j leaves %j', (search, expected) => {
    expect(matchingChoices(CHOICES, search).map(({ value }) => value)).toEqual(expected);
  });
});
