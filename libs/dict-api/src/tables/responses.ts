import { type Group } from '#libs/xml-tables';
import { type DictResponseName, type DictResponses } from '../messages/messages';
import { type ApiVersion } from '../operations/versions';
import { claimResponses } from './claim';
import { entryResponses } from './entry';
import { sameForm, type Form } from './forms/form';
import { REPORT_RESPONSES_1_8 } from './forms/report-1-8';
import { reconciliationResponses } from './reconciliation';
import { recoveryResponses } from './recovery';
import { refundResponses } from './refund';
import { markerResponses, reportResponses } from './report';
import { statisticsResponses } from './statistics';
import { typesOf } from './types/text-types';

type ResponseTables = { readonly [Name in DictResponseName]: Group<DictResponses[Name]> };

function tablesOf(version: ApiVersion): ResponseTables {
  const types = typesOf(version);
  return {
    ...entryResponses(types),
    ...claimResponses(types),
    ...reconciliationResponses(types),
    ...reportResponses(types),
    ...markerResponses(types),
    ...refundResponses(types),
    ...recoveryResponses(types),
    ...statisticsResponses(types.taxId),
  };
}

const TABLES: Readonly<Record<ApiVersion, ResponseTables>> = {
  '1.8': tablesOf('1.8'),
  '2.6': tablesOf('2.6'),
  '2.12': tablesOf('2.12'),
};

/** The table of a response, without the first members, which all responses have. */
export function responseTable<Name extends DictResponseName>(
  name: Name,
  version: ApiVersion,
): Group<DictResponses[Name]> {
  return TABLES[version][name];
}

/** The XML form of a response in a version. */
export function responseForm<Name extends DictResponseName>(
  name: Name,
  version: ApiVersion,
): Form<DictResponses[Name]> {
  const forms: { readonly [Each in DictResponseName]?: Form<DictResponses[Each]> } =
    version === '1.8' ? REPORT_RESPONSES_1_8 : {};
  return forms[name] ?? sameForm(responseTable(name, version));
}
