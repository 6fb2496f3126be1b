import { Injectable } from '@nestjs/common';
import { type AbrasfAnswer, type AbrasfRequest } from '#libs/nfse';
import { QueryBatch } from './batches/query-batch';
import { FindByRps } from './notes/find-by-rps';
import { QueryNotes } from './notes/query-notes';
import { queryMessages } from './issue/rps-checks';
import { type Place } from './place';
import { AbrasfRefused } from './refused';

/** A request that changes nothing. */
export type QueryRequest = Extract<AbrasfRequest, { readonly operation: `Consultar${string}` }>;

export function isQuery(request: AbrasfRequest): request is QueryRequest {
  return request.operation.startsWith('Consultar');
}

/** The operations that only read. */
@Injectable()
export class Queries {
  constructor(
    private readonly batches: QueryBatch,
    private readonly byRps: FindByRps,
    private readonly notes: QueryNotes,
  ) {}

  /** @throws AbrasfRefused */
  async answer(request: QueryRequest, place: Place): Promise<AbrasfAnswer> {
    const found = queryMessages(request.signature, place);
    if (found.length > 0) throw new AbrasfRefused(found);
    switch (request.operation) {
      case 'ConsultarSituacaoLoteRps':
        return this.batches.situation(request, place);
      case 'ConsultarLoteRps':
        return this.batches.result(request, place);
      case 'ConsultarNfsePorRps':
        return this.byRps.find(request.IdentificacaoRps, request.Prestador, place);
      case 'ConsultarNfse':
      case 'ConsultarNfseServicoPrestado':
        return this.notes.provided(request, place);
      case 'ConsultarNfseServicoTomado':
        return this.notes.taken(request, place);
      case 'ConsultarNfsePorFaixa':
        return this.notes.inRange(request, place);
    }
  }
}
