import { toCents } from '#libs/kernel';
import { type ForeignTrade, type InfDps } from '../dps';
import { type AdjustmentDocument } from '../dps-009';
import { without } from '../without';
import { FULL_DPS } from './full-dps';

const NO_TRADE: ForeignTrade = {
  mdPrestacao: '1',
  vincPrest: '0',
  tpMoeda: '220',
  vServMoeda: toCents(1),
  mecAFComexP: '01',
  mecAFComexT: '01',
  movTempBens: '1',
  mdic: '0',
};
const TRADE = without(FULL_DPS.serv.comExt ?? NO_TRADE, 'nDI', 'nRE');

const SUPPLIER = { CNPJ: '12ABC34501DE35', xNome: 'Fornecedor', email: 'f@example.com' } as const;

const DOCUMENTS: readonly AdjustmentDocument[] = [
  {
    tpAjusteBC: '2',
    vTotDoc: toCents(1_000),
    vAjuteAplic: toCents(900),
    dtEmiDoc: '2027-01-02',
    dtCompDoc: '2027-01-01',
    dFeNacional: { tipoChaveDFe: '9', xTipoChaveDFe: 'NFCom', chaveDFe: '3'.repeat(44) },
    fornec: SUPPLIER,
  },
  {
    tpAjusteBC: '199',
    xTpAjusteBC: 'Outros',
    vTotDoc: toCents(1_000),
    vAjuteAplic: toCents(900),
    docFiscalOutro: { cMunDocFiscal: '3550308', nDocFiscal: '7', xDocFiscal: 'Nota' },
  },
  {
    tpAjusteBC: '9',
    vTotDoc: toCents(1),
    vAjuteAplic: toCents(1),
    docOutro: { nDoc: '1', xDoc: 'Recibo' },
  },
];

/** A DPS with every group that technical note 009 adds or moves. It tests the form only, as `FULL_DPS` does. */
export const FULL_DPS_009: InfDps = {
  ...FULL_DPS,
  dhEmi: '2027-01-04T15:00:00-03:00',
  dCompet: '2027-01-04',
  finNFSe: '2',
  tpNFSeDebito: '03',
  tpNFSeCredito: '05',
  prest: {
    ...FULL_DPS.prest,
    regTrib: { opSimpNac: '4', regApTribSN: '2', regApIBSCBSSN: '2', regEspTrib: '0' },
  },
  indDest: '1',
  dest: { CPF: '52998224725', xNome: 'Destinatário' },
  serv: {
    ...FULL_DPS.serv,
    cServ: { ...FULL_DPS.serv.cServ, cAtvSN: '13' },
    comExt: { ...TRADE, mdPrestacao: '5', nDUIMP: '26BR00000000001', nDUE: '27BR0000000001' },
  },
  valores: {
    ...without(FULL_DPS.valores, 'vDedRed'),
    vAjusteBC: { pAjusteBCISSQN: 1_050, documentos: { docAjusteBC: DOCUMENTS } },
  },
  IBSCBS: {
    indFinal: '1',
    cIndOp: '020301',
    indZFMALC: '0',
    tpOper: '2',
    gRefNFSe: { refNFSe: ['4'.repeat(50)] },
    tpEnteGov: '1',
    indDoacao: '1',
    imovel: {
      cMun: '3550308',
      gLocacao: {
        pCopropriedade: 10_000,
        vTotOper: toCents(100_000),
        vDescIncondTot: toCents(100),
        vDescCondTot: toCents(50),
        dVencOrig: '2027-01-10',
      },
      gUnidImob: [
        {
          inscImobFisc: '55',
          cCIB: '12345678',
          gAjusteBCLocImoveis: [
            { tpAjusteBCLocImoveis: '01', vAjusteBCLocImoveis: toCents(500) },
            {
              tpAjusteBCLocImoveis: '99',
              xTpAjusteBCLocImoveis: 'Seguro',
              vAjusteBCLocImoveis: toCents(10),
            },
          ],
        },
        { end: { CEP: '01001000', xLgr: 'Rua A', nro: '1' } },
      ],
    },
    bensMoveis: [{ cNCMBemMovel: '84713012', xNCMBemMovel: 'Notebook', qtdNCMBemMovel: '12' }],
    valores: {
      trib: {
        CST: '200',
        cClassTrib: '200001',
        gIBSCBS: {
          cCredPres: '01',
          gTribRegular: { CSTReg: '000', cClassTribReg: '000001' },
          gDif: { pDifUF: 1_000, pDifMun: 2_000, pDifCBS: 3_000 },
          gEstornoCred: { vIBSEstCred: toCents(1), vCBSEstCred: toCents(2) },
          gPagAntecipado: { refNFSe: ['5'.repeat(50)] },
        },
        gIBSCBSAjuste: { vIBS: toCents(10), vCBS: toCents(20) },
      },
    },
    gPgtoVinc: {
      pgto: [
        {
          nPag: '1',
          idTransacao: 'E12345678202701041200abcdefghijk1',
          tpMeioPgto: '17',
          CNPJReceb: '12345678000195',
          CNPJBasePSP: '60701190',
        },
      ],
    },
  },
};
