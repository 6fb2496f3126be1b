import { type Party, type PartyId } from '../../national/dps';
import { isMunicipalityCode } from '../../parameters/municipality-code';
import {
  hasInvalidCnpj,
  hasInvalidCpf,
  isEmail,
  isMei,
  isTaxable,
  taxIdOf,
  untaxedBecause,
} from '../facts';
import { dpsRule, type Facts } from '../rule';

/** Operations whose customer and its address must be known (rules E0187 and E0234). */
const NEEDS_CUSTOMER =
  /^(030102|030103|050102|050103|100101|100102|100201|100301|100302|100401|100501|100502|100601)$/;

/** An ME or EPP, and an option that is not decided yet. */
const HAS_REGIME = new Set(['3', '4']);

export const PROVIDER_RULES = [
  dpsRule('E0080', "The provider's CNPJ must be valid", 'prest/CNPJ', ({ dps }) =>
    cnpjFault(dps.prest),
  ),
  dpsRule('E0096', "The provider's CPF must be valid", 'prest/CPF', ({ dps }) =>
    cpfFault(dps.prest),
  ),
  dpsRule('E0112', 'A provider that issues must not have a NIF', 'prest/NIF', ({ dps }) =>
    dps.tpEmit === '1' && dps.prest.NIF !== undefined
      ? `The provider issues the DPS, and has the NIF ${dps.prest.NIF}.`
      : undefined,
  ),
  dpsRule('E0114', 'A provider that issues must have a CNPJ or CPF', 'prest/cNaoNIF', ({ dps }) =>
    dps.tpEmit === '1' && dps.prest.cNaoNIF !== undefined
      ? 'The provider issues the DPS, but is identified by cNaoNIF.'
      : undefined,
  ),
  dpsRule('E0121', 'A provider that issues must not give a name', 'prest/xNome', ({ dps }) =>
    dps.tpEmit === '1' && dps.prest.xNome !== undefined
      ? `The provider issues the DPS, and gives the name ${dps.prest.xNome}.`
      : undefined,
  ),
  dpsRule('E0128', 'A provider that issues must not give an address', 'prest/end', ({ dps }) =>
    dps.tpEmit === '1' && dps.prest.end !== undefined
      ? 'The provider issues the DPS, and gives an address.'
      : undefined,
  ),
  dpsRule('E0148', "The provider's email must be valid", 'prest/email', ({ dps }) =>
    emailFault(dps.prest.email),
  ),
  dpsRule(
    'E0162',
    'Only an ME or EPP may have a regime inside the Simples Nacional',
    'prest/regTrib/regApTribSN',
    ({ dps: { prest } }) =>
      !HAS_REGIME.has(prest.regTrib.opSimpNac) && prest.regTrib.regApTribSN !== undefined
        ? `The option is ${prest.regTrib.opSimpNac}, and the regime is ${prest.regTrib.regApTribSN}.`
        : undefined,
  ),
  dpsRule(
    'E0166',
    'An ME or EPP must give its regime inside the Simples Nacional',
    'prest/regTrib/regApTribSN',
    ({ dps: { prest } }) =>
      HAS_REGIME.has(prest.regTrib.opSimpNac) && prest.regTrib.regApTribSN === undefined
        ? `The option is ${prest.regTrib.opSimpNac}, but the regime is missing.`
        : undefined,
  ),
  dpsRule(
    'E0172',
    'A special regime needs a taxable service',
    'prest/regTrib/regEspTrib',
    ({ dps }) => {
      const { regEspTrib } = dps.prest.regTrib;
      return regEspTrib !== '0' && !isTaxable(dps)
        ? `The special regime is ${regEspTrib}, and ${untaxedBecause(dps) ?? ''}.`
        : undefined;
    },
  ),
  dpsRule(
    'E0174',
    'An MEI must not have a special regime',
    'prest/regTrib/regEspTrib',
    ({ dps }) =>
      isMei(dps) && dps.prest.regTrib.regEspTrib !== '0'
        ? `The provider is an MEI, and the special regime is ${dps.prest.regTrib.regEspTrib}.`
        : undefined,
  ),
  dpsRule(
    'E0175',
    'Inside the Simples Nacional there must be no special regime',
    'prest/regTrib/regEspTrib',
    ({ dps: { prest } }) =>
      prest.regTrib.opSimpNac === '3' &&
      prest.regTrib.regApTribSN === '1' &&
      prest.regTrib.regEspTrib !== '0'
        ? `The ISS is paid inside the Simples, and the special regime is ${prest.regTrib.regEspTrib}.`
        : undefined,
  ),
];

