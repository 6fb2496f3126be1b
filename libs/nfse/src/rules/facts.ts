import { hasTaxIdCheckDigits } from '#libs/brazil';
import { formatCents, type Cents } from '#libs/kernel';
import { type InfDps, type PartyId, type Percentage } from '../national/dps';
import { type Municipality } from '../parameters/parameters';
import { hasIss } from '../taxes/transition/iss-transition';
import { type Facts } from './rule';

/** The amount for a message: `R$ 12.34`. */
export function money(cents: Cents): string {
  return `R$ ${formatCents(cents)}`;
}

/** The percentage for a message: `5.01 %`. */
export function percent(percentage: Percentage): string {
  const digits = String(Math.abs(percentage)).padStart(3, '0');
  return `${percentage < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)} %`;
}

export function isMei({ prest }: InfDps): boolean {
  return prest.regTrib.opSimpNac === '2';
}

/** A provider that is not in the Simples Nacional. An option that is not decided yet (4) does not count. */
export function isOutsideSimples({ prest }: InfDps): boolean {
  return prest.regTrib.opSimpNac === '1' || prest.regTrib.opSimpNac === '4';
}

/** An ME or EPP of the Simples Nacional that pays its ISS outside of it. */
export function paysOutsideSimples({ prest: { regTrib } }: InfDps): boolean {
  return regTrib.opSimpNac === '3' && (regTrib.regApTribSN === '2' || regTrib.regApTribSN === '3');
}

export function hasSpecialRegime({ prest }: InfDps): boolean {
  return prest.regTrib.regEspTrib !== '0';
}

/** False for immunity, export and no incidence, and after the end of the ISS. */
export function isTaxable(dps: InfDps): boolean {
  return untaxedBecause(dps) === undefined;
}

/** Why a service has no ISS, for a message; undefined if it is taxable. */
export function untaxedBecause({ valores, dCompet }: InfDps): string | undefined {
  const { tribISSQN } = valores.trib.tribMun;
  if (tribISSQN !== '1') return `tribISSQN is ${tribISSQN}`;
  return hasIss(dCompet) ? undefined : `there is no ISS on ${dCompet}`;
}

export function isRetained({ valores }: InfDps): boolean {
  return valores.trib.tribMun.tpRetISSQN !== '1';
}

/** CNPJ or CPF. */
export function taxIdOf(party: PartyId | undefined): string | undefined {
  return party?.CNPJ ?? party?.CPF;
}

/** Returns true if there is a CNPJ and its check digits are wrong. */
export function hasInvalidCnpj(party: PartyId | undefined): boolean {
  const cnpj = party?.CNPJ;
  return cnpj !== undefined && (cnpj.length !== 14 || !hasTaxIdCheckDigits(cnpj));
}

/** Returns true if there is a CPF and its check digits are wrong. */
export function hasInvalidCpf(party: PartyId | undefined): boolean {
  const cpf = party?.CPF;
  return cpf !== undefined && (cpf.length !== 11 || !hasTaxIdCheckDigits(cpf));
}

/** An address of the form `name@domain.tld`. */
export function isEmail(text: string): boolean {
  const at = text.indexOf('@');
  const dot = text.lastIndexOf('.');
  return at > 0 && at === text.lastIndexOf('@') && dot > at + 1 && dot < text.length - 1;
}

/** The municipality where the ISS is due, if it is registered. */
export function incidenceMunicipality({ computed, parameters }: Facts): Municipality | undefined {
  return computed.cLocIncid === undefined ? undefined : parameters.municipality(computed.cLocIncid);
}

/** Returns true if the agreement of the municipality where the ISS is due is active. Unknown ones are not. */
export function isIncidenceActive(facts: Facts): boolean {
  return incidenceMunicipality(facts)?.isActive === true;
}
