import { type PartyId } from '../../national/dps';
import {
  contributorOf,
  numbersOf,
  registrationsIn,
  statusOn,
  type Contributor,
} from '../../registry/contributor';
import { dpsRule, type Facts } from '../rule';

interface RegisteredParty {
  readonly name: string;
  readonly of: (facts: Facts) => (PartyId & { readonly IM?: string }) | undefined;
}

const CUSTOMER: RegisteredParty = { name: 'customer', of: ({ dps }) => dps.toma };
const INTERMEDIARY: RegisteredParty = { name: 'intermediary', of: ({ dps }) => dps.interm };
const RECIPIENT: RegisteredParty = { name: 'recipient', of: ({ dps }) => dps.IBSCBS?.dest };

/** The tax ids that the register does not have on the date of the service. */
const NOT_FOUND = [
  ['E0190', "The customer's CNPJ must be registered", 'toma/CNPJ', CUSTOMER],
  ['E0207', "The customer's CPF must be registered", 'toma/CPF', CUSTOMER],
  ['E0250', "The intermediary's CNPJ must be registered", 'interm/CNPJ', INTERMEDIARY],
  ['E0268', "The intermediary's CPF must be registered", 'interm/CPF', INTERMEDIARY],
  ['E0912', "The recipient's CNPJ must be registered", 'IBSCBS/dest/CNPJ', RECIPIENT],
  ['E0914', "The recipient's CPF must be registered", 'IBSCBS/dest/CPF', RECIPIENT],
] as const;

/** The municipal registrations of a party in the municipality that issues. */
const CLOSED = [
  ['E0229', "The customer's registration must be active", 'toma/IM', CUSTOMER],
  ['E0288', "The intermediary's registration must be active", 'interm/IM', INTERMEDIARY],
] as const;
const WITHOUT = [
  ['E0232', 'A customer without a registration must not give one', 'toma/IM', CUSTOMER],
  ['E0290', 'An intermediary without a registration must not give one', 'interm/IM', INTERMEDIARY],
] as const;

/** The addresses of a recipient that differ from the register. */
const ELSEWHERE = [
  ['E0921', "The recipient's municipality must be that of its CNPJ", 'CNPJ'],
  ['E0922', "The recipient's municipality must be that of its CPF", 'CPF'],
] as const;

/** Rules that look up the parties of a DPS that do not issue it. Unknown parties are allowed by default. */
export const REGISTRY_PARTY_RULES = [
  ...NOT_FOUND.map(([code, description, element, party]) =>
    dpsRule(code, description, element, (facts) => {
      const kind = element.endsWith('CNPJ') ? 'CNPJ' : 'CPF';
      const taxId = party.of(facts)?.[kind];
      return taxId === undefined ? undefined : notFound(taxId, party.name, facts);
    }),
  ),
  ...CLOSED.map(([code, description, element, party]) =>
    dpsRule(code, description, element, (facts) => {
      const { number, known } = registrationOf(party.of(facts), facts);
      const given = known?.find((each) => each.number === number);
      return given !== undefined && statusOn(given, facts.dps.dCompet) === 'closed'
        ? `The registration ${given.number} of the ${party.name} is closed on ${facts.dps.dCompet}.`
        : undefined;
    }),
  ),
  ...WITHOUT.map(([code, description, element, party]) =>
    dpsRule(code, description, element, (facts) => {
      const { number, known } = registrationOf(party.of(facts), facts);
      if (number === undefined || known === undefined) return undefined;
      if (known.some((each) => each.number === number)) return undefined;
      const has = known.length === 0 ? 'no registration' : `the registration ${numbersOf(known)}`;
      return `The DPS has the registration ${number}, but the ${party.name} has ${has} in ${facts.dps.cLocEmi}.`;
    }),
  ),
  ...ELSEWHERE.map(([code, description, kind]) =>
    dpsRule(code, description, 'IBSCBS/dest/end/endNac/cMun', (facts) => {
      const recipient = facts.dps.IBSCBS?.dest;
      const taxId = recipient?.[kind];
      const given = recipient?.end?.endNac?.cMun;
      const home = contributorOf(facts.registry, taxId)?.address?.municipality;
      return given !== undefined && home !== undefined && given !== home
        ? `The address is in ${given}, but ${taxId ?? ''} is registered in ${home}.`
        : undefined;
    }),
  ),
];

/** A contributor before its first day and after its last day counts as unknown, in every mode. */
function notFound(taxId: string, name: string, facts: Facts): string | undefined {
  const { dps, parameters, registry } = facts;
  if (registry === undefined) return undefined;
  const contributor = contributorOf(registry, taxId);
  if (contributor !== undefined) return outsideItsPeriod(contributor, dps.dCompet);
  const mode = parameters.municipality(dps.cLocEmi)?.contributors ?? registry.mode;
  return mode === 'all-registered'
    ? `The ${name} ${taxId} is not registered. PUT /__admin/contributors/${taxId} registers it.`
    : undefined;
}

function outsideItsPeriod(
  { taxId, registeredOn, closedOn }: Contributor,
  day: string,
): string | undefined {
  if (closedOn !== undefined && day > closedOn) {
    return `${taxId} was registered until ${closedOn}, and the service is of ${day}.`;
  }
  return registeredOn !== undefined && day < registeredOn
    ? `${taxId} is registered from ${registeredOn} on, and the service is of ${day}.`
    : undefined;
}

function registrationOf(
  party: (PartyId & { readonly IM?: string }) | undefined,
  { registry, dps }: Facts,
) {
  const contributor = contributorOf(registry, party?.CNPJ ?? party?.CPF);
  return { number: party?.IM, known: registrationsIn(contributor, dps.cLocEmi) };
}
