/** A pibr.001, which asks for an echo, or the pibr.002 that answers with the same data. */
export interface SpiEcho {
  readonly createdAt: string;
  /** At most 35 characters. */
  readonly data: string;
}
