import { keepSandbox } from './keep-sandbox';
import { maskHeaders, maskText } from './mask';

/** 13 digits that pass Luhn, 11 of a CPF, 14 of a CNPJ, and a name that a test makes from the time. */
const NAMES = [
  '4222222222222',
  '12345678909',
  '11222333000181',
  'run-1763715700005',
  '4111-1111-1111-1111',
];

describe.each(NAMES)('The sandbox %s', (name) => {
  const mask = keepSandbox(name, maskText);

  it.each([
    `EndToEndId E1 is already stored in sandbox ${name}.`,
    `{"detail":"Sandbox ${name} does not exist; GET /__admin/sandboxes lists the sandboxes."}`,
    `X-Sandbox names the sandbox other, but path names ${name}. Name one sandbox only.`,
    `{"sandbox": "${name}"}`,
    `<problem><detail>Sandbox ${name} has no key.</detail></problem>`,
    `sandbox=${name},other=1`,
    `</s/${name}/spi/transactions?cursor=1>; rel="next"`,
  ])('is shown in %s', (text) => {
    expect(mask(text)).toBe(text);
  });

  it.each(['host', 'baggage'])('is shown in the header %s', (header) => {
    const values = { host: `${name}.localhost:3001`, baggage: `sandbox=${name}` };
    const value = values[header as keyof typeof values];
    expect(maskHeaders({ [header]: value }, name)).toEqual({ [header]: value });
  });

  it.each([
    `{"pan":"${name}"}`,
    `The card ${name} is blocked.`,
    `Sandbox other has no card 5555555555554444.`,
    `Sandbox ${name}1 is another.`,
  ])('does not change how %s is masked', (text) => {
    expect(mask(text)).toBe(maskText(text));
  });
});

it('shows no card number that is the name of no sandbox', () => {
  expect(keepSandbox('default', maskText)('Sandbox 4222222222222 does not exist.')).not.toContain(
    '4222222222222',
  );
  expect(maskHeaders({ host: '4222222222222.localhost' }, 'default')['host']).not.toContain(
    '4222222222222',
  );
});
