import { escaped } from '#libs/app';
import { type Language } from '#libs/http';
import { addressOf, curlOf, FIRST_STEPS, type FirstStep } from './first-steps';
import { FIRST_STEPS_TEXTS, type FirstStepsTexts } from './first-steps-texts';

export const FIRST_STEPS_SCRIPT_PATH = '/first-steps.js';

/** The data of the steps of one page. */
export interface FirstStepsPlace {
  readonly sandbox: string;
  readonly needsToken: boolean;
  /** The address of the suite control. */
  readonly base: string;
  /** The path that all paths of the suite control begin with. */
  readonly pathPrefix: string;
  /** The addresses of the services, by name. */
  readonly services: Readonly<Record<string, string>>;
}

/** The first steps as HTML: for each, the command, a button, and the place of the response. */
export function firstStepsSection(place: FirstStepsPlace, language: Language): string {
  const texts = FIRST_STEPS_TEXTS[language];
  const says = Object.entries(texts.says).map(([name, text]) => `data-${name}="${escaped(text)}"`);
  return `<h2>${texts.heading}</h2>
<div id="first-steps" data-sandbox="${escaped(place.sandbox)}" ${says.join(' ')}>
<p>${texts.about} <code>${escaped(place.sandbox)}</code>.</p>
<noscript><p>${texts.noScript}</p></noscript>
${place.needsToken ? tokenField(texts) : ''}
${FIRST_STEPS.map((step, index) => stepSection(step, index, { place, texts })).join('\n')}
</div>
<script src="${escaped(place.pathPrefix)}${FIRST_STEPS_SCRIPT_PATH}" defer></script>`;
}

function tokenField({ token, tokenAbout }: FirstStepsTexts): string {
  return (
    `<p><label for="admin-token">${token}</label>: ` +
    '<input id="admin-token" type="password" autocomplete="off" aria-describedby="admin-token-about"><br>' +
    `<span id="admin-token-about">${tokenAbout}</span></p>`
  );
}

function stepSection(
  step: FirstStep,
  index: number,
  { place, texts }: { readonly place: FirstStepsPlace; readonly texts: FirstStepsTexts },
): string {
  const { title, about, button } = texts.steps[step.name];
  const { sandbox, needsToken, base, services } = place;
  const address = step.service === undefined ? base : (services[step.service] ?? '');
  const command = escaped(curlOf(step, { base: address, sandbox, needsToken }));
  const isFirst = index === 0;
  const data = [
    // A step that is passed on needs only its address: its request is in the list of steps.
    `data-method="${step.service === undefined ? step.method : 'POST'}"`,
    `data-address="${escaped(place.pathPrefix + addressOf(step))}"`,
    ...(isFirst ? ['data-gives="payment"'] : []),
    ...(step.service === undefined && step.body !== undefined
      ? [`data-body="${escaped(JSON.stringify(step.body))}"`]
      : []),
  ];
  const id = `step-${step.name}`;
  return `<section aria-labelledby="${id}" ${data.join(' ')}>
<h3 id="${id}">${String(index + 1)}. ${title}</h3>
<p>${about}</p>
<pre tabindex="0" role="region" aria-label="${texts.request}" data-command="${command}">${command}</pre>
<button type="button"${isFirst ? '' : ' disabled'}>${button}</button>
<p role="status" aria-live="polite"></p>
<pre class="response" tabindex="0" role="region" aria-label="${texts.response}" hidden></pre>
</section>`;
}
