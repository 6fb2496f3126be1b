/** A pibr.001, which requests an echo, or the pibr.002 that answers it with the same data. */
export interface SpiEcho {
  readonly createdAt: string;
  /** At most 35 characters. */
  readonly data: string;
}
