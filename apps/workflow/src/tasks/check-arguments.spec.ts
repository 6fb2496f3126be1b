import { z } from 'zod';
import { readFileSync } from 'node:fs';
import { type Json } from '#libs/states-language';
import { argumentFaults } from './check-arguments';
import { SIM_ACTIONS } from './sim/actions';
import { argumentsText } from './sim/arguments-text';
import { spiPay } from './sim/spi';

const PAYMENT = { amount: '150.75', debtorIspb: '12345678', creditorIspb: '87654321' };
const AMOUNT = 'Must be a positive decimal string with at most two decimals, as in "150.75".';

const task = (given: { readonly Arguments?: Json; readonly Parameters?: Json }) =>
  ({ Type: 'Task', Resource: 'sim:spi.pay', End: true, ...given }) as const;

/** The violations as lines. */
const faults = (given: Parameters<typeof task>[0], argumentsSchema = spiPay.argumentsSchema) =>
  argumentFaults({ argumentsSchema }, task(given)).map(
    ({ pointer, detail }) => `${pointer} ${detail}`,
  );

describe('argumentFaults', () => {
  it.each<[string, Parameters<typeof task>[0]]>([
    ['no arguments: they are the input', {}],
    ['valid arguments', { Arguments: PAYMENT }],
    ['valid parameters', { Parameters: PAYMENT }],
    ['an expression for all', { Arguments: '{% $states.input %}' }],
    ['an expression for one', { Arguments: { ...PAYMENT, amount: '{% $states.input.amount %}' } }],
    [
      'a path for one',
      { Parameters: { ...PAYMENT, amount: undefined, 'amount.$': '$.amount' } as unknown as Json },
    ],
  ])('accepts %s', (_, given) => {
    expect(faults(JSON.parse(JSON.stringify(given)) as typeof given)).toEqual([]);
  });

  it.each<[string, Parameters<typeof task>[0], string[]]>([
    ['a wrong value', { Arguments: { ...PAYMENT, amount: 150 } }, [`/Arguments/amount ${AMOUNT}`]],
    [
      'a decimal comma',
      { Parameters: { ...PAYMENT, amount: '75,00' } },
      [
        `/Parameters/amount ${AMOUNT} Decimals follow a point, and thousands are not separated: 75.00, not 75,00.`,
      ],
    ],
    [
      'a missing value beside a computed one',
      { Arguments: { amount: '{% 1 %}', debtorIspb: '12345678' } },
      ['/Arguments/creditorIspb Is missing; it must be a string.'],
    ],
    // Without .$ a path is a text.
    [
      'a path without .$',
      { Parameters: { ...PAYMENT, amount: '$.amount' } },
      [`/Parameters/amount ${AMOUNT}`],
    ],
    ['a text that must be an object', { Arguments: 'all' }, ['/Arguments Must be an object.']],
  ])('refuses %s', (_, given, expected) => {
    expect(faults(given)).toEqual(expected);
  });

  it.each([
    [{ Arguments: { ...PAYMENT, ammount: '{% 1 %}' } }, '/Arguments/ammount'],
    [{ Parameters: { ...PAYMENT, 'ammount.$': '$.a' } }, '/Parameters/ammount.$'],
  ])('refuses a computed value with an unknown name: %j', (given, pointer) => {
    expect(faults(given)).toEqual([
      expect.stringContaining(`${pointer} "ammount" is unknown here; did you mean "amount"?`),
    ]);
  });

  it('does not look into an object whose rule depends on a computed member', () => {
    const schema = z.strictObject({
      inner: z
        .strictObject({ a: z.string().optional(), b: z.string().optional() })
        .refine(({ a, b }) => (a === undefined) !== (b === undefined), {
          error: 'Must have a or b.',
        }),
    });
    expect(faults({ Arguments: { inner: {} } }, schema)).toEqual([
      '/Arguments/inner Must have a or b.',
    ]);
    expect(faults({ Arguments: { inner: { a: '{% 1 %}', b: 'x' } } }, schema)).toEqual([]);
  });
});

describe('argumentsText', () => {
  it('marks what can be left out, and shows members of objects', () => {
    const schema = z.strictObject({
      key: z.string(),
      type: z.enum(['A']).optional(),
      owner: z.strictObject({ name: z.string(), id: z.string().optional() }).optional(),
    });
    expect(argumentsText(schema)).toBe('key, type?, owner? {name, id?}');
  });

  it.each(SIM_ACTIONS)(
    'is in the guide: $service.$action',
    ({ service, action, argumentsSchema }) => {
      const rows = readFileSync('docs/workflow.md', 'utf8')
        .split('\n')
        .filter((line) => line.startsWith(`| \`sim:${service}.${action}\` `));
      expect(rows.join()).toContain(`| \`${argumentsText(argumentsSchema)}\``);
    },
  );
});
