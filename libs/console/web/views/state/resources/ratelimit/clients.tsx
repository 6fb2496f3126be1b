import { control } from '../../../../api/call';
import type { Json } from '../../../../api/lists';
import { useLoaded } from '../../../../api/use-loaded';
import { ProblemNotice } from '../../../../components/notice';
import { CLIENT } from '../../../../forms/kinds/client';
import { BucketActions } from '../../charts/bucket-actions';
import { BucketChart } from '../../charts/bucket-chart';
import { idAt, newestFirst } from '../../generic/read-rows';
import { textAt, type Resource } from '../../generic/resource';

const EVERY_MS = 5000;

export const clients: Resource = {
  name: 'clients',
  service: 'ratelimit',
  title: { pt: 'Clientes e baldes', en: 'Clients and buckets' },
  about: {
    pt: 'Cada cliente tem um balde de fichas por política. Cada consulta gasta uma ficha.',
    en: 'Each client has a token bucket for each policy. Each query spends a token.',
  },
  list: newestFirst('ratelimit', '/__admin/clients'),
  idOf: idAt('clientId'),
  form: CLIENT,
  columns: [
    { at: 'clientId', title: { pt: 'Cliente', en: 'Client' }, as: 'code' },
    { at: 'name', title: { pt: 'Nome', en: 'Name' } },
    { at: 'email', title: { pt: 'E-mail', en: 'E-mail' } },
    { at: 'createdAt', title: { pt: 'Registrado em', en: 'Registered at' }, as: 'instant' },
  ],
  Extra: ({ row }) => <Buckets clientId={textAt(row, 'clientId')} />,
};

/** The buckets of a client. */
function Buckets({ clientId }: { readonly clientId: string }) {
  const base = `/clients/${encodeURIComponent(clientId)}/buckets`;
  const { value, problem, reload } = useLoaded(
    () => control<readonly Json[]>('ratelimit', { path: base }),
    [clientId],
    EVERY_MS,
  );
  return (
    <>
      <ProblemNotice problem={problem} />
      {value?.map((bucket) => {
        const name = textAt(bucket, 'name');
        const post = (what: string): Promise<void> =>
          control('ratelimit', { method: 'POST', path: `${base}/${name}/${what}` });
        return (
          <section key={name} aria-label={name}>
            <h4>
              <code>{name}</code>
            </h4>
            <BucketActions
              onDone={reload}
              fill={() => post('fill')}
              drain={() => post('drain')}
              name={name}
            />
            <BucketChart
              bucket={{ ...bucket, tokens: bucket['availableTokens'] }}
              service="ratelimit"
            />
          </section>
        );
      })}
    </>
  );
}
