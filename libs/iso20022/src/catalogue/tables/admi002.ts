import { anyText, at, group, optional, required } from '#libs/xml-tables';
import { type SpiRejection } from '../messages/rejection';
import { spiSchema } from './envelope';
import { dateTime, text35, text350 } from './simple-types';

/** admi.002.spi.1.5 (catalogue 5.13). It has no GrpHdr. */
export const ADMI002_1_5 = spiSchema(
  'admi.002',
  '1.5',
  'admi.002.001.01',
  group<SpiRejection>({
    reference: at('RltdRef/Ref', required(anyText(33))),
    reason: at('Rsn/RjctgPtyRsn', required(text35)),
    rejectedAt: at('Rsn/RjctnDtTm', optional(dateTime)),
    location: at('Rsn/ErrLctn', optional(text350)),
    description: at('Rsn/RsnDesc', optional(text350)),
    additional: at('Rsn/AddtlData', optional(anyText(1_000))),
  }),
);
