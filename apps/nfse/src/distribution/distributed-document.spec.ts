import { type InfDps } from '#libs/nfse';
import {
  countsOf,
  eventDelivery,
  nfseDelivery,
  numbered,
  municipalitiesOf,
  taxpayersOf,
} from './distributed-document';

type Parties = Pick<InfDps, 'prest' | 'toma' | 'interm'>;
const PROVIDER = { CNPJ: '98765432000198' } as InfDps['prest'];
const CUSTOMER = { CNPJ: '11222333000181', xNome: 'Cliente' };
const PERSON = { CPF: '11144477735', xNome: 'Ana' };
const FOREIGNER = { NIF: 'A1', xNome: 'John' };
const ALL = ['98765432000198', '11222333000181', '11144477735'];

function dpsOf(parties: Omit<Parties, 'prest'>): InfDps {
  return { prest: PROVIDER, cLocEmi: '3550308', ...parties } as InfDps;
}

describe('taxpayersOf', () => {
  it.each<readonly [string, Omit<Parties, 'prest'>, string, readonly string[]]>([
    ['all parties of an NFS-e', { toma: CUSTOMER, interm: PERSON }, '', ALL],
    ['all parties of an event', { toma: CUSTOMER, interm: PERSON }, '101101', ALL],
    ['a party with two roles once', { toma: CUSTOMER, interm: CUSTOMER }, '', ALL.slice(0, 2)],
    ['nobody without a CNPJ or a CPF', { toma: FOREIGNER }, '', ALL.slice(0, 1)],
    ['the provider alone without a customer', {}, '', ALL.slice(0, 1)],
    ['only the emitter of a block', { toma: CUSTOMER }, '305102', ALL.slice(0, 1)],
    ['only the emitter of an unblock', { toma: CUSTOMER }, '305103', ALL.slice(0, 1)],
  ])('names %s', (_, parties, eventType, expected) => {
    expect(taxpayersOf(dpsOf(parties), eventType)).toEqual(expected);
  });
});

describe('municipalitiesOf', () => {
  const SAO_PAULO = '3550308';
  const CAMPINAS = '3509502';
  const CURITIBA = '4106902';
  const customerIn = (cMun: string): InfDps['toma'] => ({
    ...CUSTOMER,
    end: { endNac: { cMun, CEP: '01310100' }, xLgr: 'R', nro: '1', xBairro: 'C' },
  });

  it.each<[string, InfDps['toma'], string | undefined, readonly string[]]>([
    ['that issues', undefined, undefined, [SAO_PAULO]],
    ['where the ISS is due', CUSTOMER, CAMPINAS, [SAO_PAULO, CAMPINAS]],
    ['of the customer', customerIn(CURITIBA), CAMPINAS, [SAO_PAULO, CAMPINAS, CURITIBA]],
    ['of all three once', customerIn(SAO_PAULO), SAO_PAULO, [SAO_PAULO]],
  ])('names the municipality %s', (_, toma, cLocIncid, expected) => {
    const dps = { ...dpsOf({ ...(toma && { toma }) }), cLocEmi: SAO_PAULO };
    expect(municipalitiesOf({ dps, nfse: { cLocIncid } })).toEqual(expected);
  });
});

describe('numbered', () => {
  const event = { accessKey: 'old', type: '105102', sequence: 1, registeredAtMs: 2 };
  const deliveries = [
    nfseDelivery('new', 1, { dps: dpsOf({ toma: CUSTOMER }), nfse: null }),
    eventDelivery(event, { dps: dpsOf({ toma: PERSON }), nfse: null }),
  ];

  it('takes the counters in ascending order, so that two transactions never wait for each other', () => {
    expect(countsOf(deliveries)).toEqual([
      ['11144477735', 1],
      ['11222333000181', 1],
      ['3550308', 2],
      ['98765432000198', 2],
    ]);
  });

  it('numbers the documents of each recipient in their order, without gaps', () => {
    const last = new Map([
      ['11144477735', 1],
      ['11222333000181', 5],
      ['3550308', 12],
      ['98765432000198', 9],
    ]);
    const rows = numbered(deliveries, last);
    expect(rows.map(({ recipient, nsu, accessKey }) => [recipient, nsu, accessKey])).toEqual([
      ['98765432000198', 8, 'new'],
      ['11222333000181', 5, 'new'],
      ['3550308', 11, 'new'],
      ['98765432000198', 9, 'old'],
      ['11144477735', 1, 'old'],
      ['3550308', 12, 'old'],
    ]);
    expect(rows.at(-1)).toMatchObject({ eventType: '105102', eventNumber: 1, generatedAtMs: 2 });
  });
});
