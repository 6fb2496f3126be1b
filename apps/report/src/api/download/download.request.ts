import { IsFlag } from '#libs/http';

/** The query of a download. */
export class DownloadRequest {
  /** Whether a browser should show the file instead of saving it. */
  @IsFlag()
  inline?: boolean;
}
