import { type AbrasfVersion } from '#libs/nfse';
import { type ServiceSettings } from './settings/service-settings';

/** The service of a municipality that a request was sent to. */
export interface Place {
  /** IBGE code, 7 digits. */
  readonly municipality: string;
  readonly version: AbrasfVersion;
  readonly settings: ServiceSettings;
}
