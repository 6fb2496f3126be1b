import { type InfDps, type MunicipalTax } from '../national/dps';
import { type InfNfse } from '../national/nfse';
import { type AbrasfService, type CompNfse, type Declaration, type Rps } from './abrasf';
import { type DeclaredRps } from './declaration';
import { deductionsOf, numberInAccessKey } from './deductions-of';
import { customerOf, identificationOf, intermediaryOf, providerOf, upTo } from './parties-of';
import { stateOf } from '../parameters/municipality-code';
import { declaredValuesOf, nfseValuesOf } from './values-of';

/** Data of an ABRASF invoice that the national layout does not have. */
export interface AbrasfDetails {
  /** 1 to 9 letters and digits. */
  readonly verificationCode: string;
  readonly cancellation?: {
    /** Date and time, as in `2026-03-11T09:00:00-03:00`. */
    readonly dateTime: string;
    /** 1 issued in error, 2 service not provided; others as ABRASF defines them. */
    readonly code: string;
  };
  /** The access key of the invoice that replaces this one. */
  readonly replacedBy?: string;
  /** The receipt of the invoice. If it is absent, the DPS is the receipt. */
  readonly rps?: DeclaredRps;
}

const YES = '1';
const NO = '2';
const ABROAD = '9999999';
/** Type and status of a receipt. */
const RECEIPT = '1';
const NORMAL = '1';
/** National `tribISSQN` to `ExigibilidadeISS`: due, immune, export, no incidence. */
const ENFORCEABILITY: Readonly<Record<string, string>> = { '1': '1', '2': '5', '3': '4', '4': '2' };
/** National `regEspTrib` to `RegimeEspecialTributacao`; the other regimes have no code in ABRASF. */
const REGIMES: Readonly<Record<string, string>> = { '1': '4', '2': '2', '3': '1', '6': '3' };
/** National `opSimpNac` to `RegimeEspecialTributacao`: MEI, ME and EPP. */
const SIMPLES_REGIMES: Readonly<Record<string, string>> = { '2': '5', '3': '6' };

/** The same invoice in the layout ABRASF 2.04. Texts that are too long for ABRASF are cut. */
export function abrasfOf(nfse: InfNfse, details: AbrasfDetails): CompNfse {
  const { infDPS } = nfse.DPS;
  const { xOutInf } = nfse;
  const substituted = infDPS.subst?.chSubstda;
  return {
    Nfse: {
      InfNfse: {
        Numero: nfse.nNFSe,
        CodigoVerificacao: details.verificationCode,
        DataEmissao: nfse.dhProc,
        ...(substituted !== undefined && { NfseSubstituida: numberInAccessKey(substituted) }),
        ...(xOutInf !== undefined && { OutrasInformacoes: upTo(510, xOutInf) }),
        ValoresNfse: nfseValuesOf(nfse),
        ...(nfse.xTribMun !== undefined && {
          DescricaoCodigoTributacaoMunicípio: nfse.xTribMun,
        }),
        PrestadorServico: providerOf(nfse.emit),
        OrgaoGerador: {
          CodigoMunicipio: infDPS.cLocEmi,
          Uf: stateOf(infDPS.cLocEmi) ?? nfse.emit.enderNac.UF,
        },
        DeclaracaoPrestacaoServico: {
          InfDeclaracaoPrestacaoServico: declarationOf(nfse, details.rps),
        },
      },
    },
    ...cancellationOf(nfse, details),
    ...(details.replacedBy !== undefined && {
      NfseSubstituicao: {
        SubstituicaoNfse: { NfseSubstituidora: numberInAccessKey(details.replacedBy) },
      },
    }),
  };
}

function declarationOf(nfse: InfNfse, rps: DeclaredRps | undefined): Declaration {
  const { infDPS } = nfse.DPS;
  const { prest, toma, serv } = infDPS;
  const { opSimpNac, regEspTrib } = prest.regTrib;
  const intermediary = intermediaryOf(infDPS.interm);
  const regime = REGIMES[regEspTrib] ?? SIMPLES_REGIMES[opSimpNac];
  const construction = constructionOf(infDPS);
  const deductions = deductionsOf(infDPS.valores);
  const note = serv.infoCompl?.xInfComp;
  return {
    Rps: rpsOf(infDPS, rps),
    Competencia: infDPS.dCompet,
    Servico: serviceOf(nfse),
    Prestador: identificationOf(prest) ?? { CpfCnpj: {} },
    ...(toma && { TomadorServico: customerOf(toma) }),
    ...(intermediary && { Intermediario: intermediary }),
    ...(construction && { ConstrucaoCivil: construction }),
    ...(regime !== undefined && { RegimeEspecialTributacao: regime }),
    // An option that is not decided yet (4) is not one.
    OptanteSimplesNacional: opSimpNac === '1' || opSimpNac === '4' ? NO : YES,
    IncentivoFiscal: NO,
    ...(serv.atvEvento && { Evento: eventOf(serv.atvEvento) }),
    ...(note !== undefined && { InformacoesComplementares: note }),
    ...(deductions.length > 0 && { Deducao: deductions }),
  };
}