export const CUSTOMER_RULES = [
  dpsRule('E0187', 'The operation needs a customer', 'toma', ({ dps }) =>
    dps.toma === undefined && NEEDS_CUSTOMER.test(dps.IBSCBS?.cIndOp ?? '')
      ? `The operation ${dps.IBSCBS?.cIndOp ?? ''} has no customer.`
      : undefined,
  ),
  dpsRule('E0188', "The customer's CNPJ must be valid", 'toma/CNPJ', ({ dps }) =>
    cnpjFault(dps.toma),
  ),
  dpsRule('E0202', 'Provider and customer must differ', 'toma/CNPJ', ({ dps }) => {
    const taxId = taxIdOf(dps.toma);
    return taxId !== undefined && taxId === taxIdOf(dps.prest)
      ? `${taxId} is the provider and the customer.`
      : undefined;
  }),
  dpsRule('E0204', 'Retention by the customer needs its CNPJ or CPF', 'toma/CNPJ', ({ dps }) =>
    dps.valores.trib.tribMun.tpRetISSQN === '2' && taxIdOf(dps.toma) === undefined
      ? 'The customer retains the ISS, but has no CNPJ or CPF.'
      : undefined,
  ),
  dpsRule('E0206', "The customer's CPF must be valid", 'toma/CPF', ({ dps }) => cpfFault(dps.toma)),
  dpsRule('E0234', "The customer's address is needed", 'toma/end', customerAddress),
  dpsRule(
    'E0237',
    'Retention by the customer needs its address in Brazil',
    'toma/end/endNac',
    ({ dps }) =>
      dps.valores.trib.tribMun.tpRetISSQN === '2' &&
      dps.tpEmit !== '2' &&
      dps.toma?.end?.endNac === undefined
        ? 'The customer retains the ISS, but has no address in Brazil.'
        : undefined,
  ),
  dpsRule(
    'E0238',
    "The municipality of the customer's address must exist",
    'toma/end/endNac/cMun',
    ({ dps, parameters }) => municipalityFault(dps.toma, parameters),
  ),
  dpsRule('E0247', "The customer's email must be valid", 'toma/email', ({ dps }) =>
    emailFault(dps.toma?.email),
  ),
];

export const INTERMEDIARY_RULES = [
  dpsRule('E0248', "The intermediary's CNPJ must be valid", 'interm/CNPJ', ({ dps }) =>
    cnpjFault(dps.interm),
  ),
  dpsRule('E0262', 'Provider and intermediary must differ', 'interm/CNPJ', ({ dps }) => {
    const root = dps.interm?.CNPJ?.slice(0, 8);
    return root !== undefined && root === dps.prest.CNPJ?.slice(0, 8)
      ? `The provider and the intermediary have the root ${root}.`
      : undefined;
  }),
  dpsRule(
    'E0264',
    'Retention by the intermediary needs its CNPJ or CPF',
    'interm/CNPJ',
    ({ dps }) =>
      dps.valores.trib.tribMun.tpRetISSQN === '3' && taxIdOf(dps.interm) === undefined
        ? 'The intermediary retains the ISS, but has no CNPJ or CPF.'
        : undefined,
  ),
  dpsRule('E0266', "The intermediary's CPF must be valid", 'interm/CPF', ({ dps }) =>
    cpfFault(dps.interm),
  ),
  dpsRule(
    'E0293',
    'Retention by the intermediary needs its address in Brazil',
    'interm/end/endNac',
    ({ dps }) =>
      dps.valores.trib.tribMun.tpRetISSQN === '3' &&
      dps.tpEmit !== '3' &&
      dps.interm?.end?.endNac === undefined
        ? 'The intermediary retains the ISS, but has no address in Brazil.'
        : undefined,
  ),
];

export function cnpjFault(party: PartyId | undefined): string | undefined {
  return hasInvalidCnpj(party)
    ? `The CNPJ ${party?.CNPJ ?? ''} does not have correct check digits.`
    : undefined;
}

export function cpfFault(party: PartyId | undefined): string | undefined {
  return hasInvalidCpf(party)
    ? `The CPF ${party?.CPF ?? ''} does not have correct check digits.`
    : undefined;
}

function emailFault(email: string | undefined): string | undefined {
  return email === undefined || isEmail(email) ? undefined : `${email} is not an email address.`;
}

function municipalityFault(
  party: Party | undefined,
  parameters: Facts['parameters'],
): string | undefined {
  const code = party?.end?.endNac?.cMun;
  return code === undefined ||
    isMunicipalityCode(code) ||
    parameters.municipality(code) !== undefined
    ? undefined
    : `${code} is not the code of a municipality.`;
}

function customerAddress({ dps, parameters }: Facts): string | undefined {
  if (dps.tpEmit === '2' || dps.toma?.end !== undefined) return undefined;
  const { cTribNac } = dps.serv.cServ;
  if (isTaxable(dps) && parameters.serviceCode(cTribNac)?.incidence === 'customer') {
    return `The ISS of the service ${cTribNac} is due where the customer is, but there is no address.`;
  }
  const cIndOp = dps.IBSCBS?.cIndOp ?? '';
  return NEEDS_CUSTOMER.test(cIndOp)
    ? `The operation ${cIndOp} needs the address of the customer.`
    : undefined;
}
