import { Injectable } from '@nestjs/common';
import { type AbrasfAnswer, type AbrasfMessage, type AbrasfRequest } from '#libs/nfse';
import { ReceiveBatch } from './batches/receive-batch';
import { CancelNote } from './end/cancel-note';
import { ReplaceNote } from './end/replace-note';
import { IssueNote } from './issue/issue-note';
import { type Place } from './place';
import { type QueryRequest } from './queries';

/** A request that issues or ends notes. */
export type ChangeRequest = Exclude<AbrasfRequest, QueryRequest>;

/** The operations that issue and end notes. */
@Injectable()
export class Changes {
  constructor(
    private readonly issuing: IssueNote,
    private readonly batches: ReceiveBatch,
    private readonly cancelling: CancelNote,
    private readonly replacing: ReplaceNote,
  ) {}

  /**
   * @param alerts for the answer, if the operation issues a note
   * @throws AbrasfRefused
   */
  answer(
    request: ChangeRequest,
    place: Place,
    alerts: readonly AbrasfMessage[],
  ): Promise<AbrasfAnswer> {
    switch (request.operation) {
      case 'GerarNfse':
        return this.issuing.issue(request.rps, place, alerts);
      case 'RecepcionarLoteRps':
        return this.batches.later(request.batch, place);
      case 'RecepcionarLoteRpsSincrono':
        return this.batches.now(request.batch, place, alerts);
      case 'CancelarNfse':
        return this.cancelling.cancel(request.order, place);
      case 'SubstituirNfse':
        return this.replacing.replace(request, place, alerts);
    }
  }
}
