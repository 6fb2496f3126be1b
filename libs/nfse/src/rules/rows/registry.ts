import { brasiliaDate } from '#libs/brazil';
import {
  agreesWith,
  numbersOf,
  optionName,
  registrationsIn,
  simplesOptionOn,
  statusOn,
  type MunicipalRegistration,
} from '../../registry/contributor';
import { hasSpecialRegime, isMei, taxIdOf } from '../facts';
import { applicationRule, dpsRule, type Facts } from '../rule';

const IM = 'prest/IM';
const CNPJ = 'prest/CNPJ';
const CPF = 'prest/CPF';
const REGIME = 'prest/regTrib/regEspTrib';
/** regEspTrib of a self-employed professional (profissional autônomo). */
const SELF_EMPLOYED = '5';
/** The codes of ABRASF for what the registry refuses. `municipalRegistryRefusals` decides them. */
const MUNICIPAL = [
  ['E17', 'The RPS must not be older than the permission to issue', 'Rps/DataEmissao'],
  ['E39', 'A customer that retains the ISS must be registered here', 'Servico/IssRetido'],
  ['E43', 'The registration of the provider must exist', 'Prestador/InscricaoMunicipal'],
  ['E45', 'The CNPJ must be registered', 'Prestador/CpfCnpj/Cnpj'],
  ['E54', 'The customer must have one registration', 'Tomador/InscricaoMunicipal'],
  ['E138', 'The provider must be allowed to render the service', 'Servico/ItemListaServico'],
  ['E142', 'The registration must belong to the CNPJ', 'Prestador/InscricaoMunicipal'],
  ['E156', 'The CNPJ must be allowed to issue invoices', 'Prestador/CpfCnpj/Cnpj'],
  ['E200', 'The service must not be older than the permission to issue', 'Competencia'],
  ['E229', 'The registration of the customer must exist', 'Tomador/InscricaoMunicipal'],
  ['E259', 'The CPF must be registered', 'Prestador/CpfCnpj/Cpf'],
  ['E262', 'The registration must be active', 'Prestador/InscricaoMunicipal'],
  ['E328', 'The option for the Simples must be the registered one', 'OptanteSimplesNacional'],
  ['A7', 'The registration of the customer must be active', 'Tomador/InscricaoMunicipal'],
] as const;

/** Rules that need the registers of taxpayers (CNPJ, CPF, CNC NFS-e, Simples Nacional). */
export const REGISTRY_RULES = [
  dpsRule('E0018', 'The service must not be older than the CNPJ', 'dCompet', (facts) =>
    facts.dps.prest.CNPJ === undefined ? undefined : olderThanTaxId(facts),
  ),
  dpsRule('E0020', 'The service must not be older than the CPF', 'dCompet', (facts) =>
    facts.dps.prest.CPF === undefined ? undefined : olderThanTaxId(facts),
  ),
  dpsRule('E0023', 'The service must not be older than the registration', 'dCompet', (facts) => {
    const { number, indicatedFrom } = usableRegistration(facts) ?? {};
    return indicatedFrom !== undefined && facts.dps.dCompet < indicatedFrom
      ? `${service(facts)}, but the indicator of the registration ${number ?? ''} begins on ${indicatedFrom}.`
      : undefined;
  }),
  dpsRule('E0025', 'The service must not be older than the permission', 'dCompet', (facts) => {
    const { number, issuesFrom } = usableRegistration(facts) ?? {};
    return issuesFrom !== undefined && facts.dps.dCompet < issuesFrom
      ? `${service(facts)}, but the registration ${number ?? ''} may issue from ${issuesFrom} on.`
      : undefined;
  }),
  dpsRule('E0041', 'An MEI must issue in the municipality of its address', 'cLocEmi', (facts) => {
    const home = facts.registry?.contributor?.address?.municipality;
    return isMei(facts.dps) && home !== undefined && home !== facts.dps.cLocEmi
      ? `The MEI issues in ${facts.dps.cLocEmi}, but its address is in ${home}.`
      : undefined;
  }),
  dpsRule('E0082', "The provider's CNPJ must be registered", CNPJ, (facts) =>
    facts.dps.prest.CNPJ === undefined ? undefined : notRegistered(facts),
  ),
  dpsRule('E0084', 'The CNPJ must have an establishment in the municipality', CNPJ, (facts) =>
    facts.dps.prest.CNPJ === undefined || isMei(facts.dps) ? undefined : elsewhere(facts),
  ),
  dpsRule('E0098', "The provider's CPF must be registered", CPF, (facts) =>
    facts.dps.prest.CPF === undefined ? undefined : notRegistered(facts),
  ),
  dpsRule('E0099', 'The CPF must be registered in the municipality', CPF, (facts) =>
    facts.dps.prest.CPF === undefined ? undefined : elsewhere(facts),
  ),
  dpsRule('E0116', 'A registered provider must give its registration', IM, missingNumber),
  dpsRule('E0119', 'The registration must be allowed to issue', IM, (facts) => {
    const registration = registrationOf(facts);
    if (registration === undefined || isMei(facts.dps)) return undefined;
    return statusOn(registration, brasiliaDate(facts.nowMs)) === 'suspended'
      ? `The registration ${registration.number} is suspended${since(registration)}.`
      : undefined;
  }),
  dpsRule('E0120', 'A provider without a registration must not give one', IM, (facts) => {
    const { IM: number, ...prest } = facts.dps.prest;
    const known = registrationsIn(facts.registry?.contributor, facts.dps.cLocEmi);
    return number !== undefined && known?.length === 0
      ? `The DPS has the registration ${number}, but ${taxIdOf(prest) ?? ''} has none in ${facts.dps.cLocEmi}.`
      : undefined;
  }),
  dpsRule('E0124', 'The registration must be active on the date of the service', IM, (facts) => {
    const registration = registrationOf(facts);
    return registration !== undefined && statusOn(registration, facts.dps.dCompet) === 'closed'
      ? `The registration ${registration.number} is closed${since(registration)}.`
      : undefined;
  }),
  dpsRule(
    'E0160',
    'The option for the Simples Nacional must be the registered one',
    'prest/regTrib/opSimpNac',
    ({ dps, registry }) => {
      const { opSimpNac } = dps.prest.regTrib;
      const option = registry?.contributor && simplesOptionOn(registry.contributor, dps.dCompet);
      return option !== undefined && !agreesWith(option, opSimpNac)
        ? `The DPS says ${optionName(opSimpNac)}, but ${optionName(option)} is registered for ${dps.dCompet}.`
        : undefined;
    },
  ),
  dpsRule('E0176', 'The provider must be registered as self-employed', REGIME, (facts) => {
    if (facts.dps.prest.regTrib.regEspTrib !== SELF_EMPLOYED) return undefined;
    const lists = [facts.dps.cLocEmi, facts.computed.cLocIncid]
      .flatMap((municipality) => registrationsIn(facts.registry?.contributor, municipality) ?? [])
      .flatMap(({ specialRegimes }) => (specialRegimes === undefined ? [] : [specialRegimes]));
    return lists.length > 0 && !lists.flat().includes(SELF_EMPLOYED)
      ? 'The special regime is 5, but no registration of the provider allows it.'
      : undefined;
  }),
  dpsRule('E0178', 'The special regime must be that of the provider', REGIME, (facts) => {
    const { regEspTrib } = facts.dps.prest.regTrib;
    if (!hasSpecialRegime(facts.dps) || regEspTrib === SELF_EMPLOYED) return undefined;
    const known = registrationsIn(facts.registry?.contributor, facts.computed.cLocIncid) ?? [];
    const allowed = known.flatMap(({ specialRegimes }) => specialRegimes ?? []);
    return known.some(({ specialRegimes }) => specialRegimes !== undefined) &&
      !allowed.includes(regEspTrib)
      ? `The special regime is ${regEspTrib}, but the registration allows ${allowed.join(' and ') || 'none'}.`
      : undefined;
  }),
  ...MUNICIPAL.map(([code, description, element]) =>
    applicationRule(code, 'dps', description, element),
  ),
];

