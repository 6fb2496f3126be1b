import { useState } from 'preact/hooks';
import { inLanguage } from '../../app/language';
import { route, sandbox } from '../../app/router';
import { isSuite, settings } from '../../app/settings';
import { control } from '../../api/call';
import { fromServices, type FromServices } from '../../api/services';
import { useLoaded } from '../../api/use-loaded';
import { RuleForm } from './form/rule-form';
import { RESPONSES_TEXTS } from './responses-texts';
import { type StoredRule } from './rules/rule';
import { RuleTable } from './rules/rule-table';
import { TestValues } from './test-values';
import './responses.css';

const EVERY_MS = 3000;

/**
 * What the next requests get. `#/responses?service=spi&method=POST&path=/spi/pacs.008&outcome=AM04` fills the form.
 */
export function ResponsesView() {
  const texts = inLanguage(RESPONSES_TEXTS);
  const { query } = route.value;
  const { services } = settings;
  const wanted = services.find((each) => each === query['service']);
  const [service, setService] = useState(wanted ?? services[0] ?? settings.service);
  const rules = useLoaded(listRules, [sandbox.value], EVERY_MS);
  return (
    <>
      <p class="quiet">{texts.intro}</p>
      <RuleForm
        // Another link into this view fills the form again.
        key={JSON.stringify(query)}
        {...{ services, service }}
        onService={setService}
        onCreated={rules.reload}
      />
      <RuleTable rules={rules} />
      <TestValues key={service} service={service} />
    </>
  );
}

/** The suite control lists the rules of all services, a service only its own. */
function listRules(): Promise<FromServices<readonly StoredRule[]>> {
  return fromServices(
    () => (isSuite ? control('page', { path: '/rules' }) : rulesOf(settings.service)),
    rulesOf,
    (parts) => parts.flat(),
  );
}

async function rulesOf(service: string): Promise<readonly StoredRule[]> {
  const rules = await control<readonly StoredRule[]>(service, { path: '/rules' });
  return rules.map((rule) => ({ ...rule, service }));
}
