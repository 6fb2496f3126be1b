import { Injectable } from '@nestjs/common';
import {
  abrasfMessage,
  type AbrasfAnswer,
  type AbrasfErrorCode,
  type AbrasfMessage,
  type AbrasfRequest,
} from '#libs/nfse';
import { takeOutcomeAlone } from '#libs/sandbox';
import { Changes } from './changes';
import { ABRASF_OUTCOMES, isAlert, isAtReception } from './outcomes';
import { type Place } from './place';
import { isQuery, Queries } from './queries';
import { AbrasfRefused } from './refused';

/** Operations whose answers can have alerts: the note is issued all the same. */
const WITH_ALERTS: ReadonlySet<AbrasfRequest['operation']> = new Set([
  'GerarNfse',
  'RecepcionarLoteRpsSincrono',
  'SubstituirNfse',
] as const);

/** Does the operations of the municipal service. What it refuses is an answer too. */
@Injectable()
export class AbrasfService {
  constructor(
    private readonly changes: Changes,
    private readonly queries: Queries,
  ) {}

  /** @throws ServiceUnavailable if a rule requests it */
  async answer(request: AbrasfRequest, place: Place): Promise<AbrasfAnswer> {
    try {
      const alerts = await requestedAlerts(request);
      return isQuery(request)
        ? await this.queries.answer(request, place)
        : await this.changes.answer(request, place, alerts);
    } catch (error) {
      if (!(error instanceof AbrasfRefused)) throw error;
      return { kind: 'messages', messages: error.messages };
    }
  }
}

/**
 * The alerts that a rule requests for the answer.
 * @throws AbrasfRefused if a rule requests an error that is answered at once
 */
async function requestedAlerts({ operation }: AbrasfRequest): Promise<readonly AbrasfMessage[]> {
  const code = await takeOutcomeAlone(ABRASF_OUTCOMES, (each) => {
    if (isAlert(each)) return WITH_ALERTS.has(operation);
    // The processing of the batch ends with other codes.
    return operation !== 'RecepcionarLoteRps' || isAtReception(each);
  });
  if (code === undefined) return [];
  const message = abrasfMessage(code as AbrasfErrorCode);
  if (isAlert(code)) return [message];
  throw new AbrasfRefused([message]);
}
