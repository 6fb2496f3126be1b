import { type Group } from '#libs/xml-tables';
import { type DictRequestName, type DictRequests } from '../messages/messages';
import { type ApiVersion } from '../operations/versions';
import { claimRequests } from './claim';
import { entryRequests } from './entry';
import { sameForm, type Form } from './forms/form';
import { REPORT_REQUESTS_1_8 } from './forms/report-1-8';
import { reconciliationRequests } from './reconciliation';
import { recoveryRequests } from './recovery';
import { refundRequests } from './refund';
import { markerRequests, reportRequests } from './report';
import { typesOf } from './types/text-types';

type RequestTables = { readonly [Name in DictRequestName]: Group<DictRequests[Name]> };

function tablesOf(version: ApiVersion): RequestTables {
  const types = typesOf(version);
  return {
    ...entryRequests(types),
    ...claimRequests(types),
    ...reconciliationRequests(types),
    ...reportRequests(types),
    ...markerRequests(types),
    ...refundRequests(types),
    ...recoveryRequests(types),
  };
}

const TABLES: Readonly<Record<ApiVersion, RequestTables>> = {
  '1.8': tablesOf('1.8'),
  '2.6': tablesOf('2.6'),
  '2.12': tablesOf('2.12'),
};

/** The table of a request. */
export function requestTable<Name extends DictRequestName>(
  name: Name,
  version: ApiVersion,
): Group<DictRequests[Name]> {
  return TABLES[version][name];
}

/** The XML form of a request in a version. */
export function requestForm<Name extends DictRequestName>(
  name: Name,
  version: ApiVersion,
): Form<DictRequests[Name]> {
  const forms: { readonly [Each in DictRequestName]?: Form<DictRequests[Each]> } =
    version === '1.8' ? REPORT_REQUESTS_1_8 : {};
  return forms[name] ?? sameForm(requestTable(name, version));
}
