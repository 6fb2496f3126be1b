import { type DeductionDocument, type DpsValues } from '../national/dps';
import { type AdjustmentDocument } from '../national/dps-009';
import { EFFECTS } from '../taxes/adjustments';
import { type AbrasfDeduction } from './abrasf';
import { identificationOf } from './parties-of';
import { stateOf } from '../parameters/municipality-code';

/** Kinds of deduction: national `tpDedRed` or `tpAjusteBC` to ABRASF `TipoDeducao`. */
const KINDS: Readonly<Record<string, string>> = {
  '1': '5',
  '2': '1',
  '3': '4',
  '4': '6',
  '5': '7',
  '6': '8',
  '7': '3',
  '8': '2',
  '103': '6',
  '104': '6',
  '199': '6',
};
const OTHER = '99';

/** The deductions by document. ABRASF requires the supplier, so documents without one are left out. */
export function deductionsOf({ vDedRed, vAjusteBC }: DpsValues): readonly AbrasfDeduction[] {
  return [
    ...(vDedRed?.documentos?.docDedRed ?? []).flatMap(deductionOf),
    ...(vAjusteBC?.documentos?.docAjusteBC ?? []).flatMap(adjustmentOf),
  ];
}

function deductionOf(document: DeductionDocument): readonly AbrasfDeduction[] {
  const supplier = document.fornec && identificationOf(document.fornec);
  if (supplier === undefined) return [];
  return [
    {
      TipoDeducao: KINDS[document.tpDedRed] ?? OTHER,
      ...(document.xDescOutDed !== undefined && { DescricaoDeducao: document.xDescOutDed }),
      IdentificacaoDocumentoDeducao: documentOf(document),
      DadosFornecedor: { IdentificacaoFornecedor: { CpfCnpj: supplier.CpfCnpj } },
      DataEmissao: document.dtEmiDoc,
      ValorDedutivel: document.vDedutivelRedutivel,
      ValorUtilizadoDeducao: document.vDeducaoReducao,
    },
  ];
}

/** A document of edition 009, if it reduces the ISS. ABRASF needs its date too. */
function adjustmentOf(document: AdjustmentDocument): readonly AbrasfDeduction[] {
  const { tpAjusteBC, xTpAjusteBC, dtEmiDoc, dtCompDoc } = document;
  const supplier = document.fornec && identificationOf(document.fornec);
  const date = dtEmiDoc ?? dtCompDoc;
  if (supplier === undefined || date === undefined || EFFECTS[tpAjusteBC]?.iss !== true) return [];
  return [
    {
      TipoDeducao: KINDS[tpAjusteBC] ?? OTHER,
      ...(xTpAjusteBC !== undefined && { DescricaoDeducao: xTpAjusteBC }),
      IdentificacaoDocumentoDeducao: documentOf(identifiedAs007(document)),
      DadosFornecedor: { IdentificacaoFornecedor: { CpfCnpj: supplier.CpfCnpj } },
      DataEmissao: date,
      ValorDedutivel: document.vTotDoc,
      ValorUtilizadoDeducao: document.vAjuteAplic,
    },
  ];
}

type Identified = Pick<
  DeductionDocument,
  'chNFSe' | 'chNFe' | 'NFSeMun' | 'NFNFS' | 'nDocFisc' | 'nDoc'
>;

/** The document as edition 007 identifies it. */
function identifiedAs007(document: AdjustmentDocument): Identified {
  const { dFeNacional, docFiscalOutro, docOutro } = document;
  if (dFeNacional?.tipoChaveDFe === '1') return { chNFSe: dFeNacional.chaveDFe };
  if (dFeNacional?.tipoChaveDFe === '2') return { chNFe: dFeNacional.chaveDFe };
  if (dFeNacional !== undefined) return { nDocFisc: dFeNacional.chaveDFe };
  if (docFiscalOutro !== undefined) return { nDocFisc: docFiscalOutro.nDocFiscal };
  return { nDoc: docOutro?.nDoc ?? '' };
}

/** The number of an invoice as part of its access key, without leading zeros. */
export function numberInAccessKey(accessKey: string): string {
  return accessKey.slice(23, 36).replace(/^0+(?=.)/, '');
}

function documentOf(document: Identified): AbrasfDeduction['IdentificacaoDocumentoDeducao'] {
  const { chNFSe, chNFe, NFSeMun, NFNFS, nDocFisc, nDoc } = document;
  if (chNFSe !== undefined) {
    return {
      IdentificacaoNfse: {
        CodigoMunicipioGerador: chNFSe.slice(0, 7),
        NumeroNfse: numberInAccessKey(chNFSe),
      },
    };
  }
  const state = chNFe && stateOf(chNFe);
  if (chNFe !== undefined && state !== undefined) {
    // An access key of an NF-e has its number at the digits 26 to 34.
    const number = chNFe.slice(25, 34);
    return { IdentificacaoNfe: { NumeroNfe: number, UfNfe: state, ChaveAcessoNfe: chNFe } };
  }
  if (NFSeMun) {
    return {
      IdentificacaoNfse: {
        CodigoMunicipioGerador: NFSeMun.cMunNFSeMun,
        NumeroNfse: NFSeMun.nNFSeMun,
        CodigoVerificacao: NFSeMun.cVerifNFSeMun,
      },
    };
  }
  const other = NFNFS?.nNFS ?? nDocFisc ?? nDoc ?? chNFe ?? '';
  return { OutroDocumento: { IdentificacaoDocumento: other } };
}
