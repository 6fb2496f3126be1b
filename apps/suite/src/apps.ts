import { type AppDefinition } from '#libs/platform';
import { dict } from '../../dict/src/config';
import { iso8583 } from '../../iso8583/src/config';
import { ratelimit } from '../../ratelimit/src/config';
import { spi } from '../../spi/src/config';

/** Every simulator there is, in the order of the contract. */
export const apps: readonly AppDefinition[] = [spi, dict, iso8583, ratelimit];
