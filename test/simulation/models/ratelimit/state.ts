export interface Client {
  readonly name: string;
  /** Absent until an answer has told it. The secret is shown only once. */
  readonly id?: string;
  readonly secret?: string;
  readonly createdAt: string;
  /** When its bucket is full if nothing more is spent. */
  readonly fullMs: number;
  readonly tokens: readonly AccessToken[];
}

export interface AccessToken {
  readonly text: string;
  readonly expiresMs: number;
}

/** A rule for the queries of one key. */
export interface Rule {
  readonly name: string;
  readonly key: string;
  readonly effect: 'RESPOND' | 'KEY_NOT_FOUND' | 'QUOTA_EXCEEDED';
  readonly times?: number;
  readonly hits: number;
}

export interface RatelimitState {
  /** By the id, or by a name of the model until the id is known. */
  readonly clients: Readonly<Record<string, Client>>;
  /** In the order in which they are tried. */
  readonly rules: readonly Rule[];
}

export const NO_CLIENTS: RatelimitState = { clients: {}, rules: [] };
