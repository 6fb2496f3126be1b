import { Exchanges, type Exchange } from './exchanges';

const T1 = '1121120000';
const T2 = '1121120100';
const TERM = { '41': 'TERM0001' };

/** A line of the table: an event, and what it is to the link. */
type Step =
  | readonly ['send' | 'give-up', string, string, Record<string, string>?]
  | readonly ['receive', string, Record<string, string>, string];

function run(steps: readonly Step[]): { expected: string[]; found: string[] } {
  const exchanges = new Exchanges<Exchange & { readonly name: string }>();
  const sent = new Map<string, Exchange & { readonly name: string }>();
  const expected: string[] = [];
  const found: string[] = [];
  for (const step of steps) {
    if (step[0] === 'receive') {
      const [, mti, fields, outcome] = step;
      const matched = exchanges.match({ mti, fields });
      expected.push(outcome);
      found.push('exchange' in matched ? `${matched.kind} ${matched.exchange.name}` : matched.kind);
      continue;
    }
    const [what, name, stan, fields = {}] = step;
    if (what === 'send') {
      const [, mti = '0100'] = / (\d{4})$/.exec(name) ?? [];
      const exchange = {
        name,
        request: { mti, fields: { '7': T1, '11': stan, ...TERM, ...fields } },
        outcome: 'waiting' as const,
      };
      sent.set(name, exchange);
      exchanges.add(exchange);
    } else {
      const exchange = sent.get(name);
      if (exchange !== undefined) exchanges.giveUp(exchange);
    }
  }
  return { expected, found };
}

const answer = (stan: string, fields: Record<string, string> = {}): Record<string, string> => ({
  '7': T1,
  '11': stan,
  ...TERM,
  '39': '00',
  ...fields,
});

describe('Exchanges', () => {
  it.each<[string, readonly Step[]]>([
    [
      'in any order',
      [
        ['send', 'a', '000001'],
        ['send', 'b', '000002'],
        ['receive', '0110', answer('000002'), 'answered b'],
        ['receive', '0110', answer('000001'), 'answered a'],
      ],
    ],
    [
      'twice',
      [
        ['send', 'a', '000001'],
        ['receive', '0110', answer('000001'), 'answered a'],
        ['receive', '0110', answer('000001'), 'duplicate a'],
      ],
    ],
    [
      'too late, and then twice',
      [
        ['send', 'a', '000001'],
        ['give-up', 'a', '000001'],
        ['receive', '0110', answer('000001'), 'late a'],
        ['receive', '0110', answer('000001'), 'duplicate a'],
      ],
    ],
    [
      'with another STAN, class, terminal or reference',
      [
        ['send', 'a', '000001', { '37': '632512000001' }],
        ['receive', '0110', answer('000009'), 'unmatched'],
        ['receive', '0210', answer('000001'), 'unmatched'],
        ['receive', '0110', answer('000001', { '41': 'TERM0002' }), 'unmatched'],
        ['receive', '0110', answer('000001', { '37': '632512000009' }), 'unmatched'],
        ['receive', '0110', answer('000001', { '37': '632512000001' }), 'answered a'],
      ],
    ],
    [
      'with nothing but the STAN, or with the time of the host',
      [
        ['send', 'a', '000001'],
        ['send', 'b', '000002'],
        ['receive', '0110', { '11': '000001', '39': '00' }, 'answered a'],
        ['receive', '0110', answer('000002', { '7': T2, '41': 'TERM0001' }), 'answered b'],
      ],
    ],
    [
      'of an earlier message with the same STAN, by DE7',
      [
        ['send', 'old', '000001'],
        ['give-up', 'old', '000001'],
        ['send', 'new', '000001', { '7': T2 }],
        ['receive', '0110', answer('000001'), 'late old'],
        ['receive', '0110', answer('000001', { '7': T2 }), 'answered new'],
      ],
    ],
    [
      'that can belong to two messages',
      [
        ['send', 'a', '000001'],
        ['send', 'b', '000001', { '7': T2 }],
        ['receive', '0110', { '11': '000001' }, 'unmatched'],
        ['receive', '0110', answer('000001', { '7': T2 }), 'answered b'],
      ],
    ],
    [
      'of an advice and of its repeat, which have the same numbers',
      [
        ['send', 'advice 0420', '000001'],
        ['give-up', 'advice 0420', '000001'],
        ['send', 'repeat 0421', '000001'],
        ['receive', '0430', answer('000001'), 'answered repeat 0421'],
        ['receive', '0430', answer('000001'), 'late advice 0420'],
        ['receive', '0430', answer('000001'), 'duplicate repeat 0421'],
      ],
    ],
  ])('matches responses %s', (_, steps) => {
    const { expected, found } = run(steps);
    expect(found).toEqual(expected);
  });

  it('remembers a bounded number of finished messages', () => {
    const exchanges = new Exchanges<Exchange>();
    const request = (index: number) => ({
      mti: '0100',
      fields: { '7': T1, '11': String(index).padStart(6, '0') },
    });
    for (let index = 0; index <= 5_000; index += 1) {
      const exchange: Exchange = { request: request(index), outcome: 'waiting' };
      exchanges.add(exchange);
      exchanges.giveUp(exchange);
    }
    expect(exchanges.match({ ...request(0), mti: '0110' })).toEqual({ kind: 'unmatched' });
    expect(exchanges.match({ ...request(1), mti: '0110' })).toMatchObject({ kind: 'late' });
    expect(exchanges.waiting).toBe(0);
  });
});
