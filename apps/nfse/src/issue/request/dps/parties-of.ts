import { type InfDps, type NationalEdition } from '#libs/nfse';
import { type RequestedAddress, type RequestedPlaceAddress } from '../../../members/addresses';
import {
  type RequestedParty,
  type RequestedProvider,
  type recipient,
  type supplier,
} from '../members/parties';
import { type z } from 'zod';
import { defined } from './defined';

type Party = NonNullable<InfDps['toma']>;
type Address = NonNullable<Party['end']>;
type SimpleAddress = NonNullable<NonNullable<InfDps['serv']['obra']>['end']>;
type Recipient = NonNullable<NonNullable<InfDps['IBSCBS']>['dest']>;

/** Values for elements that the national layout requires and addresses abroad often do not have. */
const NOTHING = '-';
const BRAZIL = 'BR';
/** IBS and CBS inside the Simples Nacional. */
const INSIDE_SIMPLES = '1';

/** The provider issues, so its name and address are not in the DPS (rules E0121, E0128). */
export function providerOf(provider: RequestedProvider, edition: NationalEdition): InfDps['prest'] {
  const { option, regime, ibsCbsRegime } = provider.simplesNacional;
  const usual = edition === '009' && hasSimplesRegime(provider) ? INSIDE_SIMPLES : undefined;
  return defined({
    CNPJ: provider.cnpj,
    CPF: provider.cpf,
    IM: provider.municipalRegistration,
    fone: provider.phone,
    email: provider.email,
    regTrib: defined({
      opSimpNac: option,
      regApTribSN: regime,
      regApIBSCBSSN: ibsCbsRegime ?? usual,
      regEspTrib: provider.specialRegime,
    }),
  });
}

/** An ME or EPP, or an option that is not decided yet. Edition 009 asks for its regime and its activity. */
export function hasSimplesRegime({ simplesNacional: { option } }: RequestedProvider): boolean {
  return option === '3' || option === '4';
}

export function partyOf(party: RequestedParty): Party {
  return defined({
    ...idOf(party),
    IM: party.municipalRegistration,
    xNome: party.name,
    ...contactOf(party),
  });
}

export function recipientOf(party: z.output<typeof recipient>): Recipient {
  return defined({ ...idOf(party), xNome: party.name, ...contactOf(party) });
}

export function supplierOf(party: z.output<typeof supplier>) {
  return defined({ ...idOf(party), xNome: party.name });
}

/** The address of a building, of an event or of real estate. */
export function simpleAddressOf(address: RequestedPlaceAddress): SimpleAddress {
  const { city, region, postalCode } = address;
  return {
    ...(city === undefined
      ? { CEP: postalCode ?? '' }
      : { endExt: foreignPlaceOf({ city, region, postalCode }) }),
    ...streetOf(address),
  };
}

type Person = Pick<
  RequestedParty,
  'cnpj' | 'cpf' | 'foreignId' | 'noForeignId' | 'address' | 'phone' | 'email'
>;

function idOf({ cnpj, cpf, foreignId, noForeignId }: Person) {
  return defined({ CNPJ: cnpj, CPF: cpf, NIF: foreignId, cNaoNIF: noForeignId });
}

function contactOf({ address, phone, email }: Person) {
  return { end: address && addressOf(address), fone: phone, email };
}

function addressOf(address: RequestedAddress): Address {
  const { country, city, region, municipality, postalCode } = address;
  return {
    ...(country === undefined || country === BRAZIL
      ? { endNac: { cMun: municipality ?? '', CEP: postalCode ?? '' } }
      : { endExt: { cPais: country, ...foreignPlaceOf({ city, region, postalCode }) } }),
    ...streetOf(address),
  };
}

function foreignPlaceOf({
  city = NOTHING,
  region = NOTHING,
  postalCode = NOTHING,
}: Readonly<Partial<Record<'city' | 'region' | 'postalCode', string | undefined>>>) {
  return { cEndPost: postalCode, xCidade: city, xEstProvReg: region };
}

function streetOf({ street, number, complement, district = NOTHING }: RequestedPlaceAddress) {
  return defined({ xLgr: street, nro: number, xCpl: complement, xBairro: district });
}
