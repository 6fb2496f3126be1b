import { SPI_CATALOGUE } from '#libs/iso20022';
import { writeXml } from '#libs/xml';

/**
 * The definitions of the messages that participants send (`in`), or that the SPI sends (`out`), as ICOM lists them: sorted by
 * name.
 */
export function catalogXml(direction: 'in' | 'out'): string {
  const definitions = SPI_CATALOGUE.filter(({ directions }) => directions.includes(direction))
    .map(({ name, version }) => `${name}.spi.${version}`)
    .sort();
  const content = definitions.map((definition) => ({ name: 'Message', content: definition }));
  return writeXml({ name: 'Catalog', content });
}
