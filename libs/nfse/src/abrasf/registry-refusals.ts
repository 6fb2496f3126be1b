import { type DeclaredRps } from './declaration';
import { type InfDps } from '../national/dps';
import { type Parameters } from '../parameters/parameters';
import { refusal, type RejectionCode } from '../rules/catalogue';
import { taxIdOf } from '../rules/facts';
import { type Refusal } from '../rules/rule';
import {
  agreesWith,
  type Contributor,
  contributorOf,
  numbersOf,
  optionName,
  registrationsIn,
  type Registry,
  simplesOptionOn,
  statusOn,
  type MunicipalRegistration,
} from '../registry/contributor';

/** What a city's own system checks a declaration with. */
export interface MunicipalRegistryFacts {
  readonly dps: InfDps;
  readonly rps: DeclaredRps;
  readonly registry: Registry;
  readonly parameters: Parameters;
  /** The day in Brasília, as in `2026-03-10`. */
  readonly today: string;
}

const RETAINED_BY_CUSTOMER = '2';

type Found = readonly [RejectionCode, string];

/**
 * What the registry refuses of the declaration of an RPS, with the codes of ABRASF (1.00, chapter 5; the table of 2.x):
 * they stand for the national codes E0018 to E0160 of the same reason.
 *
 * @example
 * municipalRegistryRefusals({ dps, rps, registry: { mode: 'registered' }, parameters, today });
 * // [{ code: 'E45', detail: '12345678000195 is not registered.', ... }]
 */
export function municipalRegistryRefusals(facts: MunicipalRegistryFacts): readonly Refusal[] {
  const { dps, registry, parameters } = facts;
  const { contributor } = registry;
  const mode = parameters.municipality(dps.cLocEmi)?.contributors ?? registry.mode;
  const found =
    contributor === undefined
      ? mode === 'open'
        ? []
        : [unknown(dps, 'is not registered')]
      : ofContributor(contributor, facts);
  return [...found, ...ofCustomer(facts)].map(([code, detail]) => refusal(code, detail));
}

function unknown(dps: InfDps, why: string): Found {
  const taxId = taxIdOf(dps.prest) ?? '';
  return [dps.prest.CNPJ === undefined ? 'E259' : 'E45', `${taxId} ${why}.`];
}

function ofContributor(contributor: Contributor, facts: MunicipalRegistryFacts): readonly Found[] {
  const { dps } = facts;
  const { closedOn } = contributor;
  if (closedOn !== undefined && dps.dCompet > closedOn) {
    return [unknown(dps, `was registered until ${closedOn}`)];
  }
  const { opSimpNac } = dps.prest.regTrib;
  const option = simplesOptionOn(contributor, dps.dCompet);
  const simples: readonly Found[] =
    option === undefined || agreesWith(option, opSimpNac)
      ? []
      : [
          [
            'E328',
            `The declaration says ${optionName(opSimpNac)}, but ${optionName(option)} is registered.`,
          ],
        ];
  const known = registrationsIn(contributor, dps.cLocEmi);
  return known === undefined ? simples : [...ofRegistration(known, facts), ...simples];
}

/** The customer of a declaration. One that is not registered is only refused if it retains the ISS, and all must be. */
function ofCustomer({ dps, registry, parameters }: MunicipalRegistryFacts): readonly Found[] {
  const { toma, cLocEmi: place } = dps;
  const taxId = taxIdOf(toma);
  if (toma === undefined || taxId === undefined) return [];
  const isRetainer = dps.valores.trib.tribMun.tpRetISSQN === RETAINED_BY_CUSTOMER;
  const contributor = contributorOf(registry, taxId);
  const mode = parameters.municipality(place)?.contributors ?? registry.mode;
  const known =
    contributor === undefined && mode === 'all-registered'
      ? []
      : registrationsIn(contributor, place);
  if (known === undefined) return [];
  const isOpen = (each: MunicipalRegistration): boolean => statusOn(each, dps.dCompet) !== 'closed';
  const found: Found[] = [];
  if (isRetainer && !known.some(isOpen)) {
    found.push(['E39', `${taxId} retains the ISS, but has no open registration in ${place}.`]);
  }
  const given = known.find(({ number }) => number === toma.IM);
  if (toma.IM === undefined) {
    if (known.length > 1)
      found.push([
        'E54',
        `${taxId} is registered with ${numbersOf(known)}. The declaration must name one.`,
      ]);
  } else if (given === undefined) {
    found.push(['E229', `${taxId} has no registration ${toma.IM} in ${place}.`]);
  } else if (!isOpen(given)) {
    found.push(['A7', `The registration ${toma.IM} of the customer is closed.`]);
  }
  return found;
}

/** A declaration may leave the registration out; then the only one of the municipality counts. */
function ofRegistration(
  known: readonly MunicipalRegistration[],
  facts: MunicipalRegistryFacts,
): readonly Found[] {
  const { IM: given, ...id } = facts.dps.prest;
  const taxId = taxIdOf(id) ?? '';
  const place = facts.dps.cLocEmi;
  if (known.length === 0) {
    return given === undefined
      ? [['E156', `${taxId} has no registration in ${place}.`]]
      : [['E43', `${place} has no registration ${given}.`]];
  }
  if (given === undefined) {
    const [only] = known;
    return only === undefined || known.length > 1 ? [] : ofNumber(only, facts);
  }
  const registration = known.find(({ number }) => number === given);
  return registration === undefined
    ? [['E142', `${taxId} is registered with ${numbersOf(known)}, not with ${given}.`]]
    : ofNumber(registration, facts);
}

function ofNumber(
  registration: MunicipalRegistration,
  { dps, rps, today }: MunicipalRegistryFacts,
): readonly Found[] {
  const { number, issuesFrom, services } = registration;
  const found: Found[] = [];
  if (issuesFrom !== undefined && (rps.issueDate ?? today) < issuesFrom) {
    found.push([
      'E17',
      `The date of the RPS is ${rps.issueDate ?? today}, but ${number} may issue from ${issuesFrom} on.`,
    ]);
  }
  if (services?.includes(dps.serv.cServ.cTribNac) === false) {
    found.push(['E138', `${number} may not render the service ${dps.serv.cServ.cTribNac}.`]);
  }
  if (statusOn(registration, today) === 'suspended') {
    found.push(['E156', `The registration ${number} is suspended.`]);
  }
  if (issuesFrom !== undefined && dps.dCompet < issuesFrom) {
    found.push([
      'E200',
      `The service is of ${dps.dCompet}, but ${number} may issue from ${issuesFrom} on.`,
    ]);
  }
  if (statusOn(registration, dps.dCompet) === 'closed') {
    found.push(['E262', `The registration ${number} is closed.`]);
  }
  return found;
}
