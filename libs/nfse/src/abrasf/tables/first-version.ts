import { type Cents } from '#libs/kernel';
import {
  alsoNamed,
  group,
  type Group,
  optional,
  optionalAttribute,
  required,
} from '#libs/xml-tables';
import {
  type AbrasfAddress,
  type CompNfse,
  type Contact,
  type CpfCnpj,
  type Declaration,
  type Identification,
  type InfNfseAbrasf,
  type RpsId,
} from '../abrasf';
import {
  type Cancellation,
  cancellationTable,
  type Substitution,
  substitutionTable,
  versioned,
} from './cancellation';
import { SIGNED } from './declaration';
import { ISSUING_AUTHORITY } from './invoice';
import { type AbrasfLayout, textOf, typesOf } from './layout';
import {
  addressTable,
  contactTable,
  customerTable,
  FIRST_IDENTIFICATION,
  firstIntermediaryTable,
  RPS_ID,
} from './parties';
import * as type from './text-types';

/** The service of 1.00. IssRetido is among the values, and the tax situation is outside, in NaturezaOperacao. */
export interface FirstService {
  readonly Valores: {
    readonly ValorServicos: Cents;
    readonly ValorDeducoes?: Cents;
    readonly ValorPis?: Cents;
    readonly ValorCofins?: Cents;
    readonly ValorInss?: Cents;
    readonly ValorIr?: Cents;
    readonly ValorCsll?: Cents;
    readonly IssRetido: string;
    readonly ValorIss?: Cents;
    readonly ValorIssRetido?: Cents;
    readonly OutrasRetencoes?: Cents;
    readonly BaseCalculo?: Cents;
    readonly Aliquota?: number;
    readonly ValorLiquidoNfse?: Cents;
    readonly DescontoIncondicionado?: Cents;
    readonly DescontoCondicionado?: Cents;
  };
  readonly ItemListaServico: string;
  readonly CodigoCnae?: string;
  readonly CodigoTributacaoMunicipio?: string;
  readonly Discriminacao: string;
  readonly CodigoMunicipio: string;
}

type Customer = NonNullable<Declaration['TomadorServico']>;

/** The parts of a declaration and of an invoice that are the same. */
interface FirstDeclaration {
  readonly Id?: string;
  /** 1 in the municipality, 2 outside, 3 exempt, 4 immune, 5 suspended by a court, 6 suspended by the authority. */
  readonly NaturezaOperacao: string;
  readonly RegimeEspecialTributacao?: string;
  readonly OptanteSimplesNacional: string;
  readonly IncentivadorCultural: string;
  readonly Servico: FirstService;
  readonly IntermediarioServico?: {
    readonly RazaoSocial: string;
    readonly CpfCnpj: CpfCnpj;
    readonly InscricaoMunicipal?: string;
  };
  readonly ConstrucaoCivil?: { readonly CodigoObra: string; readonly Art: string };
}

export interface FirstRps extends FirstDeclaration {
  readonly IdentificacaoRps: RpsId;
  readonly DataEmissao: string;
  readonly Status: string;
  readonly RpsSubstituido?: RpsId;
  readonly Prestador: Identification;
  readonly Tomador?: Customer;
}

export interface FirstInvoice extends FirstDeclaration {
  readonly Numero: string;
  readonly CodigoVerificacao: string;
  readonly DataEmissao: string;
  readonly IdentificacaoRps?: RpsId;
  readonly DataEmissaoRps?: string;
  readonly Competencia: string;
  readonly NfseSubstituida?: string;
  readonly OutrasInformacoes?: string;
  readonly ValorCredito?: Cents;
  readonly PrestadorServico: {
    readonly IdentificacaoPrestador: Identification;
    readonly RazaoSocial: string;
    readonly NomeFantasia?: string;
    readonly Endereco: AbrasfAddress;
    readonly Contato?: Contact;
  };
  readonly TomadorServico?: Customer;
  readonly OrgaoGerador: InfNfseAbrasf['OrgaoGerador'];
}

export interface FirstCompNfse {
  readonly Nfse: { readonly InfNfse: FirstInvoice };
  readonly NfseCancelamento?: CompNfse['NfseCancelamento'];
  readonly NfseSubstituicao?: CompNfse['NfseSubstituicao'];
}

