import { control } from '../../../api/call';
import { useLoaded } from '../../../api/use-loaded';
import { inLanguage, language, shownInstant } from '../../../app/language';
import { linkTo } from '../../../app/router';
import { SERVICE_NAMES } from '../../../app/service-names';
import { Code } from '../../../components/code/code';
import { ProblemNotice } from '../../../components/notice';
import { amountInWords } from '../../../words/amount';
import { FACT_NAMES } from '../../../words/fact-names';
import { wordsOf } from '../words-of';
import { DetailActions } from './detail-actions';
import { DETAIL_TEXTS } from './detail-texts';
import { Explained } from './explained';
import { eventOf, type JournalRequest } from './journal-request';

/** One request of the journal of a service. */
export function DetailView({ service, id }: { readonly service: string; readonly id: string }) {
  const texts = inLanguage(DETAIL_TEXTS);
  const path = `/requests/${encodeURIComponent(id)}`;
  const { value, problem } = useLoaded(
    (signal) => control<JournalRequest>(service, { path, signal }),
    [service, id],
  );
  return (
    <>
      <p>
        <a href={linkTo('timeline')}>← {texts.back}</a>
      </p>
      <ProblemNotice problem={problem} />
      {value !== undefined && <Detail service={service} request={value} />}
    </>
  );
}

interface DetailProps {
  readonly service: string;
  readonly request: JournalRequest;
}

function Detail({ service, request }: DetailProps) {
  const { text } = wordsOf(eventOf(service, request));
  return (
    <>
      <h2>{text}</h2>
      <DetailActions service={service} request={request} />
      <Summary service={service} request={request} />
      <Explained service={service} request={request} />
      <Exchange request={request} />
    </>
  );
}

/** The data of the event, and when and where it happened. */
function Summary({ service, request }: DetailProps) {
  const texts = inLanguage(DETAIL_TEXTS);
  const names = inLanguage(SERVICE_NAMES);
  const { caller, rule } = request;
  const facts: readonly (readonly [string, string])[] = [
    [texts.service, names[service] ?? service],
    ...(caller === undefined ? [] : [[texts.caller, names[caller] ?? caller] as const]),
    [texts.at, shownInstant(request.at)],
    [texts.received, shownInstant(request.receivedAt)],
    [texts.duration, `${String(request.durationMs)} ms`],
    [texts.correlation, request.correlationId],
    ...(rule === undefined ? [] : [[texts.rule, rule] as const]),
    ...Object.entries(request.event.facts).map(
      ([name, value]) =>
        [FACT_NAMES[name]?.[language.value] ?? name, shownFact(name, value, request)] as const,
    ),
  ];
  return (
    <section class="card" aria-label={texts.facts}>
      <dl class="facts">
        {facts.map(([name, value]) => (
          <div>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function shownFact(name: string, value: string, { event }: JournalRequest): string {
  return name === 'amount' ? amountInWords(value, language.value, event.facts['currency']) : value;
}

/** The request and the response side by side. */
function Exchange({ request }: Pick<DetailProps, 'request'>) {
  const texts = inLanguage(DETAIL_TEXTS);
  const { method, path, status, outcome } = request;
  return (
    <div class="columns">
      <Side
        title={texts.request}
        line={`${method} ${path}`}
        headers={request.requestHeaders}
        body={request.requestBody}
      />
      <Side
        title={texts.response}
        line={outcome === 'lost' ? texts.lost : String(status ?? '')}
        headers={request.responseHeaders}
        body={request.responseBody}
      />
    </div>
  );
}

function Side({
  title,
  line,
  headers,
  body,
}: {
  readonly title: string;
  readonly line: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}) {
  const texts = inLanguage(DETAIL_TEXTS);
  return (
    <section class="card side" aria-label={title}>
      <h3>{title}</h3>
      <p>
        <code>{line}</code>
      </p>
      <details>
        <summary>
          {texts.headers} ({Object.keys(headers).length})
        </summary>
        <dl class="facts">
          {Object.entries(headers).map(([name, value]) => (
            <div>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </details>
      {body === undefined || body === '' ? (
        <p class="quiet">{texts.noBody}</p>
      ) : (
        <Code text={body} label={`${texts.body}: ${title}`} />
      )}
    </section>
  );
}
