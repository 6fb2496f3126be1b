import { Injectable } from '@nestjs/common';
import { currentContext } from '#libs/http';
import { isSameTaxpayer, parseAccessKey } from '#libs/nfse';
import { InvoicesService } from '../../api/invoices.service';
import {
  DistributionRepository,
  type ReadDocument,
} from '../../distribution/distribution.repository';
import { InvoiceEventsService } from '../../events/invoice-events.service';
import { type RegisteredEvent } from '../../events/invoice-event';
import { EXAMPLE_KEY, EXAMPLE_WITH_KEY } from '../../invoices/examples';
import { AdnKeyInvalid, NoDocument } from '../errors/adn.errors';
import { failIfRequested } from '../outcomes';
import { LOT_SIZE, type NsuRange } from './dfe-query';

/** An event with its number for one taxpayer. */
export interface NumberedEvent extends RegisteredEvent {
  readonly nsu: number | null;
}

/** The provider and the municipality of the invoice of the documentation. */
const EXAMPLE_RECIPIENTS = new Set<string>([
  EXAMPLE_WITH_KEY.provider,
  EXAMPLE_WITH_KEY.municipality,
]);

/** The distribution of documents to the taxpayers that they name (national environment, ADN). */
@Injectable()
export class DistributionService {
  constructor(
    private readonly distribution: DistributionRepository,
    private readonly invoices: InvoicesService,
    private readonly events: InvoiceEventsService,
  ) {}

  /**
   * The documents of a taxpayer or a municipality in a range, at least one.
   *
   * @param recipient CNPJ or CPF, or the IBGE code of the municipality
   * @throws NoDocument, or the error that a rule requests
   */
  async lot(recipient: string, { isSingle, ...range }: NsuRange): Promise<readonly ReadDocument[]> {
    await failIfRequested();
    // The invoice of the documentation is issued when it is first requested.
    if (EXAMPLE_RECIPIENTS.has(recipient)) await this.invoices.byAccessKey(EXAMPLE_KEY);
    const documents = await this.distribution.read({ recipient, ...range, limit: LOT_SIZE });
    if (documents.length > 0) return documents;
    const { sandbox } = currentContext();
    if (isSingle) {
      const detail = `${recipient} has no document with the NSU ${String(range.from)} in sandbox ${sandbox}.`;
      throw new NoDocument('E2230', detail);
    }
    const detail = `${recipient} has no document after the NSU ${String(range.from - 1)} in sandbox ${sandbox}.`;
    throw new NoDocument('E2215', detail);
  }

  /**
   * The events of an invoice, at least one, in the order of their registration.
   *
   * @param certified the taxpayer of the client certificate, who must be a party; without one, the emitter
   * @throws AdnKeyInvalid or NoDocument, or the error that a rule requests
   */
  async eventsOf(
    accessKey: string,
    certified: string | undefined,
  ): Promise<readonly NumberedEvent[]> {
    const parts = parseAccessKey(accessKey);
    if (parts === undefined) throw new AdnKeyInvalid(accessKey.slice(0, 60));
    await failIfRequested();
    const events = await this.events.ofInvoice(accessKey);
    const reader = certified ?? parts.taxId;
    const own = (await this.distribution.ofInvoice(accessKey)).filter(({ recipient }) =>
      isSameTaxpayer(recipient, reader),
    );
    const isParty = certified === undefined || own.length > 0;
    const numbered = events.flatMap((event): NumberedEvent[] => {
      const delivered = own.find(
        ({ eventType, eventNumber }) => eventType === event.type && eventNumber === event.sequence,
      );
      // The event was registered before the simulator distributed documents, or only the emitter gets it.
      if (delivered === undefined && reader !== parts.taxId) return [];
      return [{ ...event, nsu: delivered?.nsu ?? null }];
    });
    if (isParty && numbered.length > 0) return numbered;
    const { sandbox } = currentContext();
    const detail = `${reader} has no event of the invoice ${accessKey} in sandbox ${sandbox}.`;
    throw new NoDocument('E2241', detail);
  }
}
