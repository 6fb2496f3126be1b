import { toCents } from '#libs/kernel';
import { type InfDps, type Party } from '../dps';

const ADDRESS = {
  endNac: { cMun: '3550308', CEP: '01001000' },
  xLgr: 'Praça da Sé',
  nro: '100',
  xCpl: 'Sala 5',
  xBairro: 'Sé',
} as const;

const CUSTOMER: Party = {
  CNPJ: '12ABC34501DE35',
  IM: '98765',
  xNome: 'Padaria & Confeitaria <Teste> 🍞',
  end: ADDRESS,
  fone: '1133334444',
  email: 'financeiro@example.com',
};

const FOREIGN_PARTY: Party = {
  NIF: 'US-123456789',
  xNome: 'Example Inc.',
  end: {
    endExt: { cPais: 'US', cEndPost: '94105', xCidade: 'San Francisco', xEstProvReg: 'CA' },
    xLgr: 'Market Street',
    nro: '1',
    xBairro: 'Downtown',
  },
};

const SITE = {
  CEP: '01001000',
  xLgr: 'Rua A',
  nro: '1',
  xBairro: 'Centro',
} as const;

/** A DPS with nearly every group of the layout. Its groups do not make sense as one service: it tests the form only. */
export const FULL_DPS: InfDps = {
  Id: 'DPS355030821234567800019500001000000000000042',
  tpAmb: '2',
  dhEmi: '2026-03-10T15:00:00-03:00',
  verAplic: 'simulador-1.0',
  serie: '00001',
  nDPS: '42',
  dCompet: '2026-03-10',
  tpEmit: '1',
  cMotivoEmisTI: '4',
  chNFSeRej: '3'.repeat(50),
  cLocEmi: '3550308',
  subst: { chSubstda: '1'.repeat(50), cMotivo: '99', xMotivo: 'Valor do serviço errado' },
  prest: {
    CNPJ: '12345678000195',
    IM: '123456',
    xNome: 'Serviços Exemplo Ltda',
    end: ADDRESS,
    fone: '1122223333',
    email: 'contato@example.com',
    regTrib: { opSimpNac: '3', regApTribSN: '2', regEspTrib: '0' },
  },
  toma: CUSTOMER,
  interm: FOREIGN_PARTY,
  serv: {
    locPrest: { cLocPrestacao: '3550308' },
    cServ: {
      cTribNac: '010101',
      cTribMun: '001',
      xDescServ: 'Linha 1\r\nLinha 2 ]]> & "aspas" \'simples\' \t tab <b> ☕',
      cNBS: '115021000',
      cIntContrib: 'ABC123',
    },
    comExt: {
      mdPrestacao: '1',
      vincPrest: '0',
      tpMoeda: '220',
      vServMoeda: toCents(20_000),
      mecAFComexP: '01',
      mecAFComexT: '26',
      movTempBens: '1',
      nDI: '123',
      nRE: '456',
      mdic: '0',
    },
    obra: { inscImobFisc: '55', end: SITE },
    atvEvento: {
      xNome: 'Festival',
      dtIni: '2026-04-01',
      dtFim: '2026-04-03',
      end: {
        endExt: { cEndPost: '1000', xCidade: 'Lisboa', xEstProvReg: 'Lisboa' },
        xLgr: 'Rua B',
        nro: '2',
        xCpl: 'fundos',
        xBairro: 'Baixa',
      },
    },
    infoCompl: {
      idDocTec: 'ART 1',
      docRef: 'Contrato 7',
      xPed: 'PO-9',
      gItemPed: { xItemPed: ['1', '2'] },
      xInfComp: 'Informação complementar',
    },
  },
  valores: {
    vServPrest: { vReceb: toCents(100), vServ: toCents(100_000) },
    vDescCondIncond: { vDescIncond: toCents(1_000), vDescCond: toCents(500) },
    vDedRed: {
      documentos: {
        docDedRed: [
          {
            chNFSe: '2'.repeat(50),
            tpDedRed: '8',
            dtEmiDoc: '2026-02-01',
            vDedutivelRedutivel: toCents(1_000),
            vDeducaoReducao: toCents(900),
            fornec: CUSTOMER,
          },
          {
            NFSeMun: { cMunNFSeMun: '3550308', nNFSeMun: '000000000000007', cVerifNFSeMun: 'AB12' },
            tpDedRed: '2',
            dtEmiDoc: '2026-02-02',
            vDedutivelRedutivel: toCents(100),
            vDeducaoReducao: toCents(100),
          },
          {
            NFNFS: { nNFS: '0000001', modNFS: '000000000000001', serieNFS: 'A' },
            tpDedRed: '99',
            xDescOutDed: 'Outra',
            dtEmiDoc: '2026-02-03',
            vDedutivelRedutivel: toCents(0),
            vDeducaoReducao: toCents(0),
          },
        ],
      },
    },
    trib: {
      tribMun: {
        tribISSQN: '1',
        cPaisResult: 'US',
        tpImunidade: '0',
        exigSusp: { tpSusp: '1', nProcesso: '0'.repeat(30) },
        BM: { nBM: '35503080400001', pRedBCBM: 1_050 },
        tpRetISSQN: '2',
        pAliq: 500,
      },
      tribFed: {
        piscofins: {
          CST: '01',
          vBCPisCofins: toCents(100_000),
          pAliqPis: 65,
          pAliqCofins: 300,
          vPis: toCents(650),
          vCofins: toCents(3_000),
          tpRetPisCofins: '3',
        },
        vRetCP: toCents(1_100),
        vRetIRRF: toCents(150),
        vRetCSLL: toCents(465),
      },
      totTrib: { pTotTrib: { pTotTribFed: 1_345, pTotTribEst: 0, pTotTribMun: 10_000 } },
    },
  },
  IBSCBS: {
    finNFSe: '0',
    indFinal: '1',
    cIndOp: '100301',
    tpOper: '5',
    gRefNFSe: { refNFSe: ['4'.repeat(50), '5'.repeat(50)] },
    tpEnteGov: '4',
    indDest: '1',
    indZFMALC: '0',
    dest: { CPF: '52998224725', xNome: 'Maria Exemplo', fone: '11999998888' },
    imovel: { inscImobFisc: '77', cCIB: 'AB12CD34' },
    valores: {
      gReeRepRes: {
        documentos: [
          {
            dFeNacional: { tipoChaveDFe: '9', xTipoChaveDFe: 'Outro', chaveDFe: '123' },
            fornec: { CPF: '52998224725', xNome: 'Fornecedor' },
            dtEmiDoc: '2026-02-01',
            dtCompDoc: '2026-02-01',
            tpReeRepRes: '99',
            xTpReeRepRes: 'Outro reembolso',
            vlrReeRepRes: toCents(1_234),
          },
          {
            docOutro: { nDoc: '1', xDoc: 'Recibo' },
            dtEmiDoc: '2026-02-01',
            dtCompDoc: '2026-02-01',
            tpReeRepRes: '01',
            vlrReeRepRes: toCents(10),
          },
        ],
      },
      trib: {
        gIBSCBS: {
          CST: '000',
          cClassTrib: '000001',
          cCredPres: '01',
          gTribRegular: { CSTReg: '000', cClassTribReg: '000001' },
          gDif: { pDifUF: 10_000, pDifMun: 0, pDifCBS: 5_050 },
        },
      },
    },
  },
};
