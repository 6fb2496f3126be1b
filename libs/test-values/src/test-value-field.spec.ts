import { listTestValues } from './test-value-field';

const PAY = { method: 'POST', path: '/pay', field: 'Prxy/Id' };
const FIND = { method: 'GET', path: '/keys/{key}', field: 'key' };

describe('listTestValues', () => {
  it('lists each value once, with every field that takes it', () => {
    const values = listTestValues([
      { ...PAY, outcomes: { AC03: 'No such account', AM04: 'No money' } },
      { ...FIND, outcomes: { AM04: 'No money here' } },
      { ...FIND, outcomes: { AM04: 'No money here' }, prefix: 'find.' },
    ]);
    const pay = { operation: 'POST /pay', field: 'Prxy/Id' };
    const find = { operation: 'GET /keys/{key}', field: 'key' };
    expect(values).toEqual([
      {
        value: 'ac03@outcome.example',
        outcome: 'AC03',
        meaning: 'No such account',
        fields: [pay],
      },
      { value: 'am04@outcome.example', outcome: 'AM04', meaning: 'No money', fields: [pay, find] },
      {
        value: 'find.am04@outcome.example',
        outcome: 'AM04',
        meaning: 'No money here',
        fields: [find],
      },
    ]);
  });

  it('is empty without fields', () => {
    expect(listTestValues([])).toEqual([]);
  });
});
