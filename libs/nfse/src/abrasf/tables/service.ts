import {
  exactlyOne,
  group,
  type Group,
  groupWithout,
  oneOf,
  optional,
  required,
} from '#libs/xml-tables';
import {
  type AbrasfDeduction,
  type AbrasfService,
  type AbrasfValues,
  type CpfCnpj,
} from '../abrasf';
import { type AbrasfLayout, typesOf } from './layout';
import { CPF_CNPJ } from './parties';
import * as type from './text-types';

/** 2.02 has no total of the taxes (ValTotTributos). */
function valuesTable(layout: AbrasfLayout): Group<AbrasfValues> {
  const rows = {
    ValorServicos: required(type.amount),
    ValorDeducoes: optional(type.amount),
    ValorPis: optional(type.amount),
    ValorCofins: optional(type.amount),
    ValorInss: optional(type.amount),
    ValorIr: optional(type.amount),
    ValorCsll: optional(type.amount),
    OutrasRetencoes: optional(type.amount),
    ValTotTributos: optional(type.amount),
    ValorIss: optional(type.amount),
    Aliquota: optional(typesOf(layout).rate),
    DescontoIncondicionado: optional(type.amount),
    DescontoCondicionado: optional(type.amount),
  };
  return layout.version === '2.02'
    ? groupWithout<AbrasfValues>(rows, 'ValTotTributos')
    : group<AbrasfValues>(rows);
}

/** Only 2.04 says why no ISS is due, and 2.02 has no NBS. */
export function serviceTable(layout: AbrasfLayout): Group<AbrasfService> {
  const rows = {
    Valores: required(valuesTable(layout)),
    IssRetido: required(type.yesNo),
    ResponsavelRetencao: optional(type.yesNo),
    ItemListaServico: required(typesOf(layout).listItem),
    CodigoCnae: optional(type.number(7)),
    CodigoTributacaoMunicipio: optional(type.text(20)),
    CodigoNbs: optional(type.text(9)),
    Discriminacao: required(type.text(2000)),
    CodigoMunicipio: required(type.municipality),
    CodigoPais: optional(type.country),
    ExigibilidadeISS: required(type.code('1', '2', '3', '4', '5', '6', '7')),
    IdentifNaoExigibilidade: optional(type.text(4)),
    MunicipioIncidencia: optional(type.municipality),
    NumeroProcesso: optional(type.text(30)),
  };
  if (layout.version === '2.04') return group<AbrasfService>(rows);
  return layout.version === '2.03'
    ? groupWithout<AbrasfService>(rows, 'IdentifNaoExigibilidade')
    : groupWithout<AbrasfService>(rows, 'IdentifNaoExigibilidade', 'CodigoNbs');
}

type DeductionDocument = AbrasfDeduction['IdentificacaoDocumentoDeducao'];
type DeductionSupplier = AbrasfDeduction['DadosFornecedor'];
const deductionDocument = exactlyOne();
const deductionSupplier = exactlyOne();

export function deductionTable(layout: AbrasfLayout): Group<AbrasfDeduction> {
  return group<AbrasfDeduction>({
    TipoDeducao: required(type.code('1', '2', '3', '4', '5', '6', '7', '8', '99')),
    DescricaoDeducao: optional(type.text(150)),
    IdentificacaoDocumentoDeducao: required(
      group<DeductionDocument>({
        IdentificacaoNfse: oneOf(
          deductionDocument,
          group<NonNullable<DeductionDocument['IdentificacaoNfse']>>({
            CodigoMunicipioGerador: required(type.municipality),
            NumeroNfse: required(type.number(15)),
            CodigoVerificacao: optional(type.verificationCode),
          }),
        ),
        IdentificacaoNfe: oneOf(
          deductionDocument,
          group<NonNullable<DeductionDocument['IdentificacaoNfe']>>({
            NumeroNfe: required(type.number(9)),
            UfNfe: required(type.uf),
            ChaveAcessoNfe: optional(type.number(44)),
          }),
        ),
        OutroDocumento: oneOf(
          deductionDocument,
          group<NonNullable<DeductionDocument['OutroDocumento']>>({
            IdentificacaoDocumento: required(type.text(255)),
          }),
        ),
      }),
    ),
    DadosFornecedor: required(
      group<DeductionSupplier>({
        IdentificacaoFornecedor: oneOf(
          deductionSupplier,
          group<{ readonly CpfCnpj: CpfCnpj }>({ CpfCnpj: required(CPF_CNPJ) }),
        ),
        FornecedorExterior: oneOf(
          deductionSupplier,
          group<NonNullable<DeductionSupplier['FornecedorExterior']>>({
            NifFornecedor: optional(type.text(40)),
            CodigoPais: required(type.country),
          }),
        ),
      }),
    ),
    DataEmissao: required(typesOf(layout).date),
    ValorDedutivel: required(type.amount),
    ValorUtilizadoDeducao: required(type.amount),
  });
}
