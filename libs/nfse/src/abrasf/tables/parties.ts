import {
  type AnyGroup,
  at,
  atMostOne,
  exactlyOne,
  group,
  type Group,
  groupWithout,
  oneOf,
  oneOrMore,
  optional,
  orEmpty,
  required,
} from '#libs/xml-tables';
import {
  type AbrasfAddress,
  type CancellationRequest,
  type Contact,
  type CpfCnpj,
  type Declaration,
  type Identification,
  type RpsId,
} from '../abrasf';
import { type AbrasfLayout, isBetween, phoneOf, textOf } from './layout';
import * as type from './text-types';

const taxId = exactlyOne();
export const CPF_CNPJ = group<CpfCnpj>({
  Cpf: oneOf(taxId, type.cpf),
  Cnpj: oneOf(taxId, type.cnpj),
});

export const IDENTIFICATION = group<Identification>({
  CpfCnpj: required(CPF_CNPJ),
  InscricaoMunicipal: optional(type.text(15)),
});

/** An identification that needs no CPF or CNPJ, as customers have it before 2.04. */
export const PARTIAL_IDENTIFICATION = group<Identification>({
  CpfCnpj: orEmpty(CPF_CNPJ, {}),
  InscricaoMunicipal: optional(type.text(15)),
});

export const RPS_ID = group<RpsId>({
  Numero: required(type.number(15)),
  Serie: required(type.text(5)),
  Tipo: required(type.code('1', '2', '3')),
});

const REQUIRED_ADDRESS_ROWS = {
  Endereco: required(type.text(255)),
  Numero: required(type.text(60)),
  Complemento: optional(type.text(60)),
  Bairro: required(type.text(60)),
  CodigoMunicipio: required(type.municipality),
  Uf: required(type.uf),
  CodigoPais: optional(type.country),
  Cep: required(type.postalCode),
};

/** 2.04 requires the parts of an address; the country is only in 2.02 and 2.03. */
export function addressTable(layout: AbrasfLayout): Group<AbrasfAddress> {
  if (layout.version === '2.04') {
    return groupWithout<AbrasfAddress>(REQUIRED_ADDRESS_ROWS, 'CodigoPais');
  }
  const rows = {
    Endereco: orEmpty(textOf(layout, 'address'), ''),
    Numero: orEmpty(textOf(layout, 'addressNumber'), ''),
    Complemento: optional(type.text(60)),
    Bairro: orEmpty(type.text(60), ''),
    CodigoMunicipio: orEmpty(type.municipality, ''),
    Uf: orEmpty(type.uf, ''),
    CodigoPais: optional(type.country),
    Cep: orEmpty(type.postalCode, ''),
  };
  return isBetween(layout)
    ? group<AbrasfAddress>(rows)
    : groupWithout<AbrasfAddress>(rows, 'CodigoPais');
}

/** 2.04 requires one of the two. */
export function contactTable(layout: AbrasfLayout): Group<Contact> {
  const phone = phoneOf(layout);
  const email = type.text(80);
  const contact = oneOrMore();
  return layout.version === '2.04'
    ? group<Contact>({ Telefone: oneOf(contact, phone), Email: oneOf(contact, email) })
    : group<Contact>({ Telefone: optional(phone), Email: optional(email) });
}

type Customer = NonNullable<Declaration['TomadorServico']>;

/** The customer of a declaration. 1.00 and 2.02 have no NIF, and only 2.04 has a foreign address of its own. */
export function customerTable(layout: AbrasfLayout): Group<Customer> {
  const isLatest = layout.version === '2.04';
  const name = textOf(layout, 'name');
  const address = atMostOne();
  const rows = {
    IdentificacaoTomador: optional(isLatest ? IDENTIFICATION : PARTIAL_IDENTIFICATION),
    NifTomador: optional(type.text(40)),
    RazaoSocial: isLatest ? required(name) : orEmpty(name, ''),
    Endereco: oneOf(address, addressTable(layout)),
    EnderecoExterior: oneOf(
      address,
      group<NonNullable<Customer['EnderecoExterior']>>({
        CodigoPais: required(type.country),
        EnderecoCompletoExterior: required(type.text(255)),
      }),
    ),
    Contato: optional(contactTable(layout)),
  };
  if (isLatest) return group<Customer>(rows);
  return layout.version === '2.03'
    ? groupWithout<Customer>(rows, 'EnderecoExterior')
    : groupWithout<Customer>(rows, 'EnderecoExterior', 'NifTomador');
}

type Intermediary = NonNullable<Declaration['Intermediario']>;

const INTERMEDIARY_ROWS = {
  IdentificacaoIntermediario: required(IDENTIFICATION),
  RazaoSocial: required(type.text(150)),
};
const INTERMEDIARY = group<Intermediary>({
  ...INTERMEDIARY_ROWS,
  CodigoMunicipio: required(type.municipality),
});
const WITHOUT_MUNICIPALITY: AnyGroup =
  group<Omit<Intermediary, 'CodigoMunicipio'>>(INTERMEDIARY_ROWS);

/** In 2.02, an intermediary has no municipality. */
export function intermediaryTable({ version }: AbrasfLayout): Group<Intermediary> {
  return version === '2.02' ? WITHOUT_MUNICIPALITY : INTERMEDIARY;
}

/** In 1.00, its identification has no element around it, and it has no municipality. */
export function firstIntermediaryTable(layout: AbrasfLayout) {
  return group<{
    readonly RazaoSocial: string;
    readonly CpfCnpj: CpfCnpj;
    readonly InscricaoMunicipal?: string;
  }>({
    RazaoSocial: required(textOf(layout, 'name')),
    CpfCnpj: required(CPF_CNPJ),
    InscricaoMunicipal: optional(type.text(15)),
  });
}

const CNPJ_ALONE = at('Cnpj', required(type.cnpjAlone));

/** In 1.00, the CNPJ has no CpfCnpj around it. */
export const FIRST_IDENTIFICATION = group<Identification>({
  CpfCnpj: CNPJ_ALONE,
  InscricaoMunicipal: optional(type.text(15)),
});

export function identificationTable({ version }: AbrasfLayout): Group<Identification> {
  return version === '1.00' ? FIRST_IDENTIFICATION : IDENTIFICATION;
}

/** The number of an invoice, with its provider. */
export function nfseIdTable({ version }: AbrasfLayout): Group<NfseId> {
  return group<NfseId>({
    Numero: required(type.number(15)),
    CpfCnpj: version === '1.00' ? CNPJ_ALONE : required(CPF_CNPJ),
    InscricaoMunicipal: optional(type.text(15)),
    CodigoMunicipio: required(type.municipality),
  });
}

type NfseId = CancellationRequest['IdentificacaoNfse'];
