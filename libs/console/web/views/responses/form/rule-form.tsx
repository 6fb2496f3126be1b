import { inLanguage, language } from '../../../app/language';
import { control } from '../../../api/call';
import { outcomeName } from '../../../api/outcome-names';
import { useAction } from '../../../api/use-action';
import { Button } from '../../../components/button';
import { Notice, ProblemNotice } from '../../../components/notice';
import { Form } from '../../../components/fields';
import { RESPONSES_TEXTS } from '../responses-texts';
import { type StoredRule } from '../rules/rule';
import { ruleInWords } from '../rules/rule-in-words';
import { Warnings } from '../rules/warnings';
import { EffectFields } from './effect-fields';
import { PlaceFields } from './place-fields';
import { ruleOf } from './rule-draft';
import { useDraft } from './use-draft';

interface RuleFormProps {
  readonly services: readonly string[];
  readonly service: string;
  readonly onService: (service: string) => void;
  readonly onCreated: () => void;
}

/** Creates a rule in a service. */
export function RuleForm({ services, service, onService, onCreated }: RuleFormProps) {
  const texts = inLanguage(RESPONSES_TEXTS);
  const { operations, problem, operation, codes, choose, draft, change } = useDraft(service);
  const creation = useAction(async () => {
    const body = ruleOf(draft, operation);
    const created = await control<StoredRule>(service, { method: 'POST', path: '/rules', body });
    onCreated();
    return { ...created, service };
  });
  return (
    <section class="card rule-form">
      <h2>{texts.form}</h2>
      <ProblemNotice problem={problem} />
      <Form label={texts.form} onSubmit={() => void creation.run()}>
        <PlaceFields
          {...{ services, service, operations, operation, onService }}
          onOperation={choose}
        />
        <EffectFields
          {...{ draft, operation, codes }}
          onChange={change}
          outcomeName={(code) => outcomeName(service, code)}
        />
        <Button kind="main" isSubmit isBusy={creation.isRunning}>
          {texts.create}
        </Button>
      </Form>
      <ProblemNotice problem={creation.problem} />
      {creation.result !== undefined && <CreatedNotice created={creation.result} />}
    </section>
  );
}

function CreatedNotice({ created }: { readonly created: StoredRule }) {
  const texts = inLanguage(RESPONSES_TEXTS);
  const { service, rule, warnings = [] } = created;
  const wording = { service, language: language.value };
  const name = (code: string): string | undefined => outcomeName(service, code);
  return (
    <Notice kind={warnings.length === 0 ? 'good' : 'info'}>
      {texts.created} {ruleInWords(rule, { ...wording, outcomeName: name })}
      <Warnings warnings={warnings} />
    </Notice>
  );
}
