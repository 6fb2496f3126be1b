import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SIZE_MB = 256;
const MEGABYTE = 1024 * 1024;

/** A disk in memory that a test can fill. */
export interface Disk {
  readonly folder: string;
  fill(): void;
  free(): void;
  remove(): void;
}

/** The disks that are mounted. They end with the process, however it ends. */
const mounted = new Set<Disk>();
process.on('exit', () => {
  for (const disk of mounted) disk.remove();
});

/** Mounts a disk. Returns undefined where that is not allowed: only root can, on Linux. */
export function mountDisk(): Disk | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined;
  const parent = mkdtempSync(join(tmpdir(), 'simulation-disk-'));
  const folder = join(parent, 'disk');
  mkdirSync(folder);
  try {
    const options = `size=${String(SIZE_MB)}m`;
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    rmSync(parent, { recursive: true });
    return undefined;
  }
  const ballast = join(folder, 'ballast');
  const disk: Disk = {
    folder,
    fill: () => {
      fill(ballast);
    },
    free: () => {
      rmSync(ballast, { force: true });
    },
    remove: () => {
      mounted.delete(disk);
      execFileSync('umount', ['--lazy', folder]);
      rmSync(parent, { recursive: true });
    },
  };
  mounted.add(disk);
  return disk;
}

/** Writes until there is no room. */
function fill(path: string): void {
  const file = openSync(path, 'w');
  try {
    for (let size = MEGABYTE; size >= 4096; size /= 2) {
      const block = Buffer.alloc(size);
      while (isWritten(file, block)) continue;
    }
  } finally {
    closeSync(file);
  }
}

function isWritten(file: number, block: Buffer): boolean {
  try {
    return writeSync(file, block) === block.length;
  } catch {
    return false;
  }
}
