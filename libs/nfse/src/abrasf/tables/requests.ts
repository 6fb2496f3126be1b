import {
  alsoNamed,
  type AnyGroup,
  at,
  atMostOne,
  exactlyOne,
  group,
  type Group,
  groupWithout,
  list,
  oneOf,
  optional,
  optionalAttribute,
  orEmpty,
  required,
} from '#libs/xml-tables';
import { type CpfCnpj, type Identification, type RpsId } from '../abrasf';
import { type Period } from '../messages/requests';
import { type SignedOrder, signedOrderTable } from './cancellation';
import { MANY, type SignedDeclaration, SIGNED, signedDeclarationTable } from './declaration';
import { type SignedRps, signedRpsTable } from './first-version';
import { type AbrasfLayout, typesOf } from './layout';
import { CPF_CNPJ, identificationTable, PARTIAL_IDENTIFICATION, RPS_ID } from './parties';
import * as type from './text-types';

/** An RPS of any version: the one of 1.00 is InfRps. */
export type AnyRps = Partial<SignedDeclaration & SignedRps>;

function anyRpsTable(layout: AbrasfLayout): Group<AnyRps> {
  const table: AnyGroup =
    layout.version === '1.00' ? signedRpsTable(layout) : signedDeclarationTable(layout);
  return table;
}

export interface SentBatch {
  readonly LoteRps: {
    readonly Id?: string;
    readonly NumeroLote: string;
    readonly Prestador?: Identification;
    readonly CpfCnpj?: CpfCnpj;
    readonly InscricaoMunicipal?: string;
    readonly QuantidadeRps: number;
    readonly rps: readonly AnyRps[];
  };
}

/** The provider is in an element of its own only in 2.04. */
export function batchTable(layout: AbrasfLayout): Group<SentBatch> {
  const { version } = layout;
  const provider = exactlyOne();
  const rows = {
    Id: optionalAttribute(type.text(255)),
    NumeroLote: required(type.number(15)),
    Prestador: oneOf(provider, identificationTable(layout)),
    CpfCnpj:
      version === '1.00' ? at('Cnpj', oneOf(provider, type.cnpjAlone)) : oneOf(provider, CPF_CNPJ),
    InscricaoMunicipal: optional(type.text(15)),
    QuantidadeRps: required(type.count(9)),
    rps: at('ListaRps/Rps', list(MANY, anyRpsTable(layout))),
  };
  type Batch = SentBatch['LoteRps'];
  const batch =
    version === '2.04'
      ? groupWithout<Batch>(rows, 'CpfCnpj', 'InscricaoMunicipal')
      : groupWithout<Batch>(rows, 'Prestador');
  return group<SentBatch>({ LoteRps: required(batch) }, SIGNED);
}

export interface SentSingleRps {
  readonly Rps: AnyRps;
}

export function singleRpsTable(layout: AbrasfLayout): Group<SentSingleRps> {
  return group<SentSingleRps>({ Rps: required(anyRpsTable(layout)) }, SIGNED);
}

export interface BatchQuery {
  readonly Prestador: Identification;
  readonly Protocolo: string;
}

export function batchQueryTable(layout: AbrasfLayout): Group<BatchQuery> {
  return group<BatchQuery>(
    { Prestador: required(identificationTable(layout)), Protocolo: required(type.text(50)) },
    SIGNED,
  );
}

export interface RpsQuery {
  readonly IdentificacaoRps: RpsId;
  readonly Prestador: Identification;
}

export function rpsQueryTable(layout: AbrasfLayout): Group<RpsQuery> {
  return group<RpsQuery>(
    { IdentificacaoRps: required(RPS_ID), Prestador: required(identificationTable(layout)) },
    SIGNED,
  );
}

export interface RangeQuery {
  readonly Prestador: Identification;
  readonly Faixa: { readonly NumeroNfseInicial: string; readonly NumeroNfseFinal?: string };
  readonly Pagina: number;
}

export function rangeQueryTable(layout: AbrasfLayout): Group<RangeQuery> {
  const last = exactlyOne();
  return group<RangeQuery>(
    {
      Prestador: required(identificationTable(layout)),
      Faixa: required(
        group<RangeQuery['Faixa']>({
          NumeroNfseInicial: required(type.number(15)),
          NumeroNfseFinal:
            layout.version === '2.04' ? oneOf(last, type.number(15)) : optional(type.number(15)),
        }),
      ),
      Pagina: required(type.page),
    },
    SIGNED,
  );
}

