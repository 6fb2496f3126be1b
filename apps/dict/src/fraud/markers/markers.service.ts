import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { keyTypeOf, readSoughtKey, TAX_ID } from '#libs/brazil';
import { atomically, type AtomicWork } from '#libs/database';
import { MARKER_STATUSES, type FraudMarker } from '#libs/dict-api';
import { accepted, newUuid, refused } from '#libs/kernel';
import { Sandboxes } from '#libs/sandbox';
import { Directory } from '../../entries/directory.repository';
import { type Call } from '../../official/call';
import { QueryReader } from '../../official/query-reader';
import { type CallOf, type ResultOf } from '../../official/operation';
import { actorOf, Actors, entityId, idOf, notFound } from '../actors';
import { refuse, valueOf, type FraudResult } from '../fraud-refusal';
import { MarkerList } from './marker-list.repository';
import { listedMarkerView } from './marker-view';
import { type MarkerRow } from './marker.row';
import { Markers, type NewMarker } from './markers.repository';

/** The operations on fraud markers. */
@Injectable()
export class MarkersService {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly directory: Directory,
    private readonly markers: Markers,
    private readonly stored: MarkerList,
    private readonly actors: Actors,
  ) {}

  /** The same request again, by its RequestId, gets the marker of the first one. */
  async create({ body, now }: CallOf<'createFraudMarker'>): Promise<MarkerRow> {
    const draft = valueOf(newMarker(body.FraudMarker, actorOf(body)));
    const { directory, markers } = this;
    const { participant: ispb } = draft;
    const requestId = body.RequestId.toLowerCase();
    const newId = newUuid();
    const database = await this.sandboxes.database();
    const result = await atomically(database, function* (): AtomicWork<FraudResult<MarkerRow>> {
      const use = { ispb, requestId, result: newId };
      if (yield* directory.keepResult(database, use)) {
        return accepted(yield* markers.add(database, draft, { id: newId, now }));
      }
      const id = yield* directory.resultOf(database, ispb, requestId);
      const first = id === undefined ? undefined : yield* markers.lock(database, id);
      return first !== undefined && isSame(first, draft)
        ? accepted(first)
        : usedId(requestId, ispb);
    });
    return valueOf(result);
  }

  async cancel(call: CallOf<'cancelFraudMarker'>, path: string): Promise<MarkerRow> {
    const { body, now } = call;
    const id = idOf(path, body.FraudMarkerId, 'fraudMarker');
    const { markers } = this;
    const database = await this.sandboxes.database();
    const result = await atomically(database, function* (): AtomicWork<
      FraudResult<MarkerRow> | undefined
    > {
      const marker = yield* markers.lock(database, id);
      if (marker === undefined) return undefined;
      if (marker.participant !== actorOf(body)) return notYours(marker);
      return accepted(yield* markers.cancel(database, marker, now));
    });
    if (result === undefined) throw notFound('fraud marker', id);
    return valueOf(result);
  }

  async find(call: Call, path: string): Promise<MarkerRow> {
    const id = entityId(path);
    const marker = await this.stored.find(id);
    if (marker === undefined) throw notFound('fraud marker', id);
    const { participant, reporter } = marker;
    await this.actors.checkReader(
      call,
      reporter === null ? [participant] : [participant, reporter],
    );
    return marker;
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
      participants: [participant.toUpperCase()],
      taxId: taxId ?? '',
      keyValue: read.matching('Key', /^.{1,77}$/, 'a Pix key'),
      status: read.oneOf('Status', MARKER_STATUSES),
      modifiedAfter: read.instant('ModifiedAfter'),
      modifiedBefore: read.instant('ModifiedBefore'),
      limit: read.limit(),
    };
    read.check();
    const { rows, hasMore, total } = await this.stored.list(filter);
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

/** The deprecated pages are parts of the list that `Limit` ends. */
function pageIn(page = 0, size = 10): { readonly start: number; readonly size: number } {
  return { start: page * size, size };
}

function newMarker(
  { TaxIdNumber: taxId, FraudType: fraudType, Key: key }: FraudMarker,
  participant: string,
): FraudResult<NewMarker> {
  if (fraudType === 'UNKNOWN') {
    const detail = 'UNKNOWN is only shown for markers of version 1 of the API.';
    return refused({ error: 'FraudMarkerInvalid', property: 'fraudMarker.fraudType', detail });
  }
  if (key === undefined) return accepted({ taxId, keyValue: null, fraudType, participant });
  const type = keyTypeOf(key);
  const read = type && readSoughtKey(type, key);
  if (read?.ok !== true) {
    const detail = 'Must be a Pix key: a CPF, CNPJ, phone, e-mail or EVP.';
    return refused({
      error: 'FraudMarkerInvalid',
      property: 'fraudMarker.key',
      value: key,
      detail,
    });
  }
  return accepted({ taxId, keyValue: read.value, fraudType, participant });
}

function isSame(marker: MarkerRow, draft: NewMarker): boolean {
  const { taxId, keyValue, fraudType } = draft;
  return marker.taxId === taxId && marker.keyValue === keyValue && marker.fraudType === fraudType;
}

function usedId(requestId: string, ispb: string): FraudResult<never> {
  const detail = `Participant ${ispb} has used RequestId ${requestId} for another request. Send a new UUID.`;
  return refuse('RequestIdAlreadyUsed', detail);
}

function notYours({ participant, reportId }: MarkerRow): FraudResult<never> {
  const how = reportId === null ? 'has created it' : 'has closed its infraction report';
  const detail = `Only the participant that ${how}, ${participant}, can cancel the fraud marker.`;
  return refuse('Forbidden', detail);
}
