import { createTables, migrationColumns } from '#libs/database';

const { index, integer, nullable, sequence, text, varchar } = migrationColumns;

/** The tokens of cards, and the commands of the issuer to their chips. */
export class CreateCardTokens1800830000000 extends createTables(
  {
    name: 'card_tokens',
    columns: [
      sequence(),
      { ...varchar('token', 19), isUnique: true },
      varchar('pan', 19),
      varchar('expiry', 4),
      varchar('requestor_id', 11),
      text('channels'),
      text('merchants'),
      varchar('status', 10),
      nullable(integer('last_atc')),
      varchar('created_at', 24),
      varchar('status_changed_at', 24),
    ],
    indices: [index('card_tokens_by_pan', 'pan')],
  },
  {
    name: 'issuer_scripts',
    columns: [
      sequence(),
      varchar('id', 36),
      varchar('pan', 19),
      varchar('template', 2),
      text('command'),
      varchar('status', 10),
      nullable(varchar('script_id', 8)),
      nullable(text('script')),
      nullable(varchar('sent_in', 36)),
      nullable(varchar('outcome', 15)),
      varchar('created_at', 24),
      nullable(varchar('sent_at', 24)),
      nullable(varchar('finished_at', 24)),
    ],
    indices: [index('issuer_scripts_by_pan', 'pan', 'status', 'sequence')],
  },
) {}
