import { type DeductionDocument, type DpsValues } from '../national/dps';
import { type AbrasfDeduction } from './abrasf';
import { identificationOf } from './parties-of';
import { stateOf } from '../parameters/municipality-code';

/** Kinds of deduction: national `tpDedRed` to ABRASF `TipoDeducao`. */
const KINDS: Readonly<Record<string, string>> = {
  '1': '5',
  '2': '1',
  '3': '4',
  '4': '6',
  '5': '7',
  '6': '8',
  '7': '3',
  '8': '2',
};
const OTHER = '99';

/** The deductions by document. ABRASF requires the supplier, so documents without one are left out. */
export function deductionsOf({ vDedRed }: DpsValues): readonly AbrasfDeduction[] {
  return (vDedRed?.documentos?.docDedRed ?? []).flatMap((document) => {
    const supplier = document.fornec && identificationOf(document.fornec);
    if (supplier === undefined) return [];
    return {
      TipoDeducao: KINDS[document.tpDedRed] ?? OTHER,
      ...(document.xDescOutDed !== undefined && { DescricaoDeducao: document.xDescOutDed }),
      IdentificacaoDocumentoDeducao: documentOf(document),
      DadosFornecedor: { IdentificacaoFornecedor: { CpfCnpj: supplier.CpfCnpj } },
      DataEmissao: document.dtEmiDoc,
      ValorDedutivel: document.vDedutivelRedutivel,
      ValorUtilizadoDeducao: document.vDeducaoReducao,
    };
  });
}

/** The number of an invoice as part of its access key, without leading zeros. */
export function numberInAccessKey(accessKey: string): string {
  return accessKey.slice(23, 36).replace(/^0+(?=.)/, '');
}

function documentOf(document: DeductionDocument): AbrasfDeduction['IdentificacaoDocumentoDeducao'] {
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
