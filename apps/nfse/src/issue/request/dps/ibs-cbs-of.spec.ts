import { at, bodyWith, CUSTOMER } from '../test/bodies';
import { readAgain } from '../test/dps';

type Changes = Readonly<Record<string, unknown>>;

describe('The group IBSCBS of a request', () => {
  const SMALL = { operationIndicator: '100301', cst: '000', classification: '000001' };
  const REIMBURSED = {
    otherDocument: { number: '1', description: 'x' },
    issueDate: '2026-03-01',
    competence: '2026-03-01',
    type: '01',
    amount: 10,
  };
  const documents = 'valores.gReeRepRes.documentos.0';

  it.each<readonly [sent: Changes, path: string, element: unknown]>([
    [{}, 'finNFSe', '0'],
    [{}, 'cIndOp', '100301'],
    [{}, 'indDest', '0'],
    [{}, 'indFinal', undefined],
    [{}, 'valores.trib.gIBSCBS', { CST: '000', cClassTrib: '000001' }],
    [{ finalConsumer: true }, 'indFinal', '1'],
    [{ freeTradeZone: false }, 'indZFMALC', '0'],
    [{ operationType: 1, governmentEntity: 2 }, 'tpOper', '1'],
    [{ operationType: 1, governmentEntity: 2 }, 'tpEnteGov', '2'],
    [{ references: ['1'.repeat(50)] }, 'gRefNFSe.refNFSe', ['1'.repeat(50)]],
    [{ recipient: CUSTOMER }, 'indDest', '1'],
    [{ recipient: CUSTOMER }, 'dest.end.xLgr', 'Rua das Flores'],
    [
      { property: { cib: '12345678', propertyRegistration: 'P1' } },
      'imovel',
      { inscImobFisc: 'P1', cCIB: '12345678' },
    ],
    [
      { property: { address: { street: 'Rua', district: 'X', postalCode: '20040-002' } } },
      'imovel.end.CEP',
      '20040002',
    ],
    [{ presumedCredit: '01' }, 'valores.trib.gIBSCBS.cCredPres', '01'],
    [
      { regular: { cst: '000', classification: '000001' } },
      'valores.trib.gIBSCBS.gTribRegular',
      { CSTReg: '000', cClassTribReg: '000001' },
    ],
    [
      { deferral: { state: 10, municipality: 20, cbs: 30 } },
      'valores.trib.gIBSCBS.gDif',
      { pDifUF: 1_000, pDifMun: 2_000, pDifCBS: 3_000 },
    ],
    [
      { reimbursements: [{ ...REIMBURSED, supplier: CUSTOMER, description: 'd' }] },
      documents,
      {
        docOutro: { nDoc: '1', xDoc: 'x' },
        fornec: { CNPJ: '11444777000161', xNome: 'Cliente' },
        dtEmiDoc: '2026-03-01',
        dtCompDoc: '2026-03-01',
        tpReeRepRes: '01',
        xTpReeRepRes: 'd',
        vlrReeRepRes: 1_000,
      },
    ],
    [
      {
        reimbursements: [
          {
            ...REIMBURSED,
            otherDocument: undefined,
            nationalDocument: { type: 9, description: 'd', key: 'k' },
          },
        ],
      },
      `${documents}.dFeNacional`,
      { tipoChaveDFe: '9', xTipoChaveDFe: 'd', chaveDFe: 'k' },
    ],
    [
      {
        reimbursements: [
          {
            ...REIMBURSED,
            otherDocument: undefined,
            fiscalDocument: { municipality: '3304557', number: '1', description: 'd' },
          },
        ],
      },
      `${documents}.docFiscalOutro`,
      { cMunDocFiscal: '3304557', nDocFiscal: '1', xDocFiscal: 'd' },
    ],
  ])('has for %j the element %s', (sent, path, element) => {
    const body = bodyWith({ ibsCbs: { ...SMALL, ...sent }, 'service.nbs': '115022000' });
    expect(at(readAgain(body).IBSCBS, path)).toEqual(element);
  });
});
