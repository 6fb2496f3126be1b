import { ISSUE_EXAMPLES } from '../examples';
import { ADDRESS, at, bodyWith, CUSTOMER } from '../test/bodies';
import { codesOf, readAgain, requestedOf, SIMPLES } from '../test/dps';

type Changes = Readonly<Record<string, unknown>>;

describe('The DPS of a request', () => {
  it.each(Object.entries(ISSUE_EXAMPLES))('is not refused: example %s', (_, { value }) => {
    expect(codesOf(value)).toEqual([]);
    readAgain(value);
  });

  it('has the smallest content', () => {
    expect(requestedOf(bodyWith({}))).toEqual({
      dps: {
        Id: 'DPS355030821234567800019500001000000000000007',
        tpAmb: '2',
        dhEmi: '2026-03-10T23:30:00-03:00',
        verAplic: 'simulator-1.0',
        serie: '1',
        nDPS: '7',
        dCompet: '2026-03-10',
        tpEmit: '1',
        cLocEmi: '3550308',
        prest: { CNPJ: '12345678000195', regTrib: { opSimpNac: '1', regEspTrib: '0' } },
        serv: {
          locPrest: { cLocPrestacao: '3550308' },
          cServ: { cTribNac: '010701', xDescServ: 'Suporte' },
        },
        valores: {
          vServPrest: { vServ: 100_000 },
          trib: {
            tribMun: { tribISSQN: '1', tpRetISSQN: '1' },
            totTrib: { pTotTrib: { pTotTribFed: 0, pTotTribEst: 0, pTotTribMun: 0 } },
          },
        },
      },
    });
  });

  it.each<readonly [sent: Changes, path: string, element: unknown]>([
    [{ competence: '2026-03-01' }, 'dCompet', '2026-03-01'],
    [{ municipality: '3304557' }, 'cLocEmi', '3304557'],
    [{ municipality: '3304557' }, 'serv.locPrest.cLocPrestacao', '3304557'],
    [{ provider: { cpf: '11144477735' } }, 'prest.CPF', '11144477735'],
    [{ provider: { cpf: '11144477735' } }, 'Id', 'DPS355030810001114447773500001000000000000007'],
    [{ 'provider.municipalRegistration': '9' }, 'prest.IM', '9'],
    [{ 'provider.name': 'Ana', 'provider.address': ADDRESS }, 'prest.xNome', undefined],
    [{ 'provider.name': 'Ana', 'provider.address': ADDRESS }, 'prest.end', undefined],
    [{ 'provider.phone': '1133334444' }, 'prest.fone', '1133334444'],
    [{ 'provider.email': 'a@b.co' }, 'prest.email', 'a@b.co'],
    [{ 'provider.specialRegime': 6 }, 'prest.regTrib.regEspTrib', '6'],
    [SIMPLES, 'prest.regTrib', { opSimpNac: '3', regApTribSN: '1', regEspTrib: '0' }],
    [SIMPLES, 'valores.trib.totTrib', { pTotTribSN: 0 }],
    [{ ...SIMPLES, totalTaxes: { simplesRate: 6 } }, 'valores.trib.totTrib', { pTotTribSN: 600 }],
    [{ 'provider.simplesNacional': { option: 2 } }, 'valores.trib.totTrib', { indTotTrib: '0' }],
    [
      { totalTaxes: { federalRate: 13.45, municipalRate: 5, stateRate: 1 } },
      'valores.trib.totTrib.pTotTrib',
      { pTotTribFed: 1_345, pTotTribEst: 100, pTotTribMun: 500 },
    ],
    [
      {
        customer: { ...CUSTOMER, phone: '1133334444', email: 'a@b.co', municipalRegistration: '9' },
      },
      'toma',
      {
        CNPJ: '11444777000161',
        IM: '9',
        xNome: 'Cliente',
        end: {
          endNac: { cMun: '3304557', CEP: '20040002' },
          xLgr: 'Rua das Flores',
          nro: '10',
          xBairro: 'Centro',
        },
        fone: '1133334444',
        email: 'a@b.co',
      },
    ],
    [
      {
        customer: {
          foreignId: 'X1',
          name: 'Ana',
          address: { street: 'Main St', complement: 'B', country: 'US', city: 'Reno' },
        },
      },
      'toma.end',
      {
        endExt: { cPais: 'US', cEndPost: '-', xCidade: 'Reno', xEstProvReg: '-' },
        xLgr: 'Main St',
        nro: 'S/N',
        xCpl: 'B',
        xBairro: '-',
      },
    ],
    [{ customer: { noForeignId: 1, name: 'Ana' } }, 'toma.cNaoNIF', '1'],
    [{ intermediary: CUSTOMER }, 'interm.CNPJ', '11444777000161'],
    [{ 'service.municipalCode': '123' }, 'serv.cServ.cTribMun', '123'],
    [{ 'service.internalCode': 'A1' }, 'serv.cServ.cIntContrib', 'A1'],
    [{ 'service.nbs': '115022000' }, 'serv.cServ.cNBS', '115022000'],
    [{ 'service.description': 'a\n]]> & b' }, 'serv.cServ.xDescServ', 'a\n]]> & b'],
    [{ 'service.place': 'US' }, 'serv.locPrest', { cPaisPrestacao: 'US' }],
    [
      {
        'service.foreignTrade': {
          currency: '220',
          amount: 10,
          exportRegister: '1',
          importDeclaration: '2',
          sharedWithMdic: true,
        },
      },
      'serv.comExt',
      {
        mdPrestacao: '1',
        vincPrest: '0',
        tpMoeda: '220',
        vServMoeda: 1_000,
        mecAFComexP: '01',
        mecAFComexT: '01',
        movTempBens: '1',
        nDI: '2',
        nRE: '1',
        mdic: '1',
      },
    ],
    [
      {
        'service.construction': { code: 'C1', propertyRegistration: 'P1', technicalDocument: 'T1' },
      },
      'serv.obra',
      { inscImobFisc: 'P1', cObra: 'C1' },
    ],
    [
      { 'service.construction': { code: 'C1', technicalDocument: 'T1' } },
      'serv.infoCompl',
      { idDocTec: 'T1' },
    ],
    [{ 'service.construction': { cib: '12345678' } }, 'serv.obra', { cCIB: '12345678' }],
    [
      {
        'service.construction': {
          address: { street: 'Rua', district: 'X', postalCode: '20040002' },
        },
      },
      'serv.obra.end',
      { CEP: '20040002', xLgr: 'Rua', nro: 'S/N', xBairro: 'X' },
    ],
    [
      {
        'service.event': {
          name: 'Show',
          address: { street: 'Main St', city: 'Reno', region: 'NV', postalCode: '1' },
        },
      },
      'serv.atvEvento',
      {
        xNome: 'Show',
        dtIni: '2026-03-10',
        dtFim: '2026-03-10',
        end: {
          endExt: { cEndPost: '1', xCidade: 'Reno', xEstProvReg: 'NV' },
          xLgr: 'Main St',
          nro: 'S/N',
          xBairro: '-',
        },
      },
    ],
    [
      {
        'service.event': { name: 'Show', id: 'E1', startDate: '2026-03-08', endDate: '2026-03-09' },
      },
      'serv.atvEvento',
      { xNome: 'Show', dtIni: '2026-03-08', dtFim: '2026-03-09', idAtvEvt: 'E1' },
    ],
    [
      { additionalInformation: 'PO', orderNumber: '7' },
      'serv.infoCompl',
      { xPed: '7', xInfComp: 'PO' },
    ],
  ])('has for %j the element %s', (sent, path, element) => {
    expect(at(readAgain(bodyWith(sent)), path)).toEqual(element);
  });
});
