import { createHash } from 'node:crypto';
import { type Digest } from '../manifest';
import { zipStream, type ZipEntry } from './zip-stream';

/**
 * The bytes of a zip archive with a file and its `manifest.json`, at constant memory.
 *
 * @param manifestOf makes the manifest (any JSON) after the file was read to its end
 * @param atMs the time of both files, in ms since 1970 UTC
 */
export function zipped(
  fileName: string,
  content: AsyncIterable<Uint8Array>,
  manifestOf: (digest: Digest) => object,
  atMs: number,
): AsyncIterable<Uint8Array> {
  return zipStream(fileAndManifest(fileName, content, manifestOf), atMs);
}

function* fileAndManifest(
  fileName: string,
  content: AsyncIterable<Uint8Array>,
  manifestOf: (digest: Digest) => object,
): Generator<ZipEntry> {
  const meter = new Meter();
  yield { name: fileName, content: meter.through(content) };
  const manifest = `${JSON.stringify(manifestOf(meter.digest()), null, 2)}\n`;
  yield { name: 'manifest.json', content: [Buffer.from(manifest)] };
}

class Meter {
  private readonly hash = createHash('sha256');
  private size = 0;

  async *through(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of content) {
      this.hash.update(chunk);
      this.size += chunk.length;
      yield chunk;
    }
  }

  digest(): Digest {
    return { sha256: this.hash.digest('hex'), size: this.size };
  }
}
