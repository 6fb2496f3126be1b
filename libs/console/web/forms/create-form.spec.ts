import {
  changedValues,
  decimalOf,
  initialValues,
  nextValues,
  withAmountsAgain,
  withAmountsIn,
  type FormField,
} from './create-form';

let count = 0;
const fresh = { now: '2026-11-21T12:00:00.000Z', below: () => count++ };
const name = { pt: '', en: '' };
const FIELDS: readonly FormField[] = [
  { name: 'type', label: name, initial: 'EMAIL' },
  {
    name: 'value',
    label: name,
    follows: 'type',
    initial: ({ below }, { type = '' }) => `${type}-${String(below(100))}`,
  },
];

beforeEach(() => {
  count = 0;
});

describe('The values of a form', () => {
  it('begin with those of the fields, in their order', () => {
    expect(initialValues(FIELDS, fresh)).toEqual({ type: 'EMAIL', value: 'EMAIL-0' });
  });

  it('follow another field', () => {
    const values = initialValues(FIELDS, fresh);
    const changed = changedValues(FIELDS, values, { name: 'type', value: 'CPF' }, fresh);
    expect(changed).toEqual({ type: 'CPF', value: 'CPF-1' });
  });

  it('do not follow themselves', () => {
    const values = initialValues(FIELDS, fresh);
    const changed = changedValues(FIELDS, values, { name: 'value', value: 'mine' }, fresh);
    expect(changed).toEqual({ type: 'EMAIL', value: 'mine' });
  });

  it('are new for the next request, except those that the user has entered', () => {
    const values = initialValues(FIELDS, fresh);
    expect(nextValues(FIELDS, values, new Set(), fresh)).toEqual({
      type: 'EMAIL',
      value: 'EMAIL-1',
    });
    expect(nextValues(FIELDS, values, new Set(['value']), fresh)).toEqual(values);
  });
});

describe('An amount', () => {
  it.each([
    ['pt', '150,75'],
    ['en', '150.75'],
  ] as const)('is shown as usual in the language %s', (language, shown) => {
    const fields = [{ name: 'amount', label: name, initial: '150.75', isAmount: true }];
    const values = { amount: '150.75', other: '1.07' };
    expect(withAmountsIn(language, fields, values)).toEqual({ amount: shown, other: '1.07' });
  });

  it.each([
    ['pt', '150,75', new Set<string>()],
    ['en', '150.75', new Set<string>()],
    ['pt', '1000.00', new Set(['amount'])],
  ] as const)(
    'follows the language %s unless the user has entered it',
    (language, shown, entered) => {
      const fields = [{ name: 'amount', label: name, initial: '150.75', isAmount: true }];
      const amount = entered.has('amount') ? '1000.00' : language === 'pt' ? '150.75' : '150,75';
      expect(withAmountsAgain(language, fields, { amount }, entered)).toEqual({ amount: shown });
    },
  );

  it.each([
    ['150.75', '150.75'],
    ['150,75', '150.75'],
    [' 1.150,75 ', '1150.75'],
    ['150', '150'],
    ['1.000', '1000'],
    ['1.5', '1.5'],
  ])('can be written as %s', (entered, amount) => {
    expect(decimalOf(entered)).toBe(amount);
  });
});
