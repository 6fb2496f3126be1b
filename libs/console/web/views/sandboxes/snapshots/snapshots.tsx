import { useState } from 'preact/hooks';
import { inLanguage } from '../../../app/language';
import { sandbox } from '../../../app/router';
import { useAction } from '../../../api/use-action';
import { useLoaded } from '../../../api/use-loaded';
import { Notice, ProblemNotice } from '../../../components/notice';
import { downloadSnapshot, listSnapshots } from '../sandboxes-api';
import { LoadForm } from './load-form';
import { SaveForm } from './save-form';
import { type SnapshotAction } from './snapshot-action';
import { SnapshotDialog, type SnapshotChange } from './snapshot-dialog';
import { SnapshotTable } from './snapshot-table';
import { SNAPSHOTS_TEXTS } from './snapshots-texts';

/** The snapshots of the sandbox of the tab. */
export function Snapshots({
  isMissing,
  onChanged,
}: {
  /** Whether the sandbox does not exist. A file can be loaded into it nevertheless. */
  readonly isMissing: boolean;
  readonly onChanged: () => void;
}) {
  const texts = inLanguage(SNAPSHOTS_TEXTS);
  const name = sandbox.value;
  const {
    value = [],
    problem,
    reload,
  } = useLoaded(() => (isMissing ? Promise.resolve([]) : listSnapshots(name)), [name, isMissing]);
  const [change, setChange] = useState<SnapshotChange>();
  const close = (): void => {
    setChange(undefined);
  };
  const action: SnapshotAction = useAction(async (work: () => Promise<string>) => {
    const done = await work();
    close();
    reload();
    onChanged();
    return done;
  });
  const download = async (snapshot: string): Promise<string> => {
    await downloadSnapshot({ sandbox: name, snapshot });
    return texts.done.downloaded(snapshot);
  };
  return (
    <section class="card">
      <h2>{texts.title(name)}</h2>
      <p class="quiet">{texts.about}</p>
      {!isMissing && <SaveForm action={action} />}
      {value.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <SnapshotTable
          snapshots={value}
          onChange={setChange}
          onDownload={(each) => void action.run(() => download(each))}
        />
      )}
      <LoadForm action={action} />
      <ProblemNotice problem={problem ?? (change === undefined ? action.problem : undefined)} />
      {!isMissing && action.result !== undefined && <Notice kind="good">{action.result}</Notice>}
      {change !== undefined && <SnapshotDialog {...{ change, action }} onClose={close} />}
    </section>
  );
}
