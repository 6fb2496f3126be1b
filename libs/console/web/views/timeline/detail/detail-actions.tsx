import { control } from '../../../api/call';
import { addressesOfServices } from '../../../api/addresses';
import { useAction } from '../../../api/use-action';
import { useLoaded } from '../../../api/use-loaded';
import { inLanguage } from '../../../app/language';
import { linkTo } from '../../../app/router';
import { Button } from '../../../components/button';
import { CopyButton } from '../../../components/copy-button';
import { Notice, ProblemNotice } from '../../../components/notice';
import { asCurl, asSupertest } from './as-command';
import { DETAIL_TEXTS } from './detail-texts';
import { type JournalRequest } from './journal-request';

/** The answer of `POST /__admin/requests/{id}/repeat`. */
interface Repeated {
  readonly status: number;
  readonly id?: number;
}

interface ActionsProps {
  readonly service: string;
  readonly request: JournalRequest;
}

/** What a user can do with a request: follow it, copy it, repeat it, make a rule from it. */
export function DetailActions({ service, request }: ActionsProps) {
  const texts = inLanguage(DETAIL_TEXTS);
  const { value: addresses } = useLoaded(addressesOfServices, []);
  const address = addresses?.[service] ?? location.origin;
  const { endToEndId } = request.event.facts;
  const rule = { service, method: request.method, path: request.path.split('?', 1)[0] ?? '' };
  return (
    <>
      <div class="row">
        {endToEndId !== undefined && (
          <a href={linkTo('timeline', { query: { thread: endToEndId } })}>{texts.thread}</a>
        )}
        <a href={linkTo('timeline', { query: { correlationId: request.correlationId } })}>
          {texts.related}
        </a>
        <CopyButton label={texts.curl} textOf={() => asCurl(request, address, texts.masked)} />
        <CopyButton
          label={texts.supertest}
          textOf={() => asSupertest(request, address, texts.masked)}
        />
        <a href={linkTo('responses', { query: rule })}>{texts.makeRule}</a>
      </div>
      <RepeatButtons service={service} request={request} />
    </>
  );
}

/** The service itself repeats the request, because the page has only masked data. */
function RepeatButtons({ service, request: { id } }: ActionsProps) {
  const texts = inLanguage(DETAIL_TEXTS);
  const repeat = useAction((newIds: boolean) =>
    control<Repeated>(service, {
      method: 'POST',
      path: `/requests/${String(id)}/repeat?newIds=${String(newIds)}`,
    }),
  );
  const { result } = repeat;
  return (
    <>
      <div class="row">
        <Button isBusy={repeat.isRunning} onPress={() => void repeat.run(false)}>
          {texts.repeat}
        </Button>
        <Button isBusy={repeat.isRunning} onPress={() => void repeat.run(true)}>
          {texts.repeatNew}
        </Button>
      </div>
      <ProblemNotice problem={repeat.problem} />
      {result !== undefined && (
        <Notice kind="good">
          {texts.repeated(String(result.status))}{' '}
          {result.id !== undefined && (
            <a href={linkTo('timeline', { path: [service, String(result.id)] })}>
              {texts.openRepeated}
            </a>
          )}
        </Notice>
      )}
    </>
  );
}
