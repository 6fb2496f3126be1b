import { at, bodyWith, CUSTOMER, DEDUCTED } from '../test/bodies';
import { readAgain } from '../test/dps';

type Changes = Readonly<Record<string, unknown>>;

describe('The values of a request', () => {
  it.each<readonly [sent: Changes, path: string, element: unknown]>([
    [{ 'service.unconditionalDiscount': 1 }, 'valores.vDescCondIncond', { vDescIncond: 100 }],
    [{ 'service.conditionalDiscount': 2 }, 'valores.vDescCondIncond', { vDescCond: 200 }],
    [{ 'service.deductions': 1 }, 'valores.vDedRed', { vDR: 100 }],
    [{ 'service.deductions': { percentage: 10 } }, 'valores.vDedRed', { pDR: 1_000 }],
    [
      { 'service.deductions': { documents: [DEDUCTED] } },
      'valores.vDedRed.documentos.docDedRed',
      [
        {
          chNFSe: '1'.repeat(50),
          tpDedRed: '2',
          dtEmiDoc: '2026-03-01',
          vDedutivelRedutivel: 20_000,
          vDeducaoReducao: 10_000,
        },
      ],
    ],
    ...(
      [
        ['nfeKey', '1'.repeat(44), 'chNFe', '1'.repeat(44)],
        [
          'municipalInvoice',
          { municipality: 3304557, number: '12', verificationCode: 'A' },
          'NFSeMun',
          { cMunNFSeMun: '3304557', nNFSeMun: '12'.padStart(15, '0'), cVerifNFSeMun: 'A' },
        ],
        [
          'paperInvoice',
          { number: '12', model: '1', series: 'A' },
          'NFNFS',
          { nNFS: '0000012', modNFS: '1'.padStart(15, '0'), serieNFS: 'A' },
        ],
        ['fiscalDocument', 'F1', 'nDocFisc', 'F1'],
        ['otherDocument', 'D1', 'nDoc', 'D1'],
        ['supplier', CUSTOMER, 'fornec.xNome', 'Cliente'],
        ['description', 'x', 'xDescOutDed', 'x'],
      ] as const
    ).map(
      ([name, sent, element, written]) =>
        [
          {
            'service.deductions': {
              documents: [
                {
                  ...DEDUCTED,
                  ...(!['supplier', 'description'].includes(name) && { nfseKey: undefined }),
                  [name]: sent,
                },
              ],
            },
          },
          `valores.vDedRed.documentos.docDedRed.0.${element}`,
          written,
        ] as const,
    ),
    [{ 'service.issType': 2, 'service.immunity': 3 }, 'valores.trib.tribMun.tpImunidade', '3'],
    [{ 'service.issType': 4 }, 'valores.trib.tribMun.tribISSQN', '4'],
    [{ 'service.code': '99.01' }, 'valores.trib.tribMun.tribISSQN', '4'],
    [{ 'service.resultCountry': 'US' }, 'valores.trib.tribMun.cPaisResult', 'US'],
    [
      { 'service.suspension': { type: 2, process: '12' } },
      'valores.trib.tribMun.exigSusp',
      { tpSusp: '2', nProcesso: '12'.padStart(30, '0') },
    ],
    [
      { 'service.benefit': { number: '35503080200002', reduction: 40 } },
      'valores.trib.tribMun.BM',
      { nBM: '35503080200002', pRedBCBM: 4_000 },
    ],
    [
      { 'service.benefit': { number: '35503080200002', amount: 40 } },
      'valores.trib.tribMun.BM',
      { nBM: '35503080200002', vRedBCBM: 4_000 },
    ],
    [{ 'service.issWithheld': true }, 'valores.trib.tribMun.tpRetISSQN', '2'],
    [
      { 'service.issWithheld': true, 'service.issWithheldBy': 'intermediary' },
      'valores.trib.tribMun.tpRetISSQN',
      '3',
    ],
    [
      {
        taxes: {
          pis: { rate: 0.65, withheld: true },
          csll: { rate: 1 },
          inss: { amount: 110 },
          irrf: { rate: 1.5 },
        },
      },
      'valores.trib.tribFed',
      {
        piscofins: {
          CST: '01',
          vBCPisCofins: 100_000,
          pAliqPis: 65,
          vPis: 650,
          tpRetPisCofins: '9',
        },
        vRetCP: 11_000,
        vRetIRRF: 1_500,
        vRetCSLL: 1_650,
      },
    ],
    [{ taxes: { cofins: { rate: 3 } } }, 'valores.trib.tribFed.piscofins.vCofins', 3_000],
  ])('has for %j the element %s', (sent, path, element) => {
    expect(at(readAgain(bodyWith(sent)), path)).toEqual(element);
  });
});
