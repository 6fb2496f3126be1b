import {
  alsoNamed,
  at,
  type Envelope,
  group,
  type Group,
  groupWithout,
  oneOf,
  oneOrMore,
  optional,
  optionalAttribute,
  optionalList,
  required,
} from '#libs/xml-tables';
import { type Declaration, type Rps } from '../abrasf';
import { type AbrasfLayout, typesOf } from './layout';
import { customerTable, IDENTIFICATION, intermediaryTable, RPS_ID } from './parties';
import { deductionTable, serviceTable } from './service';
import * as type from './text-types';

/** A signature after the signed element, which need not be there. */
export const SIGNED: Envelope = { signature: 'optional' };
/** The schema does not limit some lists. The maximum number of elements of a document limits them. */
export const MANY = 100_000;

function rpsTable(layout: AbrasfLayout): Group<Rps> {
  return group<Rps>({
    Id: optionalAttribute(type.text(255)),
    IdentificacaoRps: optional(RPS_ID),
    DataEmissao: required(typesOf(layout).date),
    Status: required(type.yesNo),
    RpsSubstituido: optional(RPS_ID),
  });
}

const CUSTOMER_NAMES = ['Tomador', 'TomadorServico'] as const;

/** The declaration of 2.x. Only 2.04 has an event, further information and deductions. */
export function declarationTable(layout: AbrasfLayout): Group<Declaration> {
  const { customer, texts } = layout;
  const construction = oneOrMore();
  const event = oneOrMore();
  const customerRow = at(customer, optional(customerTable(layout)));
  const others = CUSTOMER_NAMES.filter((name) => name !== customer && texts === 'of-practice');
  const rows = {
    Id: optionalAttribute(type.text(255)),
    Rps: optional(rpsTable(layout)),
    Competencia: required(typesOf(layout).date),
    Servico: required(serviceTable(layout)),
    Prestador: required(IDENTIFICATION),
    TomadorServico: alsoNamed(customerRow, ...others),
    Intermediario: optional(intermediaryTable(layout)),
    ConstrucaoCivil: optional(
      group<NonNullable<Declaration['ConstrucaoCivil']>>({
        CodigoObra: oneOf(construction, type.text(30)),
        Art: oneOf(construction, type.text(30)),
      }),
    ),
    RegimeEspecialTributacao: optional(type.code('1', '2', '3', '4', '5', '6')),
    OptanteSimplesNacional: required(type.yesNo),
    IncentivoFiscal: required(type.yesNo),
    Evento: optional(
      group<NonNullable<Declaration['Evento']>>({
        IdentificacaoEvento: oneOf(event, type.text(30)),
        DescricaoEvento: oneOf(event, type.text(255)),
      }),
    ),
    InformacoesComplementares: optional(type.text(2000)),
    Deducao: optionalList(MANY, deductionTable(layout)),
  };
  return layout.version === '2.04'
    ? group<Declaration>(rows)
    : groupWithout<Declaration>(rows, 'Evento', 'InformacoesComplementares', 'Deducao');
}

export interface SignedDeclaration {
  readonly InfDeclaracaoPrestacaoServico: Declaration;
}

export function signedDeclarationTable(layout: AbrasfLayout): Group<SignedDeclaration> {
  return group<SignedDeclaration>(
    { InfDeclaracaoPrestacaoServico: required(declarationTable(layout)) },
    SIGNED,
  );
}
