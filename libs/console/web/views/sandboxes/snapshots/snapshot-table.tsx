import { inLanguage, shownInstant } from '../../../app/language';
import { Badge } from '../../../components/badge';
import { Button } from '../../../components/button';
import { PagedTable } from '../../../components/tables/paged-table';
import { isSuite } from '../../../app/settings';
import { type Snapshot } from '../sandboxes-api';
import { Size } from '../size-text';
import { type SnapshotChange } from './snapshot-dialog';
import { SNAPSHOTS_TEXTS } from './snapshots-texts';

interface SnapshotTableProps {
  readonly snapshots: readonly Snapshot[];
  readonly onChange: (change: SnapshotChange) => void;
  readonly onDownload: (snapshot: string) => void;
}

/** The snapshots of a sandbox. */
export function SnapshotTable({ snapshots, ...actions }: SnapshotTableProps) {
  const texts = inLanguage(SNAPSHOTS_TEXTS);
  const state = { title: texts.state, cell: (each: Snapshot) => <StateBadge snapshot={each} /> };
  const columns = [
    { title: texts.name, cell: ({ name }: Snapshot) => name },
    { title: texts.savedAt, cell: ({ createdAt }: Snapshot) => shownInstant(createdAt) },
    {
      title: texts.size,
      cell: ({ sizeBytes }: Snapshot) => <Size bytes={sizeBytes} />,
      isNumber: true,
    },
    ...(isSuite ? [state] : []),
    {
      title: texts.actions,
      cell: (each: Snapshot) => <Actions snapshot={each} {...actions} />,
    },
  ];
  const keyOf = ({ name }: Snapshot): string => name;
  return <PagedTable label={texts.table} columns={columns} rows={snapshots} keyOf={keyOf} />;
}

function StateBadge({ snapshot }: { readonly snapshot: Snapshot }) {
  const { complete, incomplete } = inLanguage(SNAPSHOTS_TEXTS);
  return snapshot.isComplete === false ? (
    <Badge kind="bad">{incomplete}</Badge>
  ) : (
    <Badge kind="good">{complete}</Badge>
  );
}

function Actions({
  snapshot: { name, isComplete = true },
  onChange,
  onDownload,
}: { readonly snapshot: Snapshot } & Omit<SnapshotTableProps, 'snapshots'>) {
  const texts = inLanguage(SNAPSHOTS_TEXTS);
  const changing = (kind: SnapshotChange['kind']) => (): void => {
    onChange({ kind, snapshot: name });
  };
  return (
    <div class="row">
      {isComplete && (
        <>
          <Button label={`${texts.restore}: ${name}`} onPress={changing('restore')}>
            {texts.restore}
          </Button>
          <Button label={`${texts.restoreInto} ${name}`} onPress={changing('restore-into')}>
            {texts.restoreInto}
          </Button>
          <Button
            label={`${texts.download}: ${name}`}
            onPress={() => {
              onDownload(name);
            }}
          >
            {texts.download}
          </Button>
        </>
      )}
      <Button kind="danger" label={`${texts.delete}: ${name}`} onPress={changing('delete')}>
        {texts.delete}
      </Button>
    </div>
  );
}
