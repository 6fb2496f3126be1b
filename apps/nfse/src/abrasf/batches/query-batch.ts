import { Injectable } from '@nestjs/common';
import { abrasfMessage, type AbrasfAnswer, type Identification } from '#libs/nfse';
import { taxIdOf } from '../issue/rps-checks';
import { Notes } from '../notes/notes';
import { notesOf } from '../notes/notes-of';
import { type Place } from '../place';
import { refuse } from '../refused';
import { PROCESSED, WAITING, type StoredBatch } from './batch';
import { refusedBatch } from './batch-messages';
import { BatchRepository } from './batch.repository';

/** What a query for a batch names. */
interface BatchQuery {
  readonly Prestador: Identification;
  readonly Protocolo: string;
}

/** Answers the queries for batches. */
@Injectable()
export class QueryBatch {
  constructor(
    private readonly batches: BatchRepository,
    private readonly notes: Notes,
  ) {}

  /**
   * ConsultarSituacaoLoteRps.
   * @throws AbrasfRefused
   */
  async situation(query: BatchQuery, place: Place): Promise<AbrasfAnswer> {
    return situationOf(await this.find(query, place));
  }

  /**
   * ConsultarLoteRps: the notes of the batch, or why it has none.
   * @throws AbrasfRefused
   */
  async result(query: BatchQuery, place: Place): Promise<AbrasfAnswer> {
    const batch = await this.find(query, place);
    if (batch.situation === WAITING) return whileWaiting(batch, place);
    if (batch.situation !== PROCESSED) return refusedBatch(batch);
    const notes = notesOf(await this.notes.byIds(batch.invoiceIds));
    return { kind: 'notes', notes, situation: batch.situation };
  }

  private async find(
    { Prestador, Protocolo }: BatchQuery,
    { municipality, settings }: Place,
  ): Promise<StoredBatch> {
    const batch = await this.batches.byProtocol(Protocolo);
    if (batch?.municipality !== municipality) return refuse('E86');
    if (batch.provider !== taxIdOf(Prestador)) {
      refuse(settings.provider === 'simpliss' ? 'E904' : 'E86');
    }
    return batch;
  }
}

function situationOf({ number, situation }: StoredBatch): AbrasfAnswer {
  return { kind: 'situation', NumeroLote: number, Situacao: situation };
}

function whileWaiting(batch: StoredBatch, { settings, version }: Place): AbrasfAnswer {
  const { whileProcessing } = settings;
  // The answer of 1.00 has no place for the situation.
  const code = whileProcessing === 'situation' && version === '1.00' ? 'E92' : whileProcessing;
  if (code === 'situation') return situationOf(batch);
  return { kind: 'messages', messages: [abrasfMessage(code)], situation: batch.situation };
}
