import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { brasiliaDate } from '#libs/brazil';
import { writeBrCode, type BrCode } from '#libs/br-code';
import { CONFIG } from '#libs/config';
import { audit } from '#libs/control';
import { currentContext, sandboxAddress } from '#libs/http';
import { formatCents, newUuid, RequestInvalid, toCents, type Clock } from '#libs/kernel';
import { CLOCK } from '#libs/sandbox';
import { readRequest } from '#libs/schema';
import { type OpenfinanceConfig } from '../config';
import { chargeProblem, endOfCharge, lastDay, type Charge, type ChargeKind } from './charge';
import { ChargeRepository } from './charge.repository';
import { ChargeNotActive, ChargeNotFound } from './control/qr-code.errors';
import { qrCodeBody, termOf, type QrCodeBody } from './control/qr-code.request';
import { type QrCodeResponse } from './control/qr-code.response';
import { exampleCharge } from './example-charges';
import { chargePayload } from './location/charge-payload';
import { dueChargeQueryProblem, type DueChargeQuery } from './location/due-charge-query';
import { type KeysResponse } from './location/keys.response';
import { LOCATION_PATH, locationOf } from './location/location';
import {
  ChargePayloadGone,
  ChargePayloadInvalid,
  ChargePayloadNotFound,
} from './location/location.errors';
import { PayloadSigner } from './location/payload-signer';

const DEFAULT_NAME = 'Recebedor Simulado';
const DEFAULT_CITY = 'BRASILIA';
const TOKEN_LENGTH = 16;
const TXID_LENGTH = 32;

/** Makes QR codes for tests, and shows and removes the charges of dynamic ones. */
@Injectable()
export class QrCodesService {
  constructor(
    private readonly charges: ChargeRepository,
    private readonly signer: PayloadSigner,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: OpenfinanceConfig,
  ) {}

  async make(body: unknown, request: Request): Promise<QrCodeResponse> {
    const valid = readRequest(qrCodeBody, body ?? {});
    const charge = chargeOf(valid, { base: this.base(request), nowMs: this.clock.nowMs() });
    const qrCode = codeOf(valid, charge);
    if (charge !== undefined) await this.charges.add(charge);
    const { key: proxy, amount, txid = charge?.content.txid } = valid;
    audit('make QR code', charge?.token ?? 'static');
    return {
      qrCode,
      localInstrument: charge === undefined ? 'QRES' : 'QRDN',
      proxy,
      ...(txid === undefined ? {} : { transactionIdentification: txid }),
      ...(amount === undefined ? {} : { amount: formatCents(amount) }),
      ...(charge === undefined ? {} : { charge: shown(charge) }),
    };
  }

  /** @throws ChargeNotFound, ChargeNotActive */
  async remove(token: string): Promise<void> {
    const nowMs = this.clock.nowMs();
    const example = exampleCharge(token, nowMs);
    if (example !== undefined) await this.charges.add(example);
    if (await this.charges.remove(token)) {
      audit('remove charge', token);
      return;
    }
    const charge = await this.charges.find(token);
    if (charge === undefined) throw new ChargeNotFound(token, currentContext().sandbox);
    throw new ChargeNotActive(token, chargeProblem(charge, nowMs) ?? 'It is being paid.');
  }

  /**
   * The signed payload at a location.
   * @throws ChargePayloadNotFound, ChargePayloadGone, ChargePayloadInvalid
   */
  async payload(
    asked: { readonly kind: ChargeKind; readonly token: string; readonly request: Request },
    query: DueChargeQuery = {},
  ): Promise<string> {
    const nowMs = this.clock.nowMs();
    const charge = (await this.charges.find(asked.token)) ?? exampleCharge(asked.token, nowMs);
    if (charge?.content.term.kind !== asked.kind) {
      const { sandbox } = currentContext();
      throw new ChargePayloadNotFound(`Sandbox ${sandbox} has no charge at this location.`);
    }
    const end = endOfCharge(charge, nowMs);
    if (end !== undefined) throw new ChargePayloadGone(end);
    const { term } = charge.content;
    if (term.kind === 'cobv') {
      const days = { today: brasiliaDate(nowMs), last: lastDay(term) };
      const problem = dueChargeQueryProblem(query, days);
      if (problem !== undefined) throw new ChargePayloadInvalid(problem.pointer, problem.detail);
    }
    const jku = `${this.base(asked.request)}/${LOCATION_PATH}/jwks`;
    return this.signer.sign(chargePayload(charge, nowMs), jku);
  }

  keys(): Promise<KeysResponse> {
    return this.signer.keys();
  }

  /** The address of the service for requests without the header X-Sandbox: a payer does not send it. */
  private base(request: Request): string {
    return sandboxAddress(request, this.config.publicUrl);
  }
}

function chargeOf(
  { charge, amount, txid, key, merchantName, merchantCity }: QrCodeBody,
  { base, nowMs }: { readonly base: string; readonly nowMs: number },
): Charge | undefined {
  if (charge === undefined) return undefined;
  const term = termOf(charge);
  const token = newUuid().replaceAll('-', '').slice(0, TOKEN_LENGTH);
  return {
    token,
    status: 'ATIVA',
    takenBy: null,
    createdAtMs: nowMs,
    content: {
      term,
      location: locationOf(base, term.kind, token),
      txid: txid ?? newUuid().replaceAll('-', '').slice(0, TXID_LENGTH),
      key,
      amount: amount ?? toCents(0),
      canChangeAmount: charge.canChangeAmount ?? false,
      payerRequest: charge.payerRequest ?? null,
      merchantName: withoutAccents(merchantName ?? DEFAULT_NAME),
      merchantCity: withoutAccents(merchantCity ?? DEFAULT_CITY),
    },
  };
}

/** @throws RequestInvalid if a member, or the location, is too long for the code */
function codeOf(body: QrCodeBody, charge: Charge | undefined): string {
  const { key, description = null, isSingleUse = charge !== undefined } = body;
  const code: BrCode = {
    isSingleUse,
    pix:
      charge === undefined
        ? { kind: 'static', key, description, withdrawalIspb: null }
        : { kind: 'dynamic', location: charge.content.location },
    recurrence: null,
    merchantCategory: '0000',
    // In a dynamic code the charge has the amount and the txid.
    amount: charge === undefined ? (body.amount ?? null) : null,
    merchantName: withoutAccents(body.merchantName ?? DEFAULT_NAME),
    merchantCity: withoutAccents(body.merchantCity ?? DEFAULT_CITY),
    postalCode: null,
    txid: charge === undefined ? (body.txid ?? null) : null,
  };
  const written = writeBrCode(code);
  if (written.ok) return written.value;
  const hint =
    charge === undefined
      ? ''
      : ` The location is ${charge.content.location}; a shorter sandbox name or PUBLIC_URL makes it shorter.`;
  throw new RequestInvalid([{ pointer: '', detail: written.refusal.detail + hint }]);
}

function shown({ token, status, content }: Charge) {
  return { id: token, location: content.location, status };
}

/** Readers of QR codes take only ASCII for granted. */
function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{Mn}/gu, '');
}
