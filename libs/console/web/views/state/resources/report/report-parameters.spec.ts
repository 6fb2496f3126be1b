import { parametersOf, shownParameters } from './report-parameters';

const TYPE = {
  ...{ id: 'a.b', title: '', description: '', formats: ['csv'] },
  parameters: {
    properties: {
      rows: { type: 'integer', default: 1000 },
      accountId: { type: 'string', example: 'maria-corrente' },
      from: { type: 'string', example: '2026-01-01' },
      columns: { type: 'array' },
    },
    required: ['accountId'],
  },
};

describe('The parameters of a report', () => {
  it('have their defaults, and the example only if they must be given', () => {
    const initial = shownParameters(TYPE).map(({ name, initial: value }) => [name, value]);
    expect(initial).toEqual([
      ['rows', '1000'],
      ['accountId', 'maria-corrente'],
      ['from', ''],
    ]);
  });

  it('are sent with their types, without the empty ones', () => {
    const entered = { rows: ' 5 ', from: '' };
    expect(parametersOf(shownParameters(TYPE), entered)).toEqual({
      rows: 5,
      accountId: 'maria-corrente',
    });
  });

  it('are none without a type', () => {
    expect(shownParameters(undefined)).toEqual([]);
  });
});
