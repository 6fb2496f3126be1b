import type { Request } from 'express';
import { TemporaryFile } from '#libs/kernel';
import { snapshotFileTooLarge } from '#libs/sandbox';

/**
 * The body of a request as a temporary file. A database that is being filled must not wait for a client, so the whole body
 * is received first.
 * @throws HttpProblem 413
 */
export async function receivedFile(request: Request, maxBytes: number): Promise<TemporaryFile> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) {
    throw snapshotFileTooLarge(maxBytes);
  }
  const file = await TemporaryFile.create();
  try {
    // Otherwise an error would end the connection, and the client would not get the response.
    const chunks = request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
    for await (const chunk of chunks) {
      if (file.size + chunk.length > maxBytes) throw snapshotFileTooLarge(maxBytes);
      await file.append(chunk);
    }
    return file;
  } catch (error) {
    await file.close();
    throw error;
  }
}
