import { useState } from 'preact/hooks';
import { inLanguage, shownInstant } from '../../../app/language';
import { linkTo, sandbox } from '../../../app/router';
import { SERVICE_NAMES } from '../../../app/service-names';
import { isSuite, settings } from '../../../app/settings';
import { type SandboxEntry } from '../../../api/sandboxes';
import { Badge } from '../../../components/badge';
import { Button } from '../../../components/button';
import { TextField } from '../../../components/fields';
import { PagedTable } from '../../../components/tables/paged-table';
import { SANDBOXES_TEXTS } from '../sandboxes-texts';
import { Size } from '../size-text';
import { EndDialog, type Ending } from './end-dialog';

/** A list this short needs no search. */
const SHORT = 10;

/** The sandboxes, which can be used, reset and dropped. */
export function SandboxTable({
  sandboxes,
  onChanged,
}: {
  readonly sandboxes: readonly SandboxEntry[];
  readonly onChanged: () => void;
}) {
  const texts = inLanguage(SANDBOXES_TEXTS);
  const [search, setSearch] = useState('');
  const [ending, setEnding] = useState<Ending>();
  const [done, setDone] = useState('');
  const rows = sandboxes.filter(({ name }) => name.includes(search.trim().toLowerCase()));
  const end = (text: string): void => {
    setEnding(undefined);
    setDone(text);
    onChanged();
  };
  return (
    <>
      <p role="status">{done}</p>
      {sandboxes.length === 0 && <p>{texts.none}</p>}
      {sandboxes.length > SHORT && (
        <TextField label={texts.search} type="search" value={search} onChange={setSearch} />
      )}
      {rows.length > 0 && <Rows rows={rows} onEnd={setEnding} />}
      {ending !== undefined && (
        <EndDialog
          ending={ending}
          onDone={end}
          onClose={() => {
            setEnding(undefined);
          }}
        />
      )}
    </>
  );
}

interface RowsProps {
  readonly rows: readonly SandboxEntry[];
  readonly onEnd: (ending: Ending) => void;
}

function Rows({ rows, onEnd }: RowsProps) {
  const texts = inLanguage(SANDBOXES_TEXTS);
  const services = {
    title: texts.services,
    cell: (entry: SandboxEntry) => (isInAll(entry) ? texts.all : servicesOf(entry)),
  };
  const columns = [
    { title: texts.name, cell: ({ name }: SandboxEntry) => <NameCell name={name} /> },
    { title: texts.clock, cell: ({ clock }: SandboxEntry) => <ClockCell {...clock} /> },
    {
      title: texts.size,
      cell: ({ sizeBytes }: SandboxEntry) => <Size bytes={sizeBytes} />,
      isNumber: true,
    },
    {
      title: texts.lastUsed,
      cell: ({ lastUsedAt }: SandboxEntry) => (lastUsedAt === null ? '' : shownInstant(lastUsedAt)),
    },
    ...(isSuite ? [services] : []),
    {
      title: texts.actions,
      cell: (entry: SandboxEntry) => <Actions entry={entry} onEnd={onEnd} />,
    },
  ];
  const keyOf = ({ name }: SandboxEntry): string => name;
  return <PagedTable label={texts.list} columns={columns} rows={rows} keyOf={keyOf} />;
}

function NameCell({ name }: { readonly name: string }) {
  const { thisOne } = inLanguage(SANDBOXES_TEXTS);
  return (
    <>
      {name} {name === sandbox.value && <Badge kind="good">{thisOne}</Badge>}
    </>
  );
}

function ClockCell({ mode, now }: SandboxEntry['clock']) {
  const { modes } = inLanguage(SANDBOXES_TEXTS);
  if (mode === 'real') return <>{modes.real}</>;
  return (
    <>
      {now === '' ? '' : shownInstant(now)}{' '}
      <Badge kind="warn">{mode === 'frozen' ? modes.frozen : modes.offset}</Badge>
    </>
  );
}

function Actions({ entry, onEnd }: { readonly entry: SandboxEntry } & Pick<RowsProps, 'onEnd'>) {
  const texts = inLanguage(SANDBOXES_TEXTS);
  const { name } = entry;
  const end = (kind: Ending['kind']) => (): void => {
    onEnd({ kind, name, services: servicesOf(entry) });
  };
  return (
    <div class="row">
      {name !== sandbox.value && (
        <a
          class="button"
          aria-label={texts.useOf(name)}
          href={linkTo('sandboxes', { query: { sandbox: name } })}
        >
          {texts.use}
        </a>
      )}
      <Button label={`${texts.reset}: ${name}`} onPress={end('reset')}>
        {texts.reset}
      </Button>
      <Button kind="danger" label={`${texts.drop}: ${name}`} onPress={end('drop')}>
        {texts.drop}
      </Button>
    </div>
  );
}

function isInAll({ services = [] }: SandboxEntry): boolean {
  return settings.services.every((each) => each === 'suite' || services.includes(each));
}

function servicesOf({ services = [] }: SandboxEntry): string {
  const names = inLanguage(SERVICE_NAMES);
  return services.map((each) => names[each] ?? each).join(', ');
}
