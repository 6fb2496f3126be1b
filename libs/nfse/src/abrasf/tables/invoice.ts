import {
  group,
  type Group,
  groupWithout,
  optional,
  optionalAttribute,
  required,
  type Root,
} from '#libs/xml-tables';
import { type CompNfse, type InfNfseAbrasf } from '../abrasf';
import { cancellationTable, substitutionTable, versioned } from './cancellation';
import { signedDeclarationTable } from './declaration';
import { type AbrasfLayout, SCHEMA_2_04, textOf, typesOf } from './layout';
import { addressTable, contactTable, IDENTIFICATION } from './parties';
import * as type from './text-types';

type Provider = InfNfseAbrasf['PrestadorServico'];

/** In 2.04, the identification of the provider is only in the declaration. */
function providerTable(layout: AbrasfLayout): Group<Provider> {
  const rows = {
    IdentificacaoPrestador: optional(IDENTIFICATION),
    RazaoSocial: required(type.text(150)),
    NomeFantasia: optional(type.text(60)),
    Endereco: required(addressTable(layout)),
    Contato: optional(contactTable(layout)),
  };
  return layout.version === '2.04'
    ? groupWithout<Provider>(rows, 'IdentificacaoPrestador')
    : group<Provider>(rows);
}

export const ISSUING_AUTHORITY = group<InfNfseAbrasf['OrgaoGerador']>({
  CodigoMunicipio: required(type.municipality),
  Uf: required(type.uf),
});

function infNfseTable(layout: AbrasfLayout): Group<InfNfseAbrasf> {
  const { rate, dateTime } = typesOf(layout);
  const rows = {
    Id: optionalAttribute(type.text(255)),
    Numero: required(type.number(15)),
    CodigoVerificacao: required(type.verificationCode),
    DataEmissao: required(dateTime),
    NfseSubstituida: optional(type.number(15)),
    OutrasInformacoes: optional(textOf(layout, 'otherInformation')),
    ValoresNfse: required(
      group<InfNfseAbrasf['ValoresNfse']>({
        BaseCalculo: optional(type.amount),
        Aliquota: optional(rate),
        ValorIss: optional(type.amount),
        ValorLiquidoNfse: required(type.amount),
      }),
    ),
    DescricaoCodigoTributacaoMunicípio: optional(type.text(1000)),
    ValorCredito: optional(type.amount),
    PrestadorServico: required(providerTable(layout)),
    OrgaoGerador: required(ISSUING_AUTHORITY),
    DeclaracaoPrestacaoServico: required(signedDeclarationTable(layout)),
  };
  return layout.version === '2.04'
    ? group<InfNfseAbrasf>(rows)
    : groupWithout<InfNfseAbrasf>(rows, 'DescricaoCodigoTributacaoMunicípio');
}

/** An invoice of 2.x. */
export function compNfseTable(layout: AbrasfLayout): Group<CompNfse> {
  return group<CompNfse>({
    Nfse: required(
      group<CompNfse['Nfse']>({ InfNfse: required(infNfseTable(layout)) }, versioned(layout)),
    ),
    NfseCancelamento: optional(cancellationTable(layout)),
    NfseSubstituicao: optional(substitutionTable(layout)),
  });
}

export const ABRASF_NAMESPACE = 'http://www.abrasf.org.br/nfse.xsd';

export const COMP_NFSE: Root<CompNfse> = {
  name: 'CompNfse',
  namespace: ABRASF_NAMESPACE,
  group: compNfseTable(SCHEMA_2_04),
};
