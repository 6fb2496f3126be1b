import { writeByTable } from '#libs/xml-tables';
import { schemaOfDefinition } from './schemas';
import { spiDefinition, type SpiMessage } from './spi-message';

/**
 * Writes the Envelope of a message, with an empty `Sgntr`. The text has no declaration and no white space between
 * elements, and it is its own exclusive canonical form: a signature can be inserted into `<Sgntr></Sgntr>`. MsgDefIdr
 * and GrpHdr/MsgId follow from the message. Members that the version does not know are left out. Patterns and lengths
 * are not checked.
 *
 * @throws RangeError if XML cannot carry a text of the message (see `isXmlText` of libs/xml-tables)
 */
export function writeSpiMessage(message: SpiMessage): string {
  const definition = spiDefinition(message);
  const schema = schemaOfDefinition(definition);
  if (schema === undefined) throw new RangeError(`${definition} is not in the catalogue.`);
  const { header, document } = message;
  return writeByTable(schema.root, {
    header,
    document: { ...document, messageId: header.messageId },
  });
}
