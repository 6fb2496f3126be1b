import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { failure } from '#libs/kernel';

/** A content coding that the build has made ahead, the smallest first. */
export const CODINGS = ['br', 'gzip'] as const;
export type Coding = (typeof CODINGS)[number];

/** A file of the console. Its name contains a hash of its content, so it never changes. */
export interface ConsoleFile {
  readonly contentType: string;
  /** The content as it is in `identity`. */
  readonly bytes: Buffer;
  readonly coded: Readonly<Record<Coding, Buffer>>;
}

/** What the build has made; scripts/build/console.mjs writes it. */
interface Manifest {
  /** The names of the files that the page loads first. */
  readonly script: string;
  readonly style: string;
  /** The content type of each file, by name. */
  readonly files: Readonly<Record<string, string>>;
}

export class ConsoleFileNotFound extends failure.notFound(
  'CONSOLE_FILE_NOT_FOUND',
  'The console has no such file',
  () => 'The page is of another version of the service. Load it again.',
) {}

const FOLDER = join(__dirname, '../../../console');
const EXTENSIONS = { br: '.br', gzip: '.gz' } as const;

/** The files of the console, which are read when they are first used. */
export class ConsoleFiles {
  private manifest: Manifest | undefined;
  private readonly files = new Map<string, ConsoleFile>();

  /** The names of the files that the page loads first. */
  entry(): Pick<Manifest, 'script' | 'style'> {
    return this.contents();
  }

  /** @throws ConsoleFileNotFound */
  find(name: string): ConsoleFile {
    const { files } = this.contents();
    const contentType = Object.hasOwn(files, name) ? files[name] : undefined;
    if (contentType === undefined) throw new ConsoleFileNotFound();
    const known = this.files.get(name);
    if (known !== undefined) return known;
    const read = (extension: string): Buffer => readFileSync(join(FOLDER, name + extension));
    const coded = { br: read(EXTENSIONS.br), gzip: read(EXTENSIONS.gzip) };
    const file = { contentType, bytes: read(''), coded };
    this.files.set(name, file);
    return file;
  }

  private contents(): Manifest {
    const path = join(FOLDER, 'manifest.json');
    this.manifest ??= JSON.parse(readFileSync(path, 'utf8')) as Manifest;
    return this.manifest;
  }
}
