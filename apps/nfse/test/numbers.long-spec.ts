import { databaseUnderTest } from '#libs/testing';
import { instances } from './instances';
import { PROVIDER } from './issuer';

const OTHER_PROVIDER = '11222333000181';
const CUSTOMER = { cpf: '11144477735', name: 'Ana Souza' };

function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

function sorted(numbers: readonly (number | null)[]): (number | null)[] {
  return numbers.toSorted((one, other) => Number(one) - Number(other));
}

describe(`The numbers of invoices on ${databaseUnderTest}`, () => {
  const on = instances();

  it('have no gap and no repetition when many are issued at once, for each provider and series', async () => {
    const made = await Promise.all(
      upTo(60).map((index) =>
        on(index, 'parallel').issue({
          customer: CUSTOMER,
          series: index % 3 === 0 ? '2' : '1',
          provider: { cnpj: index % 2 === 0 ? PROVIDER : OTHER_PROVIDER },
        }),
      ),
    );
    for (const provider of [PROVIDER, OTHER_PROVIDER]) {
      const own = made.filter(({ accessKey }) => accessKey?.includes(provider));
      expect(sorted(own.map(({ number }) => number))).toEqual(upTo(30));
      for (const [series, count] of [
        ['1', 20],
        ['2', 10],
      ] as const) {
        const ofSeries = own.filter(
          (invoice) => (invoice as unknown as { series: string }).series === series,
        );
        expect(sorted(ofSeries.map(({ dpsNumber }) => dpsNumber))).toEqual(upTo(count));
      }
    }
    expect(new Set(made.map(({ accessKey }) => accessKey)).size).toBe(60);
  });

  it('are not used by requests that are refused, or repeated', async () => {
    const answers = await Promise.all(
      upTo(40).map(async (index) => {
        const { send } = on(index, 'mixed');
        // A quarter is refused, and a quarter repeats one reference.
        const change = [{}, { service: { issRate: 5.01 } }, { reference: 'same' }, {}][index % 4];
        return send({ customer: CUSTOMER, ...change }).then(({ status, body }) => ({
          status,
          body,
        }));
      }),
    );
    const numbers = answers
      .filter(({ status }) => status === 201)
      .map(({ body }) => (body as { number: number }).number);
    expect(sorted([...new Set(numbers)])).toEqual(upTo(21));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(10);
    expect(await on(0, 'mixed').list()).toHaveLength(21);
  });

  it('are given once when the clock is moved on every instance at once', async () => {
    const { freeze, later, list } = on(0, 'clock');
    await freeze();
    await Promise.all(upTo(30).map(() => later({ customer: CUSTOMER })));
    await Promise.all(
      upTo(4).map((index) =>
        on(index, 'clock')
          .call('post', '/clock/advance', { by: 'PT10S' })
          .then((answer) => answer),
      ),
    );
    const invoices = await list();
    expect(new Set(invoices.map(({ status }) => status))).toEqual(new Set(['authorized']));
    expect(sorted(invoices.map(({ number }) => number))).toEqual(upTo(30));
  });
});
