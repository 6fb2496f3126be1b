import { type AbrasfProvider, type AbrasfSettings, type AbrasfVersion } from '#libs/nfse';

/** The service of a municipality in the layout ABRASF. Members that are absent come from the provider. */
export class AbrasfSettingsResponse implements Omit<AbrasfSettings, 'password'> {
  /** @example "2.03" */
  version?: AbrasfVersion;

  /** @example webiss */
  provider?: AbrasfProvider;

  /** @example E92 */
  whileProcessing?: 'situation' | 'E92' | 'E178' | 'A900';

  /** @example 50 */
  maxRps?: number;

  /** @example check */
  signatures?: 'off' | 'check' | 'require';

  /** @example false */
  signedQueries?: boolean;

  /** @example any */
  signer?: 'any' | 'provider';

  /** @example any */
  sender?: 'any' | 'certificate' | 'provider';

  /**
   * Its password is never returned.
   * @example "12345678000195"
   */
  user?: string;

  /** @example false */
  signsAnswers?: boolean;

  /** @example 5 */
  processingSeconds?: number;

  /** @example escaped */
  documents?: 'escaped' | 'cdata' | 'inline';

  /** @example percent */
  rates?: 'percent' | 'fraction';

  /** @example date */
  dates?: 'date' | 'dateTime';

  /** @example Id */
  idAttribute?: 'Id' | 'id';

  /** @example Tomador */
  customer?: 'Tomador' | 'TomadorServico';

  /** @example Pagina */
  page?: 'Pagina' | 'ProximaPagina';

  /** @example ns2 */
  prefix?: string;

  static of(settings: AbrasfSettings): AbrasfSettingsResponse {
    const shown = Object.entries(settings).filter(([name]) => name !== 'password');
    return Object.fromEntries(shown);
  }
}
