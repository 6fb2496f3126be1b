import { useEffect } from 'preact/hooks';
import { observeBlob } from '../../../api/call';
import { useLoaded } from '../../../api/use-loaded';
import { ProblemNotice } from '../../../components/notice';

/** An SVG of a service as an image. It is read again when `version` changes. */
export function BlobImage({
  service,
  path,
  alt,
  version,
}: {
  readonly service: string;
  readonly path: string;
  readonly alt: string;
  readonly version: string;
}) {
  const { value: address, problem } = useLoaded(
    async () => URL.createObjectURL(await observeBlob(service, path, 'image/svg+xml')),
    [path, version],
  );
  useEffect(
    () => () => {
      if (address !== undefined) URL.revokeObjectURL(address);
    },
    [address],
  );
  if (address === undefined) return <ProblemNotice problem={problem} />;
  return (
    <div class="diagram" role="region" aria-label={alt} tabIndex={0}>
      <img src={address} alt={alt} />
    </div>
  );
}
