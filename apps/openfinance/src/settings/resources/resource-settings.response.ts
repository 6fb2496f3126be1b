import { type UnavailableStatus } from './resource-settings';

/** A resource that cannot be read. */
export class ResourceSettingResponse {
  /**
   * The accountId or the creditCardAccountId.
   * @example maria-poupanca
   */
  resourceId!: string;

  /** @example TEMPORARILY_UNAVAILABLE */
  status!: UnavailableStatus;
}

/** The resources of the sandbox that cannot be read. */
export class ResourceSettingsResponse {
  resources!: ResourceSettingResponse[];
}