function serviceTable(layout: AbrasfLayout): Group<FirstService> {
  const { rate, listItem } = typesOf(layout);
  return group<FirstService>({
    Valores: required(
      group<FirstService['Valores']>({
        ValorServicos: required(type.amount),
        ValorDeducoes: optional(type.amount),
        ValorPis: optional(type.amount),
        ValorCofins: optional(type.amount),
        ValorInss: optional(type.amount),
        ValorIr: optional(type.amount),
        ValorCsll: optional(type.amount),
        IssRetido: required(type.yesNo),
        ValorIss: optional(type.amount),
        ValorIssRetido: optional(type.amount),
        OutrasRetencoes: optional(type.amount),
        BaseCalculo: optional(type.amount),
        Aliquota: optional(rate),
        ValorLiquidoNfse: optional(type.amount),
        DescontoIncondicionado: optional(type.amount),
        DescontoCondicionado: optional(type.amount),
      }),
    ),
    ItemListaServico: required(listItem),
    CodigoCnae: optional(type.number(7)),
    CodigoTributacaoMunicipio: optional(type.text(20)),
    Discriminacao: required(type.text(2000)),
    CodigoMunicipio: required(type.municipality),
  });
}

const SITUATION_ROWS = {
  NaturezaOperacao: required(type.code('1', '2', '3', '4', '5', '6')),
  RegimeEspecialTributacao: optional(type.code('1', '2', '3', '4', '5', '6')),
  OptanteSimplesNacional: required(type.yesNo),
  IncentivadorCultural: required(type.yesNo),
};

function constructionTable(layout: AbrasfLayout) {
  const number = textOf(layout, 'construction');
  return group<NonNullable<FirstDeclaration['ConstrucaoCivil']>>({
    CodigoObra: required(number),
    Art: required(number),
  });
}

function rpsTable(layout: AbrasfLayout): Group<FirstRps> {
  return group<FirstRps>({
    Id: optionalAttribute(type.text(255)),
    IdentificacaoRps: required(RPS_ID),
    DataEmissao: required(typesOf(layout).date),
    ...SITUATION_ROWS,
    Status: required(type.yesNo),
    RpsSubstituido: optional(RPS_ID),
    Servico: required(serviceTable(layout)),
    Prestador: required(FIRST_IDENTIFICATION),
    Tomador: optional(customerTable(layout)),
    IntermediarioServico: optional(firstIntermediaryTable(layout)),
    // The schema of 1.00 of 2008 spells it without the s.
    ConstrucaoCivil: alsoNamed(optional(constructionTable(layout)), 'ContrucaoCivil'),
  });
}

export interface SignedRps {
  readonly InfRps: FirstRps;
}

export function signedRpsTable(layout: AbrasfLayout): Group<SignedRps> {
  return group<SignedRps>({ InfRps: required(rpsTable(layout)) }, SIGNED);
}

function invoiceTable(layout: AbrasfLayout): Group<FirstInvoice> {
  const { date, dateTime } = typesOf(layout);
  return group<FirstInvoice>({
    Id: optionalAttribute(type.text(255)),
    Numero: required(type.number(15)),
    CodigoVerificacao: required(type.verificationCode),
    DataEmissao: required(dateTime),
    IdentificacaoRps: optional(RPS_ID),
    DataEmissaoRps: optional(date),
    ...SITUATION_ROWS,
    Competencia: required(type.dateAsDateTime),
    NfseSubstituida: optional(type.number(15)),
    OutrasInformacoes: optional(textOf(layout, 'otherInformation')),
    Servico: required(serviceTable(layout)),
    ValorCredito: optional(type.amount),
    PrestadorServico: required(
      group<FirstInvoice['PrestadorServico']>({
        IdentificacaoPrestador: required(FIRST_IDENTIFICATION),
        RazaoSocial: required(textOf(layout, 'name')),
        NomeFantasia: optional(type.text(60)),
        Endereco: required(addressTable(layout)),
        Contato: optional(contactTable(layout)),
      }),
    ),
    TomadorServico: optional(customerTable(layout)),
    IntermediarioServico: optional(firstIntermediaryTable(layout)),
    OrgaoGerador: required(ISSUING_AUTHORITY),
    ConstrucaoCivil: optional(constructionTable(layout)),
  });
}

export function firstCompNfseTable(layout: AbrasfLayout): Group<FirstCompNfse> {
  return group<FirstCompNfse>({
    Nfse: required(
      group<FirstCompNfse['Nfse']>({ InfNfse: required(invoiceTable(layout)) }, versioned(layout)),
    ),
    NfseCancelamento: optional<Cancellation>(cancellationTable(layout)),
    NfseSubstituicao: optional<Substitution>(substitutionTable(layout)),
  });
}
