import { Param, type PipeTransform } from '@nestjs/common';
import { ParameterInvalid } from '../../standard/parameter-invalid';

/** A consent id, which is a URN (consents 3.3.1). Ids of other banks can have other characters than ours. */
const CONSENT_ID = /^urn:[a-zA-Z0-9][a-zA-Z0-9-]{0,31}:[a-zA-Z0-9()+,\-.:=@;$_!*'%/?#]+$/;
const LONGEST = 256;

/** The consent id in the path. It can be percent-encoded. */
export function ConsentId(): ParameterDecorator {
  return Param('id', new ReadsConsentId());
}

class ReadsConsentId implements PipeTransform<string, string> {
  transform(text: string): string {
    if (text.length <= LONGEST && CONSENT_ID.test(text)) return text;
    const detail = `Must be a URN of at most ${String(LONGEST)} characters, as in urn:simulador:00000000-0000-4000-8000-000000000001.`;
    throw new ParameterInvalid([{ pointer: 'consentId', detail }]);
  }
}
