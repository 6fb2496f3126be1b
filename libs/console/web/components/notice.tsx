import type { ComponentChildren } from 'preact';
import { inLanguage } from '../app/language';
import { askForToken } from '../app/token';
import { NO_RESPONSE, Problem, TOKEN_REFUSED } from '../api/problem';
import { Button } from './button';
import { problemInWords } from './problem-words';

/** The token is that of another team. */
const SANDBOX_FORBIDDEN = 'ADMIN_SANDBOX_FORBIDDEN';

const TEXTS = {
  pt: {
    noResponse: 'O serviço não responde. Ele ainda está em execução?',
    unknown: 'O console não conseguiu fazer isso.',
    details: 'Resposta do serviço',
    status: 'Resposta',
    tokenWanted: 'O serviço pede o token de administração.',
    enterToken: 'Informar o token',
  },
  en: {
    noResponse: 'The service does not answer. Is it still running?',
    unknown: 'The console could not do this.',
    details: 'Response of the service',
    status: 'Response',
    tokenWanted: 'The service asks for the admin token.',
    enterToken: 'Enter the token',
  },
};

/** A message that is read aloud when it appears. */
export function Notice({
  kind = 'info',
  children,
}: {
  readonly kind?: 'info' | 'good' | 'bad';
  readonly children: ComponentChildren;
}) {
  return (
    <div class={`notice notice-${kind}`} role={kind === 'bad' ? 'alert' : 'status'}>
      {children}
    </div>
  );
}

/** An error in words, with its code and the places where the request is wrong. Nothing, if there is no error. */
export function ProblemNotice({ problem }: { readonly problem: unknown }) {
  const texts = inLanguage(TEXTS);
  if (problem === undefined) return null;
  if (!(problem instanceof Problem)) {
    return (
      <Notice kind="bad">
        {texts.unknown} {problem instanceof Error ? problem.message : ''}
      </Notice>
    );
  }
  if (problem.code === NO_RESPONSE) return <Notice kind="bad">{texts.noResponse}</Notice>;
  if (problem.code === TOKEN_REFUSED) {
    return (
      <Notice kind="bad">
        <p>{texts.tokenWanted}</p>
        <Button onPress={askForToken}>{texts.enterToken}</Button>
      </Notice>
    );
  }
  const words = problemInWords(problem);
  return (
    <Notice kind="bad">
      {words === undefined ? (
        <ServiceWords problem={problem} />
      ) : (
        <>
          <p>
            <strong>{words}</strong>
          </p>
          {problem.code === SANDBOX_FORBIDDEN && (
            <Button onPress={askForToken}>{texts.enterToken}</Button>
          )}
          <details>
            <summary>
              {texts.details} <code>{problem.code}</code>
            </summary>
            <ServiceWords problem={problem} />
          </details>
        </>
      )}
    </Notice>
  );
}

/** What the service says, with its code and the places where the request is wrong. Services speak English. */
function ServiceWords({ problem }: { readonly problem: Problem }) {
  const places = problem.placesToShow;
  return (
    <>
      <p lang="en">
        <strong>{problem.title}</strong> {problem.detail}
      </p>
      {places.length > 0 && (
        <ul lang="en">
          {places.map(({ pointer, detail }) => (
            <li>
              {pointer !== undefined && <code>{pointer}</code>} {detail}
            </li>
          ))}
        </ul>
      )}
      <p class="quiet">
        {inLanguage(TEXTS).status} {problem.status} <code>{problem.code}</code>
      </p>
    </>
  );
}
