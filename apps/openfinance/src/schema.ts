import { type Schema } from '#libs/platform';
import { ConsentRow, ExtensionRow } from './consents/consent.row';
import { CreateConsents1795500000000 } from './migrations/1795500000000-create-consents';

/** The tables of open banking in each sandbox. */
export const schema: Schema = {
  entities: [ConsentRow, ExtensionRow],
  migrations: [CreateConsents1795500000000],
};
