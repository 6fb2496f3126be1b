import { Injectable } from '@nestjs/common';
import { type AbrasfAnswer, type Identification, type RpsId } from '#libs/nfse';
import { InvoiceRepository } from '../../invoices/invoice.repository';
import { RpsRepository } from '../../invoices/rps.repository';
import { BatchRepository } from '../batches/batch.repository';
import { plainNumber, taxIdOf } from '../issue/rps-checks';
import { type Place } from '../place';
import { refuse } from '../refused';
import { Notes } from './notes';
import { notesOf } from './notes-of';

/** Finds the note of a receipt (ConsultarNfsePorRps): with it, a client finds a note whose answer was lost. */
@Injectable()
export class FindByRps {
  constructor(
    private readonly rps: RpsRepository,
    private readonly invoices: InvoiceRepository,
    private readonly batches: BatchRepository,
    private readonly notes: Notes,
  ) {}

  /** @throws AbrasfRefused */
  async find(
    sent: RpsId,
    prestador: Identification,
    { municipality }: Place,
  ): Promise<AbrasfAnswer> {
    const provider = taxIdOf(prestador);
    const { Numero, Serie: series, Tipo: type } = sent;
    const rps = { number: plainNumber(Numero), series, type, status: '1' };
    const id = await this.rps.ownerOf({ provider, municipality, declaration: { rps } });
    const invoice = id === undefined ? undefined : await this.invoices.byId(id);
    if (invoice === undefined) {
      const isWaiting = await this.isInWaitingBatch(sent, provider, municipality);
      return refuse(isWaiting ? 'E92' : 'E4');
    }
    if (invoice.number === null) return refuse('E92');
    return { kind: 'notes', notes: notesOf(await this.notes.byIds([invoice.id])) };
  }

  private async isInWaitingBatch(
    { Numero, Serie, Tipo }: RpsId,
    provider: string,
    municipality: string,
  ): Promise<boolean> {
    const waiting = await this.batches.waiting(municipality, provider);
    const ids = waiting.flatMap(({ rps }) =>
      rps.flatMap(({ declaration }) => declaration.Rps?.IdentificacaoRps ?? []),
    );
    return ids.some(
      (id) =>
        plainNumber(id.Numero) === plainNumber(Numero) && id.Serie === Serie && id.Tipo === Tipo,
    );
  }
}
