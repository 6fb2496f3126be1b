import { toCents } from '#libs/kernel';
import { type InfEvent, type InfEventRequest } from '../event';
import { type InfNfse } from '../nfse';
import { FULL_DPS } from './full-dps';

export const ACCESS_KEY = '35503082212345678000195000000000000126031234567890';

/** An NFS-e with every group of the layout, for `FULL_DPS`. The amounts do not add up: it tests the form only. */
export const FULL_NFSE: InfNfse = {
  Id: `NFS${ACCESS_KEY}`,
  xLocEmi: 'São Paulo',
  xLocPrestacao: 'São Paulo',
  nNFSe: '1',
  cLocIncid: '3550308',
  xLocIncid: 'São Paulo',
  xTribNac: 'Análise e desenvolvimento de sistemas',
  xTribMun: 'Análise',
  xNBS: 'Serviços de tecnologia da informação',
  verAplic: 'simulador-1.0',
  ambGer: '2',
  tpEmis: '1',
  procEmi: '1',
  cStat: '100',
  dhProc: '2026-03-10T15:00:01-03:00',
  nDFSe: '7',
  emit: {
    CNPJ: '12345678000195',
    IM: '123456',
    xNome: 'Serviços Exemplo Ltda',
    xFant: 'Exemplo',
    enderNac: {
      xLgr: 'Praça da Sé',
      nro: '100',
      xBairro: 'Sé',
      cMun: '3550308',
      UF: 'SP',
      CEP: '01001000',
    },
    fone: '1122223333',
    email: 'contato@example.com',
  },
  valores: {
    vCalcDR: toCents(1_000),
    tpBM: '2',
    vCalcBM: toCents(500),
    vBC: toCents(97_500),
    pAliqAplic: 500,
    vISSQN: toCents(4_875),
    vTotalRet: toCents(6_590),
    vLiq: toCents(91_910),
  },
  xOutInf: 'Texto do município\ncom duas linhas',
  IBSCBS: {
    cLocalidadeIncid: '3550308',
    xLocalidadeIncid: 'São Paulo',
    pRedutor: 0,
    valores: {
      vBC: toCents(90_475),
      vCalcReeRepRes: toCents(1_244),
      uf: { pIBSUF: 10, pRedAliqUF: 6_000, pAliqEfetUF: 4 },
      mun: { pIBSMun: 0, pAliqEfetMun: 0 },
      fed: { pCBS: 90, pRedAliqCBS: 6_000, pAliqEfetCBS: 36 },
    },
    totCIBS: {
      vTotNF: toCents(91_910),
      gIBS: {
        vIBSTot: toCents(36),
        gIBSCredPres: { pCredPresIBS: 100, vCredPresIBS: toCents(905) },
        gIBSUFTot: { vDifUF: toCents(0), vIBSUF: toCents(36) },
        gIBSMunTot: { vIBSMun: toCents(0) },
      },
      gCBS: {
        gCBSCredPres: { pCredPresCBS: 100, vCredPresCBS: toCents(905) },
        vDifCBS: toCents(1),
        vCBS: toCents(326),
      },
      gTribRegular: {
        pAliqEfeRegIBSUF: 10,
        vTribRegIBSUF: toCents(90),
        pAliqEfeRegIBSMun: 0,
        vTribRegIBSMun: toCents(0),
        pAliqEfeRegCBS: 90,
        vTribRegCBS: toCents(814),
      },
      gTribCompraGov: {
        pIBSUF: 10,
        vIBSUF: toCents(90),
        pIBSMun: 0,
        vIBSMun: toCents(0),
        pCBS: 90,
        vCBS: toCents(814),
      },
    },
  },
  DPS: { infDPS: FULL_DPS },
};

/** The members that all requests of events have. */
export const EVENT_REQUEST_BASE = {
  Id: `PRE${ACCESS_KEY}101101`,
  tpAmb: '2',
  verAplic: 'simulador-1.0',
  dhEvento: '2026-03-11T09:00:00-03:00',
  CNPJAutor: '12345678000195',
  chNFSe: ACCESS_KEY,
};

export const CANCELLATION: InfEventRequest = {
  ...EVENT_REQUEST_BASE,
  e101101: { xDesc: 'Cancelamento de NFS-e', cMotivo: '1', xMotivo: 'Nota emitida com erro' },
};

export const CANCELLED: InfEvent = {
  Id: `EVT${ACCESS_KEY}101101001`,
  verAplic: 'simulador-1.0',
  ambGer: '2',
  nSeqEvento: '1',
  dhProc: '2026-03-11T09:00:01-03:00',
  nDFSe: '8',
  pedRegEvento: { infPedReg: CANCELLATION },
};
