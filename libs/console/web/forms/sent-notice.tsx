import { outcomeName } from '../api/outcome-names';
import { inLanguage } from '../app/language';
import { linkTo } from '../app/router';
import { Notice } from '../components/notice';
import type { Sent } from './create-form';

const TEXTS = {
  pt: { row: 'Ver os dados', timeline: 'Ver na linha do tempo' },
  en: { row: 'Show the data', timeline: 'Show in the timeline' },
};

/** The result of a request in words, with the links to what it has made. */
export function SentNotice({ service, sent }: { readonly service: string; readonly sent: Sent }) {
  const texts = inLanguage(TEXTS);
  const { kind, text, code, detail, row } = sent;
  const query = timelineQuery(sent);
  return (
    <Notice kind={kind}>
      <p>
        <strong>{inLanguage(text)}</strong>
        {code !== undefined && (
          <>
            {' '}
            <code>{code}</code> {outcomeName(service, code)}
          </>
        )}
      </p>
      {detail !== undefined && (
        <p>
          <code>{detail}</code>
        </p>
      )}
      <p class="row">
        {row !== undefined && (
          <a href={linkTo('state', { path: [row.resource, row.id] })}>{texts.row}</a>
        )}
        {query !== undefined && <a href={linkTo('timeline', { query })}>{texts.timeline}</a>}
      </p>
    </Notice>
  );
}

/** The payment, or the events that contain a text. */
function timelineQuery({ thread, search }: Sent): Readonly<Record<string, string>> | undefined {
  if (thread !== undefined) return { thread };
  return search === undefined ? undefined : { text: search };
}
