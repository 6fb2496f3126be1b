import { type Person } from '../messages/entry';
import { type ApiVersion } from '../operations/versions';
import {
  CPF,
  matches,
  mismatchOf,
  PATTERNS_OF,
  patternOf,
  PERSON_NAME,
  type DictPattern,
} from '../tables/types/patterns';
import { type Finding } from './rule';

/** The patterns of the fields of a person, by its type. */
interface PersonPatterns {
  readonly TaxIdNumber: DictPattern;
  readonly Name: DictPattern;
  readonly TradeName: DictPattern | undefined;
}

function patternsOf(version: ApiVersion): Readonly<Record<Person['Type'], PersonPatterns>> {
  const { cnpj, companyName, tradeName } = PATTERNS_OF[version];
  return {
    NATURAL_PERSON: { TaxIdNumber: CPF, Name: PERSON_NAME, TradeName: undefined },
    LEGAL_PERSON: {
      TaxIdNumber: patternOf(cnpj),
      Name: patternOf(companyName),
      TradeName: patternOf(tradeName),
    },
  };
}

const PATTERNS = {
  '1.8': patternsOf('1.8'),
  '2.6': patternsOf('2.6'),
  '2.12': patternsOf('2.12'),
} as const satisfies Readonly<Record<ApiVersion, unknown>>;

/** A natural person has a CPF and no trade name, a legal person has a CNPJ. Their names have different patterns. */
export function findingsOfPerson(
  path: string,
  person: Person | undefined,
  version: ApiVersion,
): readonly Finding[] {
  if (person === undefined) return [];
  const { TaxIdNumber, Name, TradeName } = PATTERNS[version][person.Type];
  return [
    ...findingsOf(`${path}/TaxIdNumber`, person.TaxIdNumber, TaxIdNumber),
    ...findingsOf(`${path}/Name`, person.Name, Name),
    ...(person.Name.trim() === '' ? [blank(`${path}/Name`, person.Name)] : []),
    ...findingsOfTradeName(`${path}/TradeName`, person.TradeName, TradeName),
  ];
}

function findingsOfTradeName(
  path: string,
  tradeName: string | undefined,
  pattern: DictPattern | undefined,
): readonly Finding[] {
  if (tradeName === undefined) return [];
  if (pattern !== undefined) return findingsOf(path, tradeName, pattern);
  const reason = 'Must be absent: a natural person has no trade name.';
  return [{ path, reason, value: tradeName }];
}

function findingsOf(path: string, value: string, pattern: DictPattern): readonly Finding[] {
  return matches(pattern, value) ? [] : [{ path, reason: mismatchOf(pattern), value }];
}

function blank(path: string, value: string): Finding {
  return { path, reason: 'Must not be only white space.', value };
}