/** The registration that the DPS gives, in the municipality that issues. */
function registrationOf({ dps, registry }: Facts): MunicipalRegistration | undefined {
  return registrationsIn(registry?.contributor, dps.cLocEmi)?.find(
    ({ number }) => number === dps.prest.IM,
  );
}

/** The registration that the DPS gives, unless it is closed: then the dates of the register do not apply. */
function usableRegistration(facts: Facts): MunicipalRegistration | undefined {
  const registration = registrationOf(facts);
  return registration !== undefined && statusOn(registration, facts.dps.dCompet) !== 'closed'
    ? registration
    : undefined;
}

function service({ dps }: Facts): string {
  return `The date of the service is ${dps.dCompet}`;
}

function since({ statusSince }: MunicipalRegistration): string {
  return statusSince === undefined ? '' : ` since ${statusSince}`;
}

function olderThanTaxId(facts: Facts): string | undefined {
  const { registeredOn } = facts.registry?.contributor ?? {};
  return registeredOn !== undefined && facts.dps.dCompet < registeredOn
    ? `${service(facts)}, but the provider was registered on ${registeredOn}.`
    : undefined;
}

function notRegistered({ dps, parameters, registry }: Facts): string | undefined {
  if (registry === undefined) return undefined;
  const { contributor, mode } = registry;
  const taxId = taxIdOf(dps.prest) ?? '';
  if (contributor === undefined) {
    const asked = parameters.municipality(dps.cLocEmi)?.contributors ?? mode;
    return asked !== 'open'
      ? `${taxId} is not registered. PUT /__admin/contributors/${taxId} registers it.`
      : undefined;
  }
  return contributor.closedOn !== undefined && dps.dCompet > contributor.closedOn
    ? `${taxId} was registered until ${contributor.closedOn}, and the service is of ${dps.dCompet}.`
    : undefined;
}

/** A CNPJ may also issue in the municipality of its address; a CPF needs a registration (rules E0084, E0099). */
function elsewhere({ dps, registry }: Facts): string | undefined {
  const known = registrationsIn(registry?.contributor, dps.cLocEmi);
  if (known === undefined) return undefined;
  if (known.some((each) => statusOn(each, dps.dCompet) !== 'closed')) return undefined;
  const nowhere = `${taxIdOf(dps.prest) ?? ''} has no open registration in ${dps.cLocEmi}`;
  if (dps.prest.CNPJ === undefined) return `${nowhere}.`;
  const home = registry?.contributor?.address?.municipality;
  return home === undefined || home === dps.cLocEmi
    ? undefined
    : `${nowhere}, and its address is in ${home}.`;
}

function missingNumber({ dps, registry }: Facts): string | undefined {
  if (isMei(dps)) return undefined;
  const known = registrationsIn(registry?.contributor, dps.cLocEmi) ?? [];
  const { IM: given } = dps.prest;
  const open = known.filter((each) => statusOn(each, dps.dCompet) !== 'closed');
  if (open.length === 0 || known.some(({ number }) => number === given)) return undefined;
  const registered = `The provider is registered with ${numbersOf(open)} in ${dps.cLocEmi}`;
  return given === undefined
    ? `${registered}, but the DPS has no registration.`
    : `${registered}, but the DPS has ${given}.`;
}
