import {
  anyText,
  codes,
  exactlyOne,
  group,
  type Group,
  groupWithout,
  oneOf,
  optional,
  required,
} from '#libs/xml-tables';
import { plainText } from '../../xml/text-types';
import {
  type Address,
  type Party,
  type Provider,
  type Recipient,
  type SimpleAddress,
  type TaxRegime,
} from '../dps';
import { type NationalEdition } from '../edition';
import { type Supplier } from '../parties';
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

export const FOREIGN_PLACE = group<NonNullable<SimpleAddress['endExt']>>(foreignPlaceRows);

const simplePlace = exactlyOne();

export const SIMPLE_ADDRESS = group<SimpleAddress>({
  CEP: oneOf(simplePlace, simple.postalCode),
  endExt: oneOf(simplePlace, FOREIGN_PLACE),
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

/** The supplier of an adjustment. Its name is as long as that of a deduction in edition 007. */
export const ADJUSTMENT_SUPPLIER = group<Recipient>({
  ...partyIdRows,
  xNome: required(simple.personName),
  ...contactRows,
});

export const SUPPLIER = group<Supplier>({ ...partyIdRows, xNome: required(plainText(150)) });

function taxRegime(edition: NationalEdition): Group<TaxRegime> {
  const is007 = edition === '007';
  return groupWithout<TaxRegime>(
    {
      opSimpNac: required(is007 ? simple.oneToThree : simple.oneToFour),
      regApTribSN: optional(simple.oneToThree),
      regApIBSCBSSN: optional(simple.oneToThree),
      regEspTrib: required(codes('0', '1', '2', '3', '4', '5', '6', '9')),
    },
    ...(is007 ? (['regApIBSCBSSN'] as const) : []),
  );
}

export function providerTable(edition: NationalEdition): Group<Provider> {
  return group<Provider>({
    ...partyIdRows,
    CNPJ: oneOf(partyId, simple.cnpj),
    ...registrationRows,
    xNome: optional(simple.personName),
    ...contactRows,
    regTrib: required(taxRegime(edition)),
  });
}
