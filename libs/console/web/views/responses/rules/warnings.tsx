import { inLanguage } from '../../../app/language';
import { RESPONSES_TEXTS } from '../responses-texts';

/** Why a rule can never take effect, in the words of the service. */
export function Warnings({ warnings }: { readonly warnings: readonly string[] }) {
  if (warnings.length === 0) return null;
  return (
    <div class="rule-warning">
      {inLanguage(RESPONSES_TEXTS).warning}
      <ul lang="en">
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </div>
  );
}
