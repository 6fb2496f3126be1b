import { applyDecorators } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import { PROFILES } from '#libs/iso8583';
import { anyXml, OtherForm } from '#libs/openapi';
import { ISO8583_PROFILE, MOOV_SPECIFICATION } from '../../messages/message.request';

/** A field description of GenericPackager, with the classes of a host in ASCII. */
const PACKAGER = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE isopackager PUBLIC "-//jPOS/jPOS Generic Packager DTD 1.0//EN" "http://jpos.org/dtd/generic-packager-1.0.dtd">
<isopackager>
  <isofield id="0" length="4" name="Message type" class="org.jpos.iso.IFA_NUMERIC"/>
  <isofield id="1" length="16" name="Bitmap" class="org.jpos.iso.IFA_BITMAP"/>
  <isofield id="2" length="19" name="PAN" class="org.jpos.iso.IFA_LLNUM"/>
  <isofieldpackager id="48" length="999" name="Additional data" class="org.jpos.iso.IFA_LLLCHAR"
      packager="org.jpos.iso.packager.EuroSubFieldPackager">
    <isofield id="42" length="7" name="Electronic commerce" class="org.jpos.iso.IFMC_LLCHAR"/>
  </isofieldpackager>
</isopackager>
`;

const SPECIFICATION = {
  name: 'The dialect of our host',
  fields: {
    '0': { type: 'String', length: 4, enc: 'ASCII', prefix: 'ASCII.Fixed' },
    '1': { type: 'Bitmap', length: 8, enc: 'Binary', prefix: 'Binary.Fixed' },
    '2': { type: 'String', length: 19, description: 'PAN', enc: 'ASCII', prefix: 'ASCII.LL' },
    '3': {
      type: 'Numeric',
      length: 6,
      enc: 'ASCII',
      prefix: 'ASCII.Fixed',
      padding: { type: 'Left', pad: '0' },
    },
  },
};

/** Documents the body of a posted profile, in all its formats. */
export function TakesProfile(): MethodDecorator {
  return applyDecorators(
    ApiConsumes('application/json'),
    ApiBody({
      schema: { oneOf: [ISO8583_PROFILE, MOOV_SPECIFICATION] },
      examples: {
        own: {
          summary: 'A profile like bcd, but with DE62 in EBCDIC',
          value: { ...PROFILES.bcd, name: 'my-host', overrides: { '62': { content: 'ebcdic' } } },
        },
        moov: { summary: 'A specification of moov-io/iso8583', value: SPECIFICATION },
      },
    }),
    OtherForm({
      mediaType: 'application/xml',
      description: 'A field description of GenericPackager of jPOS.',
      example: PACKAGER,
      errors: [],
      isOnlyOfRequests: true,
      schema: anyXml('isopackager'),
    }),
  );
}

/** The bodies of a profile in each format. */
export const WRITTEN_PROFILE = {
  'application/json': { schema: { oneOf: [ISO8583_PROFILE, MOOV_SPECIFICATION] } },
  'application/xml': { schema: anyXml('isopackager') },
};
