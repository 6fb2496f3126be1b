import { z } from 'zod';
import { compositeSchema, elementSchema, profileSchema } from '#libs/iso8583';
import { fieldSchema, specificationSchema } from '#libs/iso8583-dialects';
import { documentSchema } from '#libs/openapi';
import { jsonMessage, numberedMembers } from './named-fields';

const { mti, fields, parts, header, complete, strict } = numberedMembers;

const numberedMessage = z
  .strictObject({ mti, fields: fields.unwrap().unwrap(), parts, header, complete, strict })
  .describe('A message with data elements by number. Missing elements are completed.');

const IN_HEX = 'Must be the packed message in hex.';

export const packedMessage = z
  .strictObject({ raw: z.string({ error: IN_HEX }).describe('The bytes of the message in hex.') })
  .describe('A packed message.');

/** Schemas for the API documents. */
export const NAMED_CARD_MESSAGE = documentSchema('NamedCardMessage', () => jsonMessage);
export const NUMBERED_MESSAGE = documentSchema('NumberedMessage', () => numberedMessage);
export const PACKED_MESSAGE = documentSchema('PackedMessage', () => packedMessage);
// A profile contains these two, which contain each other.
documentSchema('Iso8583Element', () => elementSchema);
documentSchema('Iso8583Composite', () => compositeSchema);
export const ISO8583_PROFILE = documentSchema('Iso8583Profile', () => profileSchema);
// A field contains fields.
documentSchema('MoovField', () => fieldSchema);
export const MOOV_SPECIFICATION = documentSchema('MoovSpecification', () => specificationSchema);
