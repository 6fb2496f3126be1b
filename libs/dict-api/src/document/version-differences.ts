import { type ApiVersion } from '../operations/versions';

/** A difference between the versions of the API, and whether the simulator implements it. */
export interface VersionDifference {
  readonly what: string;
  readonly in: Readonly<Record<ApiVersion, string>>;
  readonly isSimulated: boolean;
}

function differs(
  what: string,
  texts: readonly [string, string, string],
  isSimulated = true,
): VersionDifference {
  const [first, second, third] = texts;
  return { what, in: { '1.8': first, '2.6': second, '2.12': third }, isSimulated };
}

/** DICT API 1.8.0, 2.6.1 and 2.12.1. The operations of a version are in the table of operations. */
export const VERSION_DIFFERENCES: readonly VersionDifference[] = [
  differs('Address', ['/api/v1', '/api/v2', '/api/v2']),
  differs('ISPB', ['8 digits', '8 digits', '8 digits or letters']),
  differs('CNPJ', ['14 digits', '14 digits', '14 digits or letters']),
  differs('Account number', ['1 to 20 digits', '1 to 20 digits', '1 to 20 digits or letters']),
  differs('Account of type OTHR', ['no', 'yes', 'yes']),
  differs('Name of a person', ['120 characters', '150 characters', '150 characters']),
  differs('Name of a company', ['letters, digits and some signs', 'Latin-1', 'Latin-1']),
  differs('Trade name of asterisks only', ['yes', 'yes', 'no']),
  differs('Key of type PHONE', [
    'at least 3 digits after the plus sign',
    'at least 2',
    'at least 2',
  ]),
  differs('Key of type EMAIL', ['can have &', 'no &', 'no &']),
  differs('Look-up for initiators', ['GET /entries/{Key}/initiator', 'none', 'none']),
  differs('Infraction report', [
    'InfractionType, ReportedBy, DebitedParticipant, CreditedParticipant',
    'Reason, SituationType, ReporterParticipant, CounterpartyParticipant',
    'as 2.6',
  ]),
  differs('Close of an infraction report', ['without FraudType', 'FraudType', 'FraudType']),
  differs('Infraction reports of type FRAUD', ['yes', 'fraud markers', 'fraud markers'], false),
  differs(
    'Statistics',
    [
      'Statistics with Counters d3, d30, m6 in each look-up; GET /statistics/owner/{TaxIdNumber}',
      'OwnerStatistics and KeyStatistics d90, m12, m60, on demand',
      'as 2.6',
    ],
    false,
  ),
  differs(
    'Type of an error',
    ['https://dict.pi.rsfn.net.br/api/v1/error/', '.../api/v2/error/', '.../api/v2/error/'],
    false,
  ),
];
