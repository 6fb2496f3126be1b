import { type Address, type Party, type PartyId } from '../national/dps';
import { type Issuer } from '../national/nfse';
import {
  type AbrasfAddress,
  type Contact,
  type Declaration,
  type Identification,
  type InfNfseAbrasf,
} from './abrasf';
import { stateOf } from '../parameters/municipality-code';

/** The first characters of a text that ABRASF limits more than the national layout. */
export function upTo(maximum: number, text: string): string {
  return text.length <= maximum ? text : Array.from(text).slice(0, maximum).join('');
}

export function providerOf(issuer: Issuer): InfNfseAbrasf['PrestadorServico'] {
  const { enderNac, xNome, xFant } = issuer;
  const contact = contactOf(issuer);
  return {
    RazaoSocial: upTo(150, xNome),
    ...(xFant !== undefined && { NomeFantasia: upTo(60, xFant) }),
    Endereco: {
      Endereco: enderNac.xLgr,
      Numero: enderNac.nro,
      ...(enderNac.xCpl !== undefined && { Complemento: upTo(60, enderNac.xCpl) }),
      Bairro: enderNac.xBairro,
      CodigoMunicipio: enderNac.cMun,
      Uf: enderNac.UF,
      Cep: enderNac.CEP,
    },
    ...(contact && { Contato: contact }),
  };
}

/** CPF or CNPJ with the municipal registration; undefined for a foreign person. */
export function identificationOf(
  party: Pick<PartyId, 'CNPJ' | 'CPF'> & { readonly IM?: string },
): Identification | undefined {
  const { CNPJ, CPF, IM } = party;
  if (CNPJ === undefined && CPF === undefined) return undefined;
  return {
    CpfCnpj: CNPJ === undefined ? { Cpf: CPF ?? '' } : { Cnpj: CNPJ },
    ...(IM !== undefined && { InscricaoMunicipal: IM }),
  };
}

/**
 * The customer. A foreign address is left out: ABRASF requires a country code that the national layout does not have.
 */
export function customerOf(party: Party): NonNullable<Declaration['TomadorServico']> {
  const identification = identificationOf(party);
  const address = addressOf(party.end);
  const contact = contactOf(party);
  return {
    ...(identification && { IdentificacaoTomador: identification }),
    ...(party.NIF !== undefined && { NifTomador: party.NIF }),
    RazaoSocial: upTo(150, party.xNome),
    ...(address && { Endereco: address }),
    ...(contact && { Contato: contact }),
  };
}

/** The intermediary, if it has the data that ABRASF requires: CPF or CNPJ, and a municipality. */
export function intermediaryOf(party: Party | undefined): Declaration['Intermediario'] {
  const identification = party && identificationOf(party);
  const municipality = party?.end?.endNac?.cMun;
  if (party === undefined || identification === undefined || municipality === undefined) {
    return undefined;
  }
  return {
    IdentificacaoIntermediario: identification,
    RazaoSocial: upTo(150, party.xNome),
    CodigoMunicipio: municipality,
  };
}

function addressOf(address: Address | undefined): AbrasfAddress | undefined {
  const place = address?.endNac;
  const state = place && stateOf(place.cMun);
  if (address === undefined || place === undefined || state === undefined) return undefined;
  return {
    Endereco: address.xLgr,
    Numero: address.nro,
    ...(address.xCpl !== undefined && { Complemento: upTo(60, address.xCpl) }),
    Bairro: address.xBairro,
    CodigoMunicipio: place.cMun,
    Uf: state,
    Cep: place.CEP,
  };
}

function contactOf({
  fone,
  email,
}: {
  readonly fone?: string;
  readonly email?: string;
}): Contact | undefined {
  if (fone === undefined && email === undefined) return undefined;
  return {
    ...(fone !== undefined && { Telefone: fone }),
    ...(email !== undefined && { Email: email }),
  };
}
