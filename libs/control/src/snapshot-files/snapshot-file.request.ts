import { IsOptional, Matches } from 'class-validator';

/** The save that a loaded snapshot belongs to. */
export class LoadSnapshotRequest {
  /**
   * An id that the client chooses: 8 hexadecimal digits. Snapshots of several services that belong together have the
   * same id. Default: the id in the file, if it has one.
   */
  @IsOptional()
  @Matches(/^(?!0{8})[0-9a-f]{8}$/, {
    message: 'Must be 8 hexadecimal digits, and not only zeros.',
  })
  save?: string;
}