interface Search {
  readonly NumeroNfse?: string;
  readonly PeriodoEmissao?: Period;
  readonly PeriodoCompetencia?: Period;
  readonly Tomador?: Identification;
  readonly Intermediario?: Identification;
  readonly Pagina: number;
}

export type ProvidedSearch = Search & { readonly Prestador: Identification };
export type TakenSearch = Search & {
  readonly Consulente: Identification;
  readonly Prestador?: Identification;
};
export type FirstSearch = Omit<ProvidedSearch, 'PeriodoCompetencia' | 'Pagina'>;

/** In a query of 1.00, an intermediary has its name too. */
const NAMED_INTERMEDIARY = group<Identification & { readonly RazaoSocial?: string }>({
  RazaoSocial: optional(type.text(150)),
  CpfCnpj: orEmpty(CPF_CNPJ, {}),
  InscricaoMunicipal: optional(type.text(15)),
});

function periodTable(layout: AbrasfLayout): Group<Period> {
  const { date } = typesOf(layout);
  return group<Period>({ DataInicial: required(date), DataFinal: required(date) });
}

/** 2.04 wants a number or one of the periods; before, all may be absent, and a number can have a period too. */
function searchRows(layout: AbrasfLayout) {
  const search = layout.version === '2.04' ? exactlyOne() : atMostOne();
  const number = layout.version === '2.04' ? search : atMostOne();
  return {
    NumeroNfse: oneOf(number, type.number(15)),
    PeriodoEmissao: oneOf(search, periodTable(layout)),
    PeriodoCompetencia: oneOf(search, periodTable(layout)),
    Tomador: alsoNamed(optional(PARTIAL_IDENTIFICATION), 'TomadorServico'),
    Intermediario: alsoNamed(optional(PARTIAL_IDENTIFICATION), 'IntermediarioServico'),
    Pagina: required(type.page),
  };
}

/** ConsultarNfseServicoPrestado. */
export function providedQueryTable(layout: AbrasfLayout): Group<ProvidedSearch> {
  const Prestador = required(identificationTable(layout));
  return group<ProvidedSearch>({ Prestador, ...searchRows(layout) }, SIGNED);
}

/** ConsultarNfseServicoTomado. */
export function takenQueryTable(layout: AbrasfLayout): Group<TakenSearch> {
  const { Tomador, Intermediario, Pagina, ...search } = searchRows(layout);
  const Consulente = required(identificationTable(layout));
  const Prestador = optional(PARTIAL_IDENTIFICATION);
  return group<TakenSearch>(
    { Consulente, ...search, Prestador, Tomador, Intermediario, Pagina },
    SIGNED,
  );
}

/** ConsultarNfse of 1.00, without a page. */
export function firstQueryTable(layout: AbrasfLayout): Group<FirstSearch> {
  const { NumeroNfse, PeriodoEmissao, Tomador } = searchRows(layout);
  return group<FirstSearch>(
    {
      Prestador: required(identificationTable(layout)),
      NumeroNfse,
      PeriodoEmissao,
      Tomador,
      Intermediario: at('IntermediarioServico', optional(NAMED_INTERMEDIARY)),
    },
    SIGNED,
  );
}

export interface SentOrder {
  readonly Pedido: SignedOrder;
}

export function cancellationOrderTable(layout: AbrasfLayout): Group<SentOrder> {
  return group<SentOrder>({ Pedido: required(signedOrderTable(layout)) }, SIGNED);
}

export interface SentSubstitution {
  readonly SubstituicaoNfse: {
    readonly Id?: string;
    readonly Pedido: SignedOrder;
    readonly Rps: AnyRps;
  };
}

export function substitutionOrderTable(layout: AbrasfLayout): Group<SentSubstitution> {
  return group<SentSubstitution>(
    {
      SubstituicaoNfse: required(
        group<SentSubstitution['SubstituicaoNfse']>({
          Id: optionalAttribute(type.text(255)),
          Pedido: required(signedOrderTable(layout)),
          Rps: required(anyRpsTable(layout)),
        }),
      ),
    },
    SIGNED,
  );
}
