import { Inject, Injectable } from '@nestjs/common';
import { type Clock } from '#libs/kernel';
import {
  EVENT_NAMES,
  eventCodeOf,
  municipalCnpj,
  type EventContents,
  type Municipality,
} from '#libs/nfse';
import { CLOCK } from '#libs/sandbox';
import { type Invoice } from '../../invoices/invoice';
import { SandboxParameters } from '../../parameters/sandbox-parameters';
import { RegisterEvent, type Registration } from '../registration/register-event';
import { eventRequestOf } from '../registration/signed-event';

/** A tax agent of the simulated municipalities. */
export const TAX_AGENT = '52998224725';

/** The events that the municipality of the incidence registers. All others are those of the issuing municipality. */
const OF_INCIDENCE: ReadonlySet<string> = new Set(['205204', '205208']);

/** Registers events of the municipality: it writes and signs the official requests. */
@Injectable()
export class MunicipalEvents {
  constructor(
    private readonly registering: RegisterEvent,
    private readonly parameters: SandboxParameters,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws InvoiceRefused or InvoiceNotAuthorized; then nothing is changed */
  async register(invoice: Invoice, content: EventContents): Promise<Registration> {
    const type = eventCodeOf(content);
    const request = eventRequestOf({
      accessKey: invoice.accessKey ?? '',
      author: municipalCnpj(municipalityOf(invoice, type)),
      type,
      content,
      nowMs: this.clock.nowMs(),
    });
    const municipality = await this.municipality(invoice);
    return this.registering.register(invoice, { request, municipality, isOfMunicipality: true });
  }

  /** Decides about a request for analysis, if the municipality does that by itself. */
  async decideAnalysis(invoice: Invoice): Promise<void> {
    const { cancelAnalysis = 'desk', name = '' } = (await this.municipality(invoice)) ?? {};
    const decision = { CPFAgTrib: TAX_AGENT, cMotivo: '1' };
    if (cancelAnalysis === 'grant') {
      const xMotivo = `Deferido automaticamente: ${name}`;
      const e105104 = { xDesc: EVENT_NAMES['105104'], ...decision, xMotivo };
      await this.register(invoice, { e105104 });
    }
    if (cancelAnalysis === 'deny') {
      const xMotivo = `Indeferido automaticamente: ${name}`;
      const e105105 = { xDesc: EVENT_NAMES['105105'], ...decision, xMotivo };
      await this.register(invoice, { e105105 });
    }
  }

  /** The parameters of the municipality that has issued the invoice; undefined if it is not registered. */
  async municipality({ municipality, dps }: Invoice): Promise<Municipality | undefined> {
    const { cTribNac } = dps.serv.cServ;
    const parameters = await this.parameters.parametersFor([municipality], cTribNac);
    return parameters.municipality(municipality);
  }
}

function municipalityOf({ municipality, nfse }: Invoice, type: string): string {
  return OF_INCIDENCE.has(type) ? (nfse?.cLocIncid ?? municipality) : municipality;
}
