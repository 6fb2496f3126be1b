import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { CONFIG } from '#libs/config';
import {
  dictErrorOf,
  isInVersion,
  operationOf,
  readDictRequest,
  type DictOperation,
  type DictRequestName,
  type DictRequests,
  type OperationName,
} from '#libs/dict-api';
import { answerTo, bytesOf, mediaTypeOf } from '#libs/http';
import { toIsoUtc, type Clock } from '#libs/kernel';
import { CLOCK, requesterOfOutcome, requestTestValue, takeOutcomeAlone } from '#libs/sandbox';
import { type DictConfig } from '../config';
import { Participants } from '../participants/participants';
import { Buckets } from '../policies/buckets';
import { type Call } from '../official/call';
import { DictRefusal } from '../official/dict-refusal';
import { OFFICIAL_OUTCOMES } from '../official/official-outcomes';
import { participantIn, participantOfHeader, participantOfQuery } from '../official/identity';
import { OfficialSignatures } from '../official/official-signatures';

type AnyBody = DictRequests[DictRequestName];

/** Admits requests of the official API. It checks version, body, identity, signature, requested errors and policies, in this order. */
@Injectable()
export class OfficialAdmission {
  constructor(
    private readonly participants: Participants,
    private readonly signatures: OfficialSignatures,
    private readonly buckets: Buckets,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: DictConfig,
  ) {}

  /** @throws DictRefusal */
  async admit(request: Request, name: OperationName): Promise<Call<unknown>> {
    const operation = operationOf(name);
    if (!isInVersion(operation, this.config.apiVersion)) {
      const detail = `${name} is not an operation of DICT API ${this.config.apiVersion} (API_VERSION).`;
      throw new DictRefusal('NotFound', detail);
    }
    const nowMs = this.clock.nowMs();
    const { body, participant } = await this.check(request, name).catch(async (error: unknown) => {
      const requester = this.certainRequester(request);
      if (requester !== undefined && !isInternal(error)) {
        await this.buckets.count(name, { participant: requester, nowMs }, request.query);
      }
      throw error;
    });
    const call = { operation: name, participant, nowMs, now: toIsoUtc(nowMs), body };
    await this.buckets.admit(call, request.query);
    return call;
  }

  private async check(
    request: Request,
    name: OperationName,
  ): Promise<{ readonly body: AnyBody | undefined; readonly participant: string }> {
    const body = this.bodyOf(request, operationOf(name));
    const participant = await this.identify(request, body);
    if (body !== undefined && name !== 'checkKeys') {
      await this.signatures.check(request, participant);
    }
    await this.signatures.prepare();
    await refuseIfRequested(keyOf(request, body));
    return { body, participant };
  }

  /** The participant of the certificate or of the header. Its bucket counts the request even if it is refused. */
  private certainRequester(request: Request): string | undefined {
    try {
      return this.signatures.holderOf(request) ?? participantOfHeader(request);
    } catch (error) {
      if (error instanceof DictRefusal) return undefined;
      throw error;
    }
  }

  private bodyOf(request: Request, operation: DictOperation): AnyBody | undefined {
    if (operation.request === undefined) return undefined;
    checkContent(request);
    const bytes = bytesOf(request);
    const { apiVersion } = this.config;
    const read = readDictRequest(operation.request, bytes ?? Buffer.alloc(0), apiVersion);
    if (read.ok) return read.value;
    const { kind, detail, violations } = read.refusal;
    const error = kind === 'unreadable' ? 'BadRequest' : (operation.invalid ?? 'BadRequest');
    throw new DictRefusal(error, detail, violations);
  }

  /** The participant of the certificate, else of the header, else of the body or the query. */
  private async identify(request: Request, body: AnyBody | undefined): Promise<string> {
    const named = body === undefined ? participantOfQuery(request) : participantIn(body);
    const participant = this.signatures.holderOf(request) ?? participantOfHeader(request) ?? named;
    if (participant === undefined) {
      const detail =
        'The request has no participant. Send its ISPB in the header PI-RequestingParticipant.';
      throw new DictRefusal('BadRequest', detail);
    }
    for (const other of [participantOfHeader(request), named]) {
      if (other === undefined || (await this.participants.actsFor(participant, other))) continue;
      const detail = `Participant ${participant} cannot make requests for ${other}, because ${other} is not one of its indirect participants.`;
      throw new DictRefusal('Forbidden', detail);
    }
    return participant;
  }
}

/** Whether the response to an error has the status 500, which costs no token. */
function isInternal(error: unknown): boolean {
  return answerTo(error, { path: '', correlationId: undefined }).problem.status === 500;
}

function checkContent(request: Request): void {
  if (request.headers['content-encoding'] !== undefined) {
    throw new DictRefusal(
      'BadRequest',
      'The body is compressed. DICT accepts only uncompressed bodies.',
    );
  }
  const type = mediaTypeOf(request);
  if (type === 'application/xml' || type === 'text/xml') return;
  const detail = `Content-Type is ${type ?? 'missing'}. It must be application/xml.`;
  throw new DictRefusal('BadRequest', detail);
}

/** The key that a request is about: of its path, of its entry or of its claim; undefined if it has none, or several. */
function keyOf({ params }: Request, body: AnyBody | undefined): string | undefined {
  const { Key: inPath } = params;
  if (typeof inPath === 'string') return inPath;
  if (body === undefined) return undefined;
  if ('Entry' in body) return body.Entry.Key;
  return 'Claim' in body ? body.Claim.Key : undefined;
}

/**
 * Throws the error that a rule requests for this request, or its key as a test value. Then nothing is changed.
 * @param key of the request, if it has one
 */
async function refuseIfRequested(key: string | undefined): Promise<void> {
  requestTestValue(key, OFFICIAL_OUTCOMES);
  const code = await takeOutcomeAlone(OFFICIAL_OUTCOMES);
  const error = dictErrorOf(code ?? '');
  if (error === undefined) return;
  throw new DictRefusal(error, `${requesterOfOutcome()} requests this response.`);
}
