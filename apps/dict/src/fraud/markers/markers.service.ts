import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { keyTypeOf, readSoughtKey, TAX_ID } from '#libs/brazil';
import { type Transactional } from '#libs/database';
import { MARKER_STATUSES, type FraudMarker } from '#libs/dict-api';
import { accepted, newUuid } from '#libs/kernel';
import { Sandboxes } from '#libs/sandbox';
import { Directory } from '../../directory/directory.repository';
import { type Call } from '../../official/call';
import { QueryReader } from '../../official/query-reader';
import { type CallOf, type ResultOf } from '../../operations/operation';
import { actorOf, changeEntity, ReadAccess } from '../fraud-requests';
import { refuse } from '../fraud-refusal';
import { type DictResult, valueOf } from '../../official/dict-refusal';
import { listedMarkerView } from './marker-view';
import { MarkerRow } from './marker.row';
import { Markers, type NewMarker } from './markers.repository';

/** Creates, cancels and shows fraud markers by the rules of the official API. */
@Injectable()
export class MarkersService {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly directory: Directory,
    private readonly markers: Markers,
    private readonly access: ReadAccess,
  ) {}

  /** A repeated request, by its RequestId, gets the marker of the first one. */
  async create({ body, now }: CallOf<'createFraudMarker'>): Promise<MarkerRow> {
    const draft = valueOf(newMarker(body.FraudMarker, actorOf(body)));
    const { directory, markers } = this;
    const { participant: ispb } = draft;
    const requestId = body.RequestId.toLowerCase();
    const newId = newUuid();
    const result = await this.sandboxes.atomically(function* (tx): Transactional<
      DictResult<MarkerRow>
    > {
      const use = { ispb, requestId, result: newId };
      if (yield* directory.keepResult(tx, use)) {
        return accepted(yield* markers.add(tx, draft, { id: newId, now }));
      }
      const id = yield* directory.resultOf(tx, ispb, requestId);
      const first = id === undefined ? undefined : yield* markers.lock(tx, id);
      return first !== undefined && isSame(first, draft)
        ? accepted(first)
        : usedId(requestId, ispb);
    });
    return valueOf(result);
  }

  cancel({ body, now }: CallOf<'cancelFraudMarker'>, path: string): Promise<MarkerRow> {
    const { markers } = this;
    const changed = { what: 'fraud marker', path, inBody: body.FraudMarkerId };
    const lock: typeof markers.lock = (tx, id) => markers.lock(tx, id);
    return changeEntity(this.sandboxes, changed, lock, function* (tx, marker) {
      if (marker.participant !== actorOf(body)) return notYours(marker);
      return accepted(yield* markers.cancel(tx, marker, now));
    });
  }

  find(call: Call, path: string): Promise<MarkerRow> {
    return this.access.read(call, path, {
      ...{ what: 'fraud marker', entity: MarkerRow },
      readersOf: ({ participant, reporter }) =>
        reporter === null ? [participant] : [participant, reporter],
    });
  }

  async list(call: Call, query: Request['query']): Promise<ResultOf<'listFraudMarkers'>> {
    const read = new QueryReader(query);
    const participant =
      read.matching('Participant', /^[0-9A-Za-z]{8}$/, 'an ISPB of 8 characters') ??
      call.participant;
    const taxId = read.matching('TaxIdNumber', TAX_ID, 'a CPF of 11 digits or a CNPJ of 14');
    if (taxId === undefined) read.missing('TaxIdNumber', 'a CPF or a CNPJ');
    const page = read.whole('page.pageNumber', 0, 200);
    const itemsPerPage = read.whole('page.itemsPerPage', 1, 200);
    const filter = {
      participant: participant.toUpperCase(),
      taxId: taxId ?? '',
      keyValue: read.matching('Key', /^.{1,77}$/, 'a Pix key'),
      status: read.oneOf('Status', MARKER_STATUSES),
      modifiedAfter: read.instant('ModifiedAfter'),
      modifiedBefore: read.instant('ModifiedBefore'),
      limit: read.limit(),
    };
    read.check();
    const { rows, hasMore, total } = await this.markers.list(filter);
    const isPaged = page !== undefined || itemsPerPage !== undefined;
    const { start, size } = pageIn(page, itemsPerPage);
    const shown = isPaged ? rows.slice(start, start + size) : rows;
    return {
      HasMoreElements: hasMore || (isPaged && rows.length > start + size),
      Total: total,
      FraudMarkers: { FraudMarker: shown.map(listedMarkerView) },
    };
  }
}

/** The deprecated pages divide the list that `Limit` ends. */
function pageIn(page = 0, size = 10): { readonly start: number; readonly size: number } {
  return { start: page * size, size };
}

function newMarker(
  { TaxIdNumber: taxId, FraudType: fraudType, Key: key }: FraudMarker,
  participant: string,
): DictResult<NewMarker> {
  if (fraudType === 'UNKNOWN') {
    const detail = 'Must be another type: UNKNOWN is only for markers of version 1 of the API.';
    return refuse('FraudMarkerInvalid', detail, 'fraudMarker.fraudType');
  }
  if (key === undefined) return accepted({ taxId, keyValue: null, fraudType, participant });
  const type = keyTypeOf(key);
  const read = type && readSoughtKey(type, key);
  if (read?.ok !== true) {
    const detail = 'Must be a Pix key: a CPF, CNPJ, phone, e-mail or EVP.';
    return refuse('FraudMarkerInvalid', detail, 'fraudMarker.key', key);
  }
  return accepted({ taxId, keyValue: read.value, fraudType, participant });
}

function isSame(marker: MarkerRow, draft: NewMarker): boolean {
  const { taxId, keyValue, fraudType } = draft;
  return marker.taxId === taxId && marker.keyValue === keyValue && marker.fraudType === fraudType;
}

function usedId(requestId: string, ispb: string): DictResult<never> {
  const detail = `Participant ${ispb} has used RequestId ${requestId} for another request. Send a new UUID.`;
  return refuse('RequestIdAlreadyUsed', detail);
}

function notYours({ participant, reportId }: MarkerRow): DictResult<never> {
  const how = reportId === null ? 'created it' : 'closed its infraction report';
  const detail = `Only the participant that ${how}, ${participant}, can cancel the fraud marker.`;
  return refuse('Forbidden', detail);
}
