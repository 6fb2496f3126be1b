import { Inject, Injectable } from '@nestjs/common';
import { brasiliaDate } from '#libs/brazil';
import { type Clock } from '#libs/kernel';
import {
  type AbrasfAnswer,
  type AbrasfRequest,
  type Identification,
  type ProvidedQuery,
  type TakenQuery,
} from '#libs/nfse';
import { CLOCK } from '#libs/sandbox';
import { type Invoice } from '../../invoices/invoice';
import { plainNumber, taxIdOf } from '../issue/rps-checks';
import { type Place } from '../place';
import { refuse } from '../refused';
import { checkPeriod, instantsOf } from './note-period';
import { type NoteFilter } from './note.repository';
import { notesOf } from './notes-of';
import { Notes } from './notes';

type RangeQuery = Extract<AbrasfRequest, { readonly operation: 'ConsultarNfsePorFaixa' }>;
type AnyQuery = Omit<ProvidedQuery, 'Prestador'>;

/** Version 1.00 has no pages: its answer has the first notes. */
const WITHOUT_PAGES = 1_000;

/** Answers the queries for several notes. */
@Injectable()
export class QueryNotes {
  constructor(
    private readonly notes: Notes,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * ConsultarNfse and ConsultarNfseServicoPrestado.
   * @throws AbrasfRefused
   */
  provided(query: ProvidedQuery, { municipality }: Place): Promise<AbrasfAnswer> {
    const filter = { municipality, provider: taxIdOf(query.Prestador) };
    return this.answer(query, { ...filter, customer: given(query.Tomador) });
  }

  /**
   * ConsultarNfseServicoTomado: the notes whose customer or intermediary asks.
   * @throws AbrasfRefused
   */
  taken(query: TakenQuery, { municipality }: Place): Promise<AbrasfAnswer> {
    const asking = taxIdOf(query.Consulente);
    const filter = { municipality, provider: given(query.Prestador) };
    const customer = given(query.Tomador);
    return this.answer(
      query,
      { ...filter, customer },
      (invoice) => invoice.customer === asking || intermediaryOf(invoice) === asking,
    );
  }

  /**
   * ConsultarNfsePorFaixa.
   * @throws AbrasfRefused
   */
  async inRange({ Prestador, Faixa, Pagina }: RangeQuery, place: Place): Promise<AbrasfAnswer> {
    const { municipality } = place;
    const { NumeroNfseInicial, NumeroNfseFinal } = Faixa;
    const fromNumber = Number(NumeroNfseInicial);
    const toNumber = NumeroNfseFinal === undefined ? undefined : Number(NumeroNfseFinal);
    if (toNumber !== undefined && toNumber < fromNumber) {
      refuse('E218', `${String(fromNumber)} is after ${String(toNumber)}.`);
    }
    const filter = { municipality, provider: taxIdOf(Prestador), fromNumber, toNumber };
    const page = await this.notes.page(filter, { number: Pagina });
    if (page.notes.length === 0) refuse('E223');
    const { hasNext } = page;
    return { kind: 'notes', notes: notesOf(page.notes), page: { number: Pagina, hasNext } };
  }

  private async answer(
    query: AnyQuery,
    filter: NoteFilter,
    isOfAsking?: (invoice: Invoice) => boolean,
  ): Promise<AbrasfAnswer> {
    const { NumeroNfse, PeriodoEmissao, PeriodoCompetencia, Intermediario, Pagina } = query;
    const today = brasiliaDate(this.clock.nowMs());
    for (const period of [PeriodoEmissao, PeriodoCompetencia]) {
      if (period !== undefined) checkPeriod(period, today);
    }
    const intermediary = given(Intermediario);
    const isWanted =
      isOfAsking === undefined && PeriodoCompetencia === undefined && intermediary === undefined
        ? undefined
        : (invoice: Invoice): boolean =>
            (isOfAsking?.(invoice) ?? true) &&
            isWithin(invoice.dps.dCompet, PeriodoCompetencia) &&
            (intermediary === undefined || intermediaryOf(invoice) === intermediary);
    const { notes, hasNext } = await this.notes.page(
      {
        ...filter,
        ...(NumeroNfse === undefined ? {} : { number: Number(plainNumber(NumeroNfse)) }),
        ...(PeriodoEmissao === undefined ? {} : instantsOf(PeriodoEmissao)),
      },
      { number: Pagina ?? 1, isWanted, ...(Pagina === undefined && { size: WITHOUT_PAGES }) },
    );
    if (notes.length === 0) refuse(NumeroNfse === undefined ? 'E212' : 'E78');
    return {
      kind: 'notes',
      notes: notesOf(notes),
      ...(Pagina !== undefined && { page: { number: Pagina, hasNext } }),
    };
  }
}

/** CNPJ or CPF of a party; undefined if the query has none. */
function given(party: Partial<Identification> | undefined): string | undefined {
  return taxIdOf(party) || undefined;
}

function intermediaryOf({ dps: { interm } }: Invoice): string | undefined {
  return interm?.CNPJ ?? interm?.CPF;
}

function isWithin(date: string, period: AnyQuery['PeriodoCompetencia']): boolean {
  return period === undefined || (date >= period.DataInicial && date <= period.DataFinal);
}
