/** One API family that the bank serves. */
export interface ApiFamily {
  readonly family: string;
  /** The version of the standard whose bodies it has. */
  readonly version: string;
  /** The addresses, below the address of the service. */
  readonly paths: readonly string[];
}

/** The families in the order in which an integration uses them. */
export const API_FAMILIES: readonly ApiFamily[] = [
  { family: 'discovery', version: '1.0.0', paths: ['/open-banking/discovery/v1/endpoints'] },
];
