import { type Schema } from '#libs/platform';

/** The tables of open banking in each sandbox. */
export const schema: Schema = {
  entities: [],
  migrations: [],
};
