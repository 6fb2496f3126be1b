import { type ExtendedFraudMarker } from '#libs/dict-api';
import { type MarkerRow } from './marker.row';

/** A marker as the official API shows it. */
export function markerView(row: MarkerRow): ExtendedFraudMarker {
  const { reportId, reporter } = row;
  const report =
    reportId === null || reporter === null
      ? undefined
      : { Id: reportId, ReporterParticipant: reporter };
  return { ...members(row), ...(report === undefined ? {} : { InfractionReport: report }) };
}

/** A marker as lists show it: without the reporter. */
export function listedMarkerView(row: MarkerRow): ExtendedFraudMarker {
  const { reportId } = row;
  return { ...members(row), ...(reportId === null ? {} : { InfractionReport: { Id: reportId } }) };
}

function members(row: MarkerRow): Omit<ExtendedFraudMarker, 'InfractionReport'> {
  return {
    Id: row.id,
    Status: row.status,
    TaxIdNumber: row.taxId,
    FraudType: row.fraudType,
    ...(row.keyValue === null ? {} : { Key: row.keyValue }),
    CreationTime: row.createdAt,
    LastModified: row.lastModified,
  };
}
