import { writeByTable } from '#libs/xml-tables';
import { schemaOfDefinition } from './schemas';
import { spiDefinition, type SpiMessage } from './spi-message';

/**
 * Writes the Envelope of a message, with an empty `Sgntr`. The text has no XML declaration and no white space between
 * elements. It is in exclusive canonical form, so a signature can be inserted into `<Sgntr></Sgntr>`. MsgDefIdr is computed from the
 * name and the version, and GrpHdr/MsgId is the id in the header. Members that the version does not have are left out. Patterns and
 * lengths are not checked.
 *
 * @throws RangeError if a text of the message is not possible in XML (see `isXmlText` of libs/xml-tables)
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
