import { toCents } from '#libs/kernel';
import { type InfDps } from '../national/dps';
import { computeNfse } from '../taxes/compute-nfse';
import { refusalsOf } from './refusals';
import { document, documents, dps009, PARAMETERS, refused, simples } from './test/dps-009';
import { validDps, type Changes } from './test/valid-dps';

const ADJUSTMENT = 'valores/vAjusteBC/documentos/docAjusteBC';
const adjusted = { gIBSCBSAjuste: { vIBS: toCents(100), vCBS: toCents(900) } };
const ofClass = (cClassTrib: string, more: object = adjusted): Changes<InfDps> => ({
  IBSCBS: { valores: { trib: { CST: cClassTrib.slice(0, 3), cClassTrib, ...more } } },
});

describe('The rules of edition 009', () => {
  it.each<[string, Changes<InfDps>]>([
    ['a regular invoice', {}],
    ['a credit for fines and interest', { finNFSe: '1', tpNFSeCredito: '01' }],
    ['a debit that adjusts the tax', { finNFSe: '2', tpNFSeDebito: '02', ...ofClass('811001') }],
    [
      'every kind of document',
      documents(document('2', 10), document('103', 10), document('105', 1)),
    ],
    ['an option that is not decided', simples('4', '1')],
    [
      'the service of condominiums',
      {
        serv: { cServ: { cTribNac: '990501' } },
        valores: { trib: { tribMun: { tribISSQN: '4' } } },
      },
    ],
  ])('accept %s', (_, changes) => {
    expect(refused(changes)).toEqual([]);
  });

  it.each<[string, Changes<InfDps>, string]>([
    ['a debit without its kind', { finNFSe: '2' }, 'E1235 tpNFSeDebito'],
    ['a kind of debit of a regular invoice', { tpNFSeDebito: '06' }, 'E1235 tpNFSeDebito'],
    ['a credit without its kind', { finNFSe: '1' }, 'E1235 tpNFSeCredito'],
    [
      'a debit that adjusts no tax',
      { finNFSe: '2', tpNFSeDebito: '01', ...ofClass('800002', {}) },
      'E1235 IBSCBS/valores/trib/gIBSCBSAjuste',
    ],
    [
      'an adjusted tax of a regular invoice',
      ofClass('000001'),
      'E1235 IBSCBS/valores/trib/gIBSCBSAjuste',
    ],
    [
      'another classification of a debit',
      { finNFSe: '2', tpNFSeDebito: '01', ...ofClass('000001') },
      'E1235 IBSCBS/valores/trib/cClassTrib',
    ],
    [
      'an ME or EPP without its regime of IBS and CBS',
      { ...simples('3', '1'), prest: { regTrib: { opSimpNac: '3', regApTribSN: '1' } } },
      'E1235 prest/regTrib/regApIBSCBSSN',
    ],
    [
      'an activity outside the Simples',
      { serv: { cServ: { cAtvSN: '7' } } },
      'E1235 serv/cServ/cAtvSN',
    ],
    [
      'a kind 99 without a text',
      documents(document('99', 1, { xTpAjusteBC: undefined })),
      `E1235 ${ADJUSTMENT}/xTpAjusteBC`,
    ],
    [
      'a text of kind 2',
      documents(document('2', 1, { xTpAjusteBC: 'x' })),
      `E1235 ${ADJUSTMENT}/xTpAjusteBC`,
    ],
    [
      'an adjustment above its document',
      documents(document('2', 2, { vTotDoc: toCents(100) })),
      `E1235 ${ADJUSTMENT}/vAjuteAplic`,
    ],
    [
      'an adjustment above the price',
      documents(document('2', 1_001)),
      `E1235 ${ADJUSTMENT}/vAjuteAplic`,
    ],
    [
      'a reimbursement without a fiscal document',
      documents(
        document('101', 1, { dFeNacional: undefined, docOutro: { nDoc: '1', xDoc: 'Recibo' } }),
      ),
      `E1235 ${ADJUSTMENT}/docOutro`,
    ],
    [
      'a percentage beside a deduction by document',
      {
        valores: {
          vAjusteBC: { pAjusteBCISSQN: 100, documentos: { docAjusteBC: [document('2', 1)] } },
        },
      },
      `E1235 ${ADJUSTMENT}/tpAjusteBC`,
    ],
    [
      'a percentage of 0',
      { valores: { vAjusteBC: { pAjusteBCISSQN: 0 } } },
      'E0453 valores/vAjusteBC/pAjusteBCISSQN',
    ],
    [
      'a document before its date',
      documents(document('2', 1, { dtEmiDoc: '2027-01-01', dtCompDoc: '2027-01-02' })),
      `E0951 ${ADJUSTMENT}/dtCompDoc`,
    ],
    [
      'reimbursements of the whole price',
      documents(document('103', 1_000)),
      `E1534 ${ADJUSTMENT}/vAjuteAplic`,
    ],
    [
      'goods of another service',
      {
        IBSCBS: {
          bensMoveis: [{ cNCMBemMovel: '84713012', xNCMBemMovel: 'X', qtdNCMBemMovel: '1' }],
        },
      },
      'E1235 IBSCBS/bensMoveis',
    ],
    ['a recipient without indDest', { dest: { CPF: '52998224725', xNome: 'D' } }, 'E0910 dest'],
    [
      'a wrong CPF of the recipient',
      { indDest: '1', dest: { CPF: '52998224726', xNome: 'D' } },
      'E0913 dest/CPF',
    ],
    [
      'another situation of the class',
      ofClass('000001', { CST: '200' }),
      'E0959 IBSCBS/valores/trib/cClassTrib',
    ],
    [
      'an option without its regime',
      { prest: { regTrib: { opSimpNac: '4' } } },
      'E0166 prest/regTrib/regApTribSN',
    ],
  ])('refuse %s', (_, changes, expected) => {
    expect(refused(changes)).toContain(expected);
  });

  it.each<[Changes<InfDps>, string]>([
    [{ prest: { regTrib: { opSimpNac: '4', regApTribSN: '1' } } }, 'E1235 prest/regTrib/opSimpNac'],
    [{ prest: { regTrib: { regApIBSCBSSN: '1' } } }, 'E1235 prest/regTrib/regApIBSCBSSN'],
    [{ serv: { cServ: { cAtvSN: '7' } } }, 'E1235 serv/cServ/cAtvSN'],
    [{ serv: { cServ: { cTribNac: '990501' } } }, 'E0310 serv/cServ/cTribNac'],
  ])('refuse %j in edition 007', (changes, expected) => {
    const nowMs = Date.parse('2026-03-10T16:00:00-03:00');
    const found = refusalsOf({
      dps: validDps(changes),
      parameters: PARAMETERS,
      nowMs,
      environment: '2',
    });
    expect(found.map(({ code, element }) => `${code} ${element}`)).toContain(expected);
  });

  it('takes the adjusted tax as the tax of the invoice', () => {
    const dps = dps009({ finNFSe: '2', tpNFSeDebito: '02', ...ofClass('811001') });
    const { gIBS, gCBS } = computeNfse(dps, PARAMETERS).IBSCBS?.totCIBS ?? {};
    expect([gIBS, gCBS]).toEqual([{ vIBSTot: 100 }, { vCBS: 900 }]);
  });
});
