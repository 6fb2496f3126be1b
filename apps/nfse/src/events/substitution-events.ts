import { Injectable } from '@nestjs/common';
import { EVENT_NAMES } from '#libs/nfse';
import { type Invoice } from '../invoices/invoice';
import { SUBSTITUTION, type RegisteredEvent } from './invoice-event';
import { EventSigning, eventRequestOf } from './registration/signed-event';

/** Creates the event of an invoice that is replaced. */
@Injectable()
export class SubstitutionEvents {
  constructor(private readonly signing: EventSigning) {}

  /** The event of the invoice that this one replaces; undefined if it replaces none. */
  async of({
    dps,
    accessKey,
    provider,
    issuedAtMs,
    sequence,
  }: Invoice): Promise<RegisteredEvent | undefined> {
    const { subst } = dps;
    if (subst === undefined || accessKey === null) return undefined;
    const { cMotivo, xMotivo } = subst;
    const e105102 = {
      xDesc: EVENT_NAMES[SUBSTITUTION],
      cMotivo,
      ...(xMotivo === undefined ? {} : { xMotivo }),
      chSubstituta: accessKey,
    };
    const nowMs = issuedAtMs ?? 0;
    const request = eventRequestOf({
      accessKey: subst.chSubstda,
      author: provider,
      type: SUBSTITUTION,
      content: { e105102 },
      nowMs,
    });
    return this.signing.event({ request }, { sequence: 1, nationalNumber: sequence, nowMs });
  }
}
