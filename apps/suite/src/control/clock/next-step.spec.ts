import { nextStep, type Due } from './next-step';

const service = (name: string, ...reaches: readonly string[]) => ({
  name,
  reaches: new Set(reaches),
});
const spi = service('spi');
const cards = service('iso8583');
const bank = service('openfinance', 'dict', 'spi');
const dict = service('dict', 'spi');
const NEVER = Infinity;
/** Work at this instant that says what it calls. */
const calling = (atMs: number, ...mayCall: readonly string[]) => ({ atMs, mayCall });

describe('The next step of the clocks', () => {
  it.each([
    ['none is due', { spi: NEVER, dict: 5 }, [0, 4], undefined],
    ['the target itself is included', { bank: 5 }, [0, 5], [5, '', 'openfinance']],
    ['one that calls nobody goes to the target', { spi: 5 }, [0, 99], [99, '', 'spi']],
    ['or until another one has work', { spi: 5, bank: 50 }, [0, 99], [49, '', 'spi']],
    ['even if that is the next millisecond', { spi: 5, cards: 6 }, [0, 99], [5, '', 'spi']],
    ['two at one instant', { spi: 5, cards: 5 }, [0, 99], [5, '', 'spi iso8583']],
    [
      'one that calls others stops there, and they show the instant first',
      { spi: NEVER, dict: 70, cards: NEVER, bank: 5 },
      [0, 99],
      [5, 'spi dict', 'openfinance'],
    ],
    [
      'one that is called and has work is busy',
      { spi: 5, dict: NEVER, bank: 5 },
      [0, 99],
      [5, 'dict', 'spi openfinance'],
    ],
    [
      'work of the past is done at the instant that is shown',
      { bank: 5 },
      [7, 99],
      [7, '', 'openfinance'],
    ],
    [
      'and takes with it what is due by then',
      { bank: 5, spi: 6 },
      [7, 99],
      [7, '', 'spi openfinance'],
    ],
    [
      'only those show the instant that the work may call, and those that these reach',
      { spi: NEVER, dict: NEVER, cards: NEVER, bank: calling(5, 'dict') },
      [0, 99],
      [5, 'spi dict', 'openfinance: dict spi'],
    ],
    [
      'work that calls nobody goes on until another one has work',
      { spi: 50, dict: NEVER, bank: calling(5) },
      [0, 99],
      [49, '', 'openfinance:'],
    ],
    [
      'unless another one has work at the same instant',
      { spi: 5, dict: NEVER, bank: calling(5) },
      [0, 99],
      [5, '', 'spi openfinance:'],
    ],
  ] as const)(
    '%s',
    (_, instants: Readonly<Record<string, number | Due>>, [shownMs, untilMs], expected) => {
      const all = { spi, dict, cards, bank };
      const due = new Map(
        Object.entries(all).flatMap(([name, each]) => {
          const due = instants[name];
          if (due === undefined) return [];
          return [[each, typeof due === 'number' ? { atMs: due } : due] as const];
        }),
      );
      const step = nextStep(due, { shownMs, untilMs });
      const names = (services: readonly { readonly name: string }[]) =>
        services.map(({ name }) => name).join(' ');
      const busy = step?.busy.map(({ service: { name }, mayCall }) =>
        mayCall === undefined ? name : [`${name}:`, ...mayCall].join(' '),
      );
      expect(step && [step.instantMs, names(step.called), busy?.join(' ')]).toEqual(expected);
    },
  );
});
