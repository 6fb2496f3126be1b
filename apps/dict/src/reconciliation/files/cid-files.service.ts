import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Inject, Injectable, StreamableFile } from '@nestjs/common';
import type { Request } from 'express';
import { CONFIG } from '#libs/config';
import { currentContext, runInContext, sandboxAddress } from '#libs/http';
import { DueWork, type Work } from '#libs/sandbox';
import { type DictConfig } from '../../config';
import { DictRefusal } from '../../official/dict-refusal';
import { type CallOf, type ResultOf } from '../../operations/operation';
import { Participants } from '../../participants/participants';
import { cidSetOf } from '../cid-set';
import {
  cidSetFileOf,
  endOf,
  expiryOf,
  fileNameOf,
  later,
  stepMs,
  type CidFileStep,
} from './cid-file';
import { type CidFileRow } from './cid-file.rows';
import { CidFiles } from './cid-files.repository';

/** The kind of due work of files. */
const KIND = 'cid-file';
/** Ids are of 32 bits. */
const ID = /^[1-9]\d{0,9}$/;
const LARGEST_ID = 2 ** 31 - 1;

/** The id of the file of the documentation. It is empty, and exists in every sandbox without being stored. */
const EXAMPLE_FILE = LARGEST_ID;

/** Makes CID files, and serves their contents. */
@Injectable()
export class CidFilesService {
  constructor(
    private readonly files: CidFiles,
    private readonly participants: Participants,
    dueWork: DueWork,
    @Inject(CONFIG) private readonly config: DictConfig,
  ) {
    dueWork.handle(KIND, (work) => this.run(work));
  }

  async create(
    { body, now }: CallOf<'createCidSetFile'>,
    request: Request,
  ): Promise<ResultOf<'createCidSetFile'>> {
    const { ispb, keyType } = cidSetOf(body.Participant, body.KeyType);
    const made = { createdAt: null, bytes: null, sha256: null };
    const asked = { participant: ispb, keyType, requestedAt: now };
    const file = await this.files.add({ ...asked, ...made, status: 'REQUESTED' }, (stored) =>
      workOf(stored.sequence, 'start', later(now, this.stepMs(stored.requestedOutcome))),
    );
    return { CidSetFile: cidSetFileOf(file, urlOf(file, request)) };
  }

  async find(
    { participant, now }: CallOf<'getCidSetFile'>,
    id: string,
    request: Request,
  ): Promise<ResultOf<'getCidSetFile'>> {
    const file = await this.fileOf(id, participant, now);
    return { CidSetFile: cidSetFileOf(file, urlOf(file, request)) };
  }

  /**
   * The content of a file, read part by part.
   * @param participant the ISPB of the participant that makes the request; undefined if it is unknown
   * @param now ISO 8601 UTC
   * @throws DictRefusal
   */
  async download(
    id: string,
    participant: string | undefined,
    now: string,
  ): Promise<StreamableFile> {
    const file = await this.fileOf(id, participant, now);
    const { sequence, status, createdAt, requestedOutcome, bytes } = file;
    if (createdAt !== null && (status === 'UNAVAILABLE' || now >= expiryOf(createdAt))) {
      const detail = `CID file ${id} could be downloaded until ${expiryOf(createdAt)}. Request a new file.`;
      throw new DictRefusal('Gone', detail);
    }
    if (status !== 'AVAILABLE') {
      throw new DictRefusal(
        'NotFound',
        `CID file ${id} has no content, because its status is ${status}.`,
      );
    }
    if (requestedOutcome === 'CID_FILE_MISSING') {
      throw new DictRefusal(
        'NotFound',
        `A rule of the sandbox requested CID_FILE_MISSING for CID file ${id}.`,
      );
    }
    const stream = Readable.from(this.textsOf(sequence, bytes ?? 0), { highWaterMark: 1 });
    return new StreamableFile(stream, {
      type: 'text/plain; charset=utf-8',
      disposition: `attachment; filename="${fileNameOf(file)}"`,
      length: bytes ?? 0,
    });
  }

  private async *textsOf(file: number, bytes: number): AsyncGenerator<string> {
    // The stream calls this when its socket drains, which is outside of the request context.
    const context = currentContext();
    for (let number = 0, sent = 0; sent < bytes; number += 1) {
      const text = await runInContext(context, () => this.files.chunk(file, number));
      if (text === undefined)
        throw new Error(`CID file ${String(file)} was withdrawn during the download.`);
      yield text;
      // A fast client takes all parts at once. Other requests must be able to run in between.
      await nextTurn();
      sent += text.length;
    }
  }

  private async fileOf(
    id: string,
    participant: string | undefined,
    now: string,
  ): Promise<CidFileRow> {
    const number = ID.test(id) ? Number(id) : Infinity;
    const stored = number <= LARGEST_ID ? await this.files.find(number) : undefined;
    const file = stored ?? (number === EXAMPLE_FILE ? exampleFile(now) : undefined);
    if (file === undefined) {
      throw new DictRefusal('NotFound', `There is no CID file ${id.slice(0, 40)}.`);
    }
    const isAllowed =
      participant === undefined || (await this.participants.actsFor(participant, file.participant));
    if (isAllowed) return file;
    const detail = `CID file ${id} belongs to participant ${file.participant}, so ${participant} cannot read it.`;
    throw new DictRefusal('Forbidden', detail);
  }

  /** Does a step that is due. */
  private async run({ key, dueAt, payload }: Work): Promise<void> {
    const file = await this.files.find(Number(key));
    if (file === undefined) return;
    const { sequence, requestedOutcome } = file;
    const { step } = payload as { readonly step: CidFileStep };
    if (step === 'start') {
      const next = workOf(
        sequence,
        endOf(requestedOutcome),
        later(dueAt, this.stepMs(requestedOutcome)),
      );
      await this.files.move(sequence, step, { next });
    } else if (step === 'finish') {
      await this.finish(file, dueAt);
    } else {
      await this.files.move(sequence, step);
      await this.files.removeContent(sequence);
    }
  }

  private async finish(file: CidFileRow, now: string): Promise<void> {
    if (file.status !== 'PROCESSING') return;
    const { sequence } = file;
    const content = await this.files.writeContent(file);
    const next = workOf(sequence, 'withdraw', expiryOf(now));
    await this.files.move(sequence, 'finish', { change: { ...content, createdAt: now }, next });
  }

  private stepMs(requestedOutcome: CidFileRow['requestedOutcome']): number {
    return stepMs(requestedOutcome, this.config.cidFileSeconds * 1_000);
  }
}

function workOf(id: number, step: CidFileStep, dueAt: string): Work {
  return { kind: KIND, key: String(id), dueAt, payload: { step } };
}

/** The address of the content. It names the sandbox, because a client may send only this address and no headers. */
function urlOf({ sequence }: CidFileRow, request: Request): string {
  const [version = '/api/v2'] = /^\/api\/v\d/.exec(request.originalUrl) ?? [];
  return `${sandboxAddress(request)}${version}/cids/files/${String(sequence)}/download`;
}

function exampleFile(now: string): CidFileRow {
  const made = { createdAt: now, bytes: 0, sha256: createHash('sha256').digest('hex') };
  const asked = {
    participant: '12345678',
    keyType: 'PHONE',
    requestedAt: now,
    requestedOutcome: null,
  } as const;
  return { sequence: EXAMPLE_FILE, status: 'AVAILABLE', ...asked, ...made };
}
