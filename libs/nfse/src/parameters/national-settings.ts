/** The settings of the national environment. */
export interface NationalSettings {
  /** The first day of technical note 009, as in `2027-01-01`: a DPS that is issued on it or later has its layout. */
  readonly technicalNote009From: string;
}
