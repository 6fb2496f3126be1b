import { type Schema } from '#libs/platform';
import { KeyRow } from './keys/key.row';
import { CreateKeys1763712000000 } from './migrations/1763712000000-create-keys';

/** The tables of DICT in each sandbox. */
export const schema: Schema = {
  entities: [KeyRow],
  migrations: [CreateKeys1763712000000],
};
