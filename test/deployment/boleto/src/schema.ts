import { type Schema } from '#libs/app';
import { migrations } from './migrations';
import { SlipRow } from './slips/slip.row';

/** The tables of bank slips in each sandbox. */
export const schema: Schema = { entities: [SlipRow], migrations };
