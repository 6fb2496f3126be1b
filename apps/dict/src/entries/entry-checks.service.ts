import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '#libs/platform';
import { type DictConfig } from '../config';
import { accountOf, type KeyDraft } from '../keys/dict-key';
import { type Refusal } from '../official/dict-refusal';
import { Restrictions } from '../restrictions/restrictions.service';
import { checkDigitRefusal } from './entry-rules';

/** Why an entry cannot be created or changed, whatever the directory has. */
@Injectable()
export class EntryChecks {
  constructor(
    private readonly restrictions: Restrictions,
    @Inject(CONFIG) private readonly config: DictConfig,
  ) {}

  /** Of an entry that is to be created: wrong check digits (STRICT_TAX_IDS), or a restriction of its owner. */
  async ofNewOwner(draft: KeyDraft): Promise<Refusal | undefined> {
    const { keyValue, holderTaxId } = draft;
    const taxId = holderTaxId ?? '';
    const wrong = this.config.strictTaxIds
      ? checkDigitRefusal('EntryInvalid', 'entry.owner.taxIdNumber', taxId)
      : undefined;
    if (wrong !== undefined) return wrong;
    const restrictions = await this.restrictions.current();
    return restrictions.ofNewOwner({ keyValue, taxId, account: accountOf(draft) });
  }

  /** Of an entry that is to be changed or deleted: a court order. */
  async ofChange(keyValue: string): Promise<Refusal | undefined> {
    return (await this.restrictions.current()).ofChange(keyValue);
  }
}