/** The receipt as it was sent, or else the DPS, which is the receipt of the national standard. */
function rpsOf({ nDPS, serie, dhEmi }: InfDps, rps: DeclaredRps | undefined): Rps {
  const issued = dhEmi.slice(0, 10);
  if (rps === undefined) {
    const IdentificacaoRps = { Numero: nDPS, Serie: serie, Tipo: RECEIPT };
    return { IdentificacaoRps, DataEmissao: issued, Status: NORMAL };
  }
  const { number, series, type, status, issueDate } = rps;
  return {
    ...(number !== undefined && {
      IdentificacaoRps: { Numero: number, Serie: series, Tipo: type },
    }),
    DataEmissao: issueDate ?? issued,
    Status: status,
  };
}

function serviceOf(nfse: InfNfse): AbrasfService {
  const { serv, valores } = nfse.DPS.infDPS;
  const { cTribNac, cTribMun, cNBS, xDescServ } = serv.cServ;
  const { tribMun } = valores.trib;
  const responsible = tribMun.tpRetISSQN === '3' ? '2' : '1';
  return {
    Valores: declaredValuesOf(nfse),
    IssRetido: tribMun.tpRetISSQN === '1' ? NO : YES,
    ...(tribMun.tpRetISSQN !== '1' && { ResponsavelRetencao: responsible }),
    ItemListaServico: `${cTribNac.slice(0, 2)}.${cTribNac.slice(2, 4)}`,
    ...(cTribMun !== undefined && { CodigoTributacaoMunicipio: cTribMun }),
    ...(cNBS !== undefined && { CodigoNbs: cNBS }),
    Discriminacao: xDescServ,
    CodigoMunicipio: serv.locPrest.cLocPrestacao ?? ABROAD,
    ExigibilidadeISS: enforceabilityOf(tribMun, nfse.valores.tpBM),
    ...(nfse.cLocIncid !== undefined && { MunicipioIncidencia: nfse.cLocIncid }),
    ...(tribMun.exigSusp && { NumeroProcesso: tribMun.exigSusp.nProcesso }),
  };
}

/** @param benefit `tpBM`; 1 is an exemption */
function enforceabilityOf({ exigSusp, tribISSQN }: MunicipalTax, benefit?: string): string {
  if (exigSusp) return exigSusp.tpSusp === '1' ? '6' : '7';
  if (benefit === '1') return '3';
  return ENFORCEABILITY[tribISSQN] ?? '1';
}

function constructionOf({ serv }: InfDps): Declaration['ConstrucaoCivil'] {
  const site = serv.obra?.cObra;
  const document = serv.obra && serv.infoCompl?.idDocTec;
  if (site === undefined && document === undefined) return undefined;
  return {
    ...(site !== undefined && { CodigoObra: site }),
    ...(document !== undefined && { Art: upTo(30, document) }),
  };
}

function eventOf({
  idAtvEvt,
  xNome,
}: NonNullable<InfDps['serv']['atvEvento']>): NonNullable<Declaration['Evento']> {
  return {
    ...(idAtvEvt !== undefined && { IdentificacaoEvento: idAtvEvt }),
    DescricaoEvento: xNome,
  };
}

function cancellationOf(
  nfse: InfNfse,
  { cancellation }: AbrasfDetails,
): Pick<CompNfse, 'NfseCancelamento'> {
  const provider = identificationOf(nfse.emit);
  if (cancellation === undefined || provider === undefined) return {};
  const { infDPS } = nfse.DPS;
  const IdentificacaoNfse = {
    Numero: nfse.nNFSe,
    ...provider,
    CodigoMunicipio: infDPS.cLocEmi,
  };
  const request = { IdentificacaoNfse, CodigoCancelamento: cancellation.code };
  return {
    NfseCancelamento: {
      Confirmacao: {
        Pedido: { InfPedidoCancelamento: request },
        DataHora: cancellation.dateTime,
      },
    },
  };
}
