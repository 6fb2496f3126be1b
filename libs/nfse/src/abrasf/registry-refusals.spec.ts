import { memoryParameters } from '../parameters/parameters';
import { SEED } from '../parameters/seed';
import { regTrib } from '../rules/test/rule-case';
import { type Changes, validDps } from '../rules/test/valid-dps';
import { type InfDps } from '../national/dps';
import { type Contributor, type MunicipalRegistration } from '../registry/contributor';
import { municipalRegistryRefusals } from './registry-refusals';

const CNPJ = '11222333000181';
const CPF = '52998224725';
const RPS = { number: '1', series: 'A', type: '1', status: '1', issueDate: '2026-03-09' };

const registration = (changes: Partial<MunicipalRegistration> = {}): MunicipalRegistration => ({
  municipality: '3550308',
  number: '12345',
  status: 'active',
  ...changes,
});
const contributor = (changes: Partial<Contributor> = {}): Contributor => ({
  taxId: CNPJ,
  registrations: [registration()],
  ...changes,
});

const refused = (found: Contributor | undefined, changes: Changes<InfDps> = {}): string[] =>
  municipalRegistryRefusals({
    dps: validDps(changes),
    rps: RPS,
    registry: { contributor: found, mode: 'registered' },
    parameters: memoryParameters(SEED),
    today: '2026-03-10',
  }).map(({ code, detail }) => `${code} ${detail}`);

describe('The registry of a city', () => {
  it.each<[string, Contributor | undefined, Changes<InfDps>, string]>([
    ['an unknown CNPJ', undefined, {}, `E45 ${CNPJ} is not registered.`],
    [
      'an unknown CPF',
      undefined,
      { prest: { CNPJ: undefined, CPF } },
      `E259 ${CPF} is not registered.`,
    ],
    [
      'a CNPJ that was closed',
      contributor({ closedOn: '2026-03-09' }),
      {},
      `E45 ${CNPJ} was registered until 2026-03-09.`,
    ],
    [
      'a registration where the CNPJ has none',
      contributor({ registrations: [] }),
      {},
      'E43 3550308 has no registration 12345.',
    ],
    [
      'a CNPJ without a registration',
      contributor({ registrations: [] }),
      { prest: { IM: undefined } },
      `E156 ${CNPJ} has no registration in 3550308.`,
    ],
    [
      'the registration of another CNPJ',
      contributor({ registrations: [registration({ number: '777' })] }),
      {},
      `E142 ${CNPJ} is registered with 777, not with 12345.`,
    ],
    [
      'a suspended registration',
      contributor({ registrations: [registration({ status: 'suspended' })] }),
      {},
      'E156 The registration 12345 is suspended.',
    ],
    [
      'the suspended registration that the declaration leaves out',
      contributor({ registrations: [registration({ status: 'suspended' })] }),
      { prest: { IM: undefined } },
      'E156 The registration 12345 is suspended.',
    ],
    [
      'a closed registration',
      contributor({ registrations: [registration({ status: 'closed' })] }),
      {},
      'E262 The registration 12345 is closed.',
    ],
    [
      'a service that the registration does not have',
      contributor({ registrations: [registration({ services: ['010501'] })] }),
      {},
      'E138 12345 may not render the service 010701.',
    ],
    [
      'an RPS before the permission',
      contributor({ registrations: [registration({ issuesFrom: '2026-03-10' })] }),
      {},
      'E17 The date of the RPS is 2026-03-09, but 12345 may issue from 2026-03-10 on.',
    ],
    [
      'another option for the Simples',
      contributor({ simplesNacional: [] }),
      regTrib('3', '1'),
      'E328 The declaration says 3 (ME or EPP), but 1 (not in the Simples Nacional) is registered.',
    ],
  ])('refuses %s', (_, found, changes, expected) => {
    expect(refused(found, changes)).toEqual([expected]);
  });

  it('refuses a service and an RPS before the permission', () => {
    const late = contributor({ registrations: [registration({ issuesFrom: '2026-04-01' })] });
    expect(refused(late)).toEqual([
      'E17 The date of the RPS is 2026-03-09, but 12345 may issue from 2026-04-01 on.',
      'E200 The service is of 2026-03-10, but 12345 may issue from 2026-04-01 on.',
    ]);
  });

  it('accepts a registered provider', () => {
    expect(refused(contributor())).toEqual([]);
    expect(refused(contributor({ closedOn: '2026-03-10', registeredOn: '2026-03-10' }))).toEqual(
      [],
    );
    expect(refused(contributor({ registrations: undefined }))).toEqual([]);
  });
});

describe('The registry of a city, for a customer', () => {
  const CUSTOMER = '11444777000161';
  const customer = (registrations: MunicipalRegistration[] | undefined) => [
    { taxId: CUSTOMER, registrations },
  ];
  const found = (
    parties: readonly Contributor[],
    changes: Changes<InfDps>,
    mode: 'open' | 'all-registered' = 'open',
  ) =>
    municipalRegistryRefusals({
      dps: validDps({ ...changes, toma: { CPF: undefined, CNPJ: CUSTOMER, ...changes.toma } }),
      rps: RPS,
      registry: { contributor: contributor(), parties, mode },
      parameters: memoryParameters(SEED),
      today: '2026-03-10',
    }).map(({ code, detail }) => `${code} ${detail}`);
  const RETAINED: Changes<InfDps> = { valores: { trib: { tribMun: { tpRetISSQN: '2' } } } };
  const closed = [registration({ status: 'closed' })];

  it.each<[string, readonly Contributor[], Changes<InfDps>, readonly string[]]>([
    ['unknown', [], RETAINED, []],
    ['with unknown registrations', customer(undefined), { ...RETAINED, toma: { IM: '1' } }, []],
    ['that retains and is registered', customer([registration()]), RETAINED, []],
    [
      'that retains without a registration',
      customer([]),
      RETAINED,
      [`E39 ${CUSTOMER} retains the ISS, but has no open registration in 3550308.`],
    ],
    [
      'with two registrations',
      customer([registration(), registration({ number: '67890' })]),
      {},
      [`E54 ${CUSTOMER} is registered with 12345 and 67890. The declaration must name one.`],
    ],
    [
      'with another registration',
      customer([registration()]),
      { toma: { IM: '777' } },
      [`E229 ${CUSTOMER} has no registration 777 in 3550308.`],
    ],
    [
      'with a closed registration',
      customer(closed),
      { toma: { IM: '12345' } },
      ['A7 The registration 12345 of the customer is closed.'],
    ],
  ])('that is %s', (_, parties, changes, expected) => {
    expect(found(parties, changes)).toEqual(expected);
  });

  it('that is unknown retains only if not all must be registered', () => {
    expect(found([], RETAINED, 'all-registered')).toEqual([
      `E39 ${CUSTOMER} retains the ISS, but has no open registration in 3550308.`,
    ]);
  });
});
