import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { HttpProblem } from '#libs/http';
import { toIsoUtc } from '#libs/kernel';
import { type Run, type RunResult } from '../../runs/run';
import {
  ReportCancelled,
  ReportExpired,
  ReportFileMissing,
  ReportNotReady,
} from '../../runs/run.errors';
import { RunsService } from '../runs.service';
import { StorageFolder } from '../../storage/storage-folder';
import { isKnown, mayBeContinued, rangeWithin } from './conditions';

/** An error of Express for a file that it could not send. */
interface SendError extends Error {
  readonly status?: number;
  readonly code?: string;
}

/** Headers of a file, which an error response must not have. */
const OF_THE_FILE = [
  ...['Accept-Ranges', 'Cache-Control', 'Content-Disposition', 'Content-Length', 'Content-Range'],
  ...['Content-Type', 'ETag', 'Last-Modified', 'Repr-Digest'],
];

/** Sends the files of reports. */
@Injectable()
export class DownloadService {
  constructor(
    private readonly runs: RunsService,
    private readonly storage: StorageFolder,
  ) {}

  /**
   * @throws ReportNotFound, ReportNotReady, ReportExpired
   */
  async resultOf(id: string): Promise<RunResult> {
    const run = await this.runs.find(id);
    if (run.status === 'expired') throw new ReportExpired(id, expiredAt(run));
    if (run.status === 'cancelled') throw new ReportCancelled(id);
    if (run.result === null) throw new ReportNotReady(id, run.status);
    return run.result;
  }

  /**
   * Sends the file, or the ranges of it that the client asks for.
   *
   * @throws ReportNotFound, ReportNotReady, ReportExpired
   * @throws ReportFileMissing if the storage folder does not have the file
   * @throws FileIsAnother if the file does not match the conditions of the request
   * @throws RangeNotSatisfiable for a range that the file does not have
   */
  async send(id: string, response: Response, isInline: boolean): Promise<void> {
    const result = await this.resultOf(id);
    const stored = await this.storage.find(result.storedAs);
    if (stored === undefined) throw new ReportFileMissing(id);
    response.attachment(result.fileName);
    if (isInline) {
      const disposition = String(response.get('Content-Disposition'));
      response.set('Content-Disposition', disposition.replace(/^attachment/, 'inline'));
    }
    const etag = `"${result.sha256}"`;
    response.set({
      'Content-Type': result.contentType,
      'Cache-Control': 'private, no-cache',
      // The hash of the bytes is the same on all instances; the time of the file is not.
      ETag: etag,
      'Repr-Digest': `sha-256=:${Buffer.from(result.sha256, 'hex').toString('base64')}:`,
    });
    if (isKnown(etag, response.req.headers)) {
      response.status(304).end();
      return;
    }
    const { headers } = response.req;
    if (headers.range !== undefined) headers.range = rangeWithin(headers.range, result.size);
    await this.sendFile(id, response, { path: stored.path, etag });
  }

  private sendFile(
    id: string,
    response: Response,
    { path, etag }: { readonly path: string; readonly etag: string },
  ): Promise<void> {
    response.set('Accept-Ranges', 'bytes');
    const acceptRanges = mayBeContinued(etag, response.req.headers);
    // The storage folder can be inside a hidden folder.
    const options = {
      dotfiles: 'allow',
      cacheControl: false,
      lastModified: false,
      acceptRanges,
    } as const;
    return new Promise((resolve, reject) => {
      response.sendFile(path, options, (error: SendError | undefined) => {
        if (error === undefined || response.headersSent || error.code === 'ECONNABORTED') {
          resolve();
          return;
        }
        const range = response.get('Content-Range');
        for (const name of OF_THE_FILE) response.removeHeader(name);
        reject(problemOf(error, id, range));
      });
    });
  }
}

function problemOf(error: SendError, id: string, range: string | undefined): Error {
  if (error.status === 404) return new ReportFileMissing(id);
  if (error.status === 412) return new FileIsAnother();
  if (error.status !== 416) return error;
  const size = /\/(\d+)$/.exec(range ?? '')?.[1] ?? '';
  return new RangeNotSatisfiable(size);
}

/** The file does not match If-Match or If-Unmodified-Since. */
export class FileIsAnother extends HttpProblem {
  constructor() {
    const detail =
      'The file does not match If-Match or If-Unmodified-Since. HEAD returns its current ETag.';
    super(412, detail, { code: 'PRECONDITION_FAILED', title: 'The file has changed' });
  }
}

/** The requested range is not in the file. */
export class RangeNotSatisfiable extends HttpProblem {
  constructor(size: string) {
    super(416, `The file has ${size} bytes. The range starts after its end, or is not valid.`, {
      code: 'RANGE_NOT_SATISFIABLE',
      title: 'The range cannot be sent',
      headers: { 'Content-Range': `bytes */${size}` },
    });
  }
}

function expiredAt({ expiresAtMs }: Run): string {
  return toIsoUtc(expiresAtMs ?? 0);
}
