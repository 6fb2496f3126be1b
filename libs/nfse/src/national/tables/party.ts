import { anyText, codes, exactlyOne, group, oneOf, optional, required } from '#libs/xml-tables';
import { plainText } from '../../xml/text-types';
import {
  type Address,
  type Party,
  type Provider,
  type Recipient,
  type SimpleAddress,
  type Supplier,
  type TaxRegime,
} from '../dps';
import * as simple from './simple-types';

/** Tables of persons and addresses. */

export const streetRows = {
  xLgr: required(plainText(255)),
  nro: required(plainText(60)),
  xCpl: optional(plainText(156)),
  xBairro: required(plainText(60)),
};

const foreignPlaceRows = {
  cEndPost: required(anyText(11)),
  xCidade: required(anyText(60)),
  xEstProvReg: required(anyText(60)),
};

const addressPlace = exactlyOne();

export const ADDRESS = group<Address>({
  endNac: oneOf(
    addressPlace,
    group<NonNullable<Address['endNac']>>({
      cMun: required(simple.municipality),
      CEP: required(simple.postalCode),
    }),
  ),
  endExt: oneOf(
    addressPlace,
    group<NonNullable<Address['endExt']>>({
      cPais: required(simple.country),
      ...foreignPlaceRows,
    }),
  ),
  ...streetRows,
});

const simplePlace = exactlyOne();

export const SIMPLE_ADDRESS = group<SimpleAddress>({
  CEP: oneOf(simplePlace, simple.postalCode),
  endExt: oneOf(simplePlace, group<NonNullable<SimpleAddress['endExt']>>(foreignPlaceRows)),
  ...streetRows,
});

const partyId = exactlyOne();
const partyIdRows = {
  CNPJ: oneOf(partyId, simple.cnpj),
  CPF: oneOf(partyId, simple.cpf),
  NIF: oneOf(partyId, simple.foreignTaxId),
  cNaoNIF: oneOf(partyId, simple.noForeignTaxId),
};

const contactRows = {
  end: optional(ADDRESS),
  fone: optional(simple.phone),
  email: optional(simple.email),
};

const registrationRows = {
  CAEPF: optional(simple.farmRegistration),
  IM: optional(simple.municipalRegistration),
};

export const PARTY = group<Party>({
  ...partyIdRows,
  ...registrationRows,
  xNome: required(simple.personName),
  ...contactRows,
});

export const RECIPIENT = group<Recipient>({
  ...partyIdRows,
  xNome: required(plainText(150)),
  ...contactRows,
});

export const SUPPLIER = group<Supplier>({ ...partyIdRows, xNome: required(plainText(150)) });

const TAX_REGIME = group<TaxRegime>({
  opSimpNac: required(simple.oneToThree),
  regApTribSN: optional(simple.oneToThree),
  regEspTrib: required(codes('0', '1', '2', '3', '4', '5', '6', '9')),
});

export const PROVIDER = group<Provider>({
  ...partyIdRows,
  CNPJ: oneOf(partyId, simple.cnpj),
  ...registrationRows,
  xNome: optional(simple.personName),
  ...contactRows,
  regTrib: required(TAX_REGIME),
});
