import { type InfDps } from '../national/dps';
import { memoryParameters } from '../parameters/parameters';
import { SEED } from '../parameters/seed';
import { type Changes, validDps } from '../rules/test/valid-dps';
import { incidenceOf } from './incidence';

const parameters = memoryParameters(SEED);
const ADAMANTINA = '3500105';
const CAMPINAS = '3509502';

describe('The place of incidence', () => {
  const serv = (cTribNac: string, locPrest: Changes<InfDps['serv']['locPrest']> = {}) => ({
    serv: { cServ: { cTribNac }, locPrest: { cLocPrestacao: CAMPINAS, ...locPrest } },
  });
  const abroad = { cLocPrestacao: undefined, cPaisPrestacao: 'US' };
  const customer = { toma: { end: { endNac: { cMun: '4106902', CEP: '80010000' } } } };
  it.each<[string, Changes<InfDps>, string | undefined]>([
    ['the provider for IT support', serv('010701'), '3550308'],
    ['the provider for a service that is not in the table', serv('010702'), '3550308'],
    ['the place for construction', serv('070202'), CAMPINAS],
    ['the place for security', serv('110201'), CAMPINAS],
    ['the customer for supply of labour', { ...serv('170501'), ...customer }, '4106902'],
    [
      'the provider if the customer has no address',
      { ...serv('170501'), toma: undefined },
      '3550308',
    ],
    ['the provider on the sea', serv('110201', { cLocPrestacao: '0000000' }), '3550308'],
    ['the provider if the place is abroad', serv('110201', abroad), '3550308'],
    [
      'nowhere for an export',
      { ...serv('110201'), valores: { trib: { tribMun: { tribISSQN: '3' } } } },
      undefined,
    ],
    ['nowhere for item 99', serv('990101'), undefined],
    [
      'the customer for an imported service',
      {
        ...serv('010701'),
        ...customer,
        tpEmit: '2',
        cLocEmi: '4106902',
        prest: { CNPJ: undefined, NIF: 'X1' },
      },
      '4106902',
    ],
    [
      'the address of the provider if the customer issues',
      {
        ...serv('010701'),
        tpEmit: '2',
        prest: {
          end: { endNac: { cMun: ADAMANTINA, CEP: '17800000' }, xLgr: 'R', nro: '1', xBairro: 'C' },
        },
      },
      ADAMANTINA,
    ],
  ])('is %s', (_, changes, place) => {
    expect(incidenceOf(validDps(changes), parameters)).toBe(place);
  });
});
