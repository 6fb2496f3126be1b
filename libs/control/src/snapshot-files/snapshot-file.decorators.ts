import {
  applyDecorators,
  StreamableFile,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import type { Request } from 'express';
import type { Readable } from 'node:stream';
import { mediaTypeOf } from '#libs/http';
import { ApiProblem, refuseMediaType } from '#libs/openapi';

const GZIP = 'application/gzip';
const TYPES: ReadonlySet<string> = new Set([GZIP, 'application/x-gzip']);
const BINARY = { type: 'string', format: 'binary' } as const;

/** Refuses a body of another media type. `curl -T` sends a file without a type, which is taken. */
export class SnapshotFileGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    if (mediaTypeOf(request) !== undefined) {
      refuseMediaType(request, (mediaType) => TYPES.has(mediaType), [GZIP]);
    }
    return true;
  }
}

/** Documents an operation whose response is a snapshot file. */
export function SendsSnapshotFile(): MethodDecorator {
  return applyDecorators(
    ApiProduces(GZIP),
    ApiOkResponse({ description: 'The file.', content: { [GZIP]: { schema: BINARY } } }),
  );
}

/** Documents an operation that takes a snapshot file. */
export function TakesSnapshotFile(): MethodDecorator {
  return applyDecorators(
    ApiConsumes(GZIP),
    ApiBody({ description: 'The file, as it was downloaded.', schema: BINARY }),
    ApiProblem(413, ['BODY_TOO_LARGE'], 'The file is larger than SNAPSHOT_FILE_MAX_BYTES.'),
    ApiProblem(415, ['MEDIA_TYPE_NOT_SUPPORTED'], 'The body is not a gzip file.'),
  );
}

/**
 * The response with a file.
 * @param name of the file, in letters, digits and hyphens
 * @param bytes the number of bytes of the stream
 */
export function snapshotFileReply(name: string, stream: Readable, bytes: number): StreamableFile {
  return new StreamableFile(stream, {
    type: GZIP,
    disposition: `attachment; filename="${name}.ndjson.gz"`,
    length: bytes,
  });
}
