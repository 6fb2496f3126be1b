import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '#libs/config';
import { type DictConfig } from '../config';
import { accountOf, type KeyDraft } from '../keys/dict-key';
import { type Refusal } from '../official/dict-refusal';
import { RestrictionsService } from '../restrictions/restrictions.service';
import { checkDigitRefusal } from '../directory/entry-rules';

/** Checks of entries that do not depend on the directory. */
@Injectable()
export class EntryChecks {
  constructor(
    private readonly restrictions: RestrictionsService,
    @Inject(CONFIG) private readonly config: DictConfig,
  ) {}

  /** The error for a new entry: wrong check digits (STRICT_TAX_IDS), or a restriction of its owner. */
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

  /** The error for a change or a deletion: a court order. */
  async ofChange(keyValue: string): Promise<Refusal | undefined> {
    return (await this.restrictions.current()).ofChange(keyValue);
  }
}
