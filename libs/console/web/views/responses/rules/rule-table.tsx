import { useState } from 'preact/hooks';
import { inLanguage, language, shownCount } from '../../../app/language';
import { SERVICE_NAMES } from '../../../app/service-names';
import { isSuite } from '../../../app/settings';
import { control } from '../../../api/call';
import { outcomeName } from '../../../api/outcome-names';
import { useAction } from '../../../api/use-action';
import { type FromServices } from '../../../api/services';
import { type Loaded } from '../../../api/use-loaded';
import { Badge } from '../../../components/badge';
import { Button } from '../../../components/button';
import { Code } from '../../../components/code/code';
import { ProblemNotice } from '../../../components/notice';
import { PagedTable } from '../../../components/tables/paged-table';
import { SilentServices } from '../../../components/silent-services';
import { RESPONSES_TEXTS } from '../responses-texts';
import { NearMisses } from './near-misses';
import { isUsedUp, type StoredRule } from './rule';
import { ruleInWords } from './rule-in-words';
import { Warnings } from './warnings';

/** The rules of the sandbox, which can be removed. */
export function RuleTable({
  rules,
}: {
  readonly rules: Loaded<FromServices<readonly StoredRule[]>>;
}) {
  const texts = inLanguage(RESPONSES_TEXTS);
  const [explained, setExplained] = useState<string>();
  const removal = useAction(async (rule?: StoredRule) => {
    const path = rule === undefined ? '/rules' : `/rules/${rule.id}`;
    await control(rule?.service ?? 'page', { method: 'DELETE', path });
    rules.reload();
  });
  const { problem } = rules;
  const { value: all, silent } = rules.value ?? { value: [], silent: [] };
  const open = all.find(({ id }) => id === explained);
  const close = (): void => {
    setExplained(undefined);
  };
  return (
    <section>
      <h2>{texts.rules}</h2>
      <ProblemNotice problem={problem ?? removal.problem} />
      <SilentServices services={silent} />
      {rules.value !== undefined && all.length === 0 && <p>{texts.noRules}</p>}
      {all.length > 0 && (
        <>
          <Rules
            {...{ rules: all, onExplain: setExplained }}
            onRemove={(rule) => void removal.run(rule)}
          />
          <Button kind="danger" isBusy={removal.isRunning} onPress={() => void removal.run()}>
            {texts.removeAll}
          </Button>
        </>
      )}
      {open !== undefined && (
        <NearMisses key={open.id} {...{ rule: open, sentence: sentenceOf(open), onClose: close }} />
      )}
    </section>
  );
}

function sentenceOf({ rule, service }: StoredRule): string {
  return ruleInWords(rule, {
    ...{ service, language: language.value },
    outcomeName: (code) => outcomeName(service, code),
  });
}

interface RulesProps {
  readonly rules: readonly StoredRule[];
  readonly onExplain: (id: string) => void;
  readonly onRemove: (rule: StoredRule) => void;
}

function Rules({ rules, ...actions }: RulesProps) {
  const texts = inLanguage(RESPONSES_TEXTS);
  const names = inLanguage(SERVICE_NAMES);
  const service = { title: texts.service, cell: (rule: StoredRule) => names[rule.service] };
  const columns = [
    ...(isSuite ? [service] : []),
    {
      title: texts.rule,
      cell: (rule: StoredRule) => <RuleCell rule={rule} sentence={sentenceOf(rule)} />,
    },
    { title: texts.state, cell: (rule: StoredRule) => <StateBadge rule={rule} /> },
    {
      title: texts.counts,
      cell: ({ hits, matched }: StoredRule) => (
        <span title={texts.countsHint}>
          {shownCount(hits)} / {shownCount(matched)}
        </span>
      ),
      isNumber: true,
    },
    {
      title: texts.actions,
      cell: (rule: StoredRule) => (
        <RuleActions rule={rule} sentence={sentenceOf(rule)} {...actions} />
      ),
    },
  ];
  const keyOf = ({ id }: StoredRule): string => id;
  return <PagedTable label={texts.rules} columns={columns} rows={rules} keyOf={keyOf} />;
}

function RuleActions({
  rule,
  sentence,
  onExplain,
  onRemove,
}: Pick<RulesProps, 'onExplain' | 'onRemove'> & {
  readonly rule: StoredRule;
  readonly sentence: string;
}) {
  const texts = inLanguage(RESPONSES_TEXTS);
  return (
    <div class="row">
      <Button
        label={`${texts.why} ${sentence}`}
        onPress={() => {
          onExplain(rule.id);
        }}
      >
        {texts.why}
      </Button>
      <Button
        kind="danger"
        label={`${texts.removeRule}: ${sentence}`}
        onPress={() => {
          onRemove(rule);
        }}
      >
        {texts.remove}
      </Button>
    </div>
  );
}

function RuleCell({ rule, sentence }: { readonly rule: StoredRule; readonly sentence: string }) {
  const texts = inLanguage(RESPONSES_TEXTS);
  return (
    <>
      {rule.rule.name !== undefined && <strong>{rule.rule.name}: </strong>}
      {sentence}
      <Warnings warnings={rule.warnings ?? []} />
      <details>
        <summary class="quiet">{texts.definition}</summary>
        <Code text={JSON.stringify(rule.rule)} label={texts.definition} />
      </details>
    </>
  );
}

function StateBadge({ rule }: { readonly rule: StoredRule }) {
  const { never, used, active } = inLanguage(RESPONSES_TEXTS).states;
  if ((rule.warnings ?? []).length > 0) return <Badge kind="warn">{never}</Badge>;
  return isUsedUp(rule) ? <Badge>{used}</Badge> : <Badge kind="good">{active}</Badge>;
}
