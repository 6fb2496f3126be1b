import { type Composite, type ElementOverride, type Subelements } from '../profile/composite';
import { type Profile } from '../profile/profile';
import { subelementLayout } from '../profile/subelement-layout';
import { ElementCodec } from '../wire/element-codec';
import { BerTlvCodec } from './ber-tlv';
import { BitmappedCodec } from './bitmapped';
import { type CompositeCodec } from './part';
import { PositionalCodec } from './positional';
import { SubelementCodec } from './subelement-codec';
import { TagCodec } from './tag-codec';
import { TaggedCodec } from './tagged';

/** The composite of an element, and what its layout depends on. */
interface Place {
  readonly profile: Profile;
  readonly composite: Composite;
  readonly isText: boolean;
  /** As in `48` or `48.84`. */
  readonly path: string;
}

/** Creates the codec of the subelements of an element. @param path as in `48`, for error texts */
export function compileComposite(
  profile: Profile,
  composite: Composite,
  isText: boolean,
  path: string,
): CompositeCodec {
  const place: Place = { profile, composite, isText, path };
  const label = `DE${path}`;
  const keepsErrors = (composite.onError ?? USUAL[composite.kind]) === 'keep';
  switch (composite.kind) {
    case 'positional':
      return new PositionalCodec(numbered(place, composite.subelements), label, keepsErrors);
    case 'bitmapped': {
      const subelements = numbered(place, composite.subelements);
      return new BitmappedCodec(composite, subelements, label, keepsErrors);
    }
    case 'tagged': {
      const codecs = {
        tag: new TagCodec(composite.tag, profile.codePage, label),
        head: headOf(place, composite.head, label),
        subelements: tableOf(place, composite.subelements ?? {}),
        others: composite.length === undefined ? undefined : subelement(place, '', undefined),
      };
      return new TaggedCodec(composite, codecs, label, keepsErrors);
    }
    case 'ber-tlv': {
      const subelements = tableOf(place, composite.subelements ?? {});
      const others = subelement(place, '', undefined);
      return new BerTlvCodec(composite, subelements, others, label, keepsErrors);
    }
  }
}

const USUAL: Readonly<Record<Composite['kind'], 'keep' | 'refuse'>> = {
  positional: 'refuse',
  bitmapped: 'refuse',
  tagged: 'keep',
  'ber-tlv': 'keep',
};

function headOf(place: Place, head: Subelements | undefined, label: string) {
  if (head === undefined) return undefined;
  // Before the tags, a subelement has its own length.
  const positional: Composite = { kind: 'positional', subelements: head };
  const codecs = tableOf({ ...place, composite: positional }, head);
  return new PositionalCodec(codecs, label, false);
}

/** The codecs in the order of the table, which is that of the numbers if all keys are numbers. */
function tableOf(place: Place, subelements: Subelements): Map<string, SubelementCodec> {
  return new Map(
    Object.entries(subelements).map(([key, override]) => [key, subelement(place, key, override)]),
  );
}

function numbered(place: Place, subelements: Subelements): Map<string, SubelementCodec> {
  const codecs = [...tableOf(place, subelements)];
  return new Map(codecs.sort(([one], [other]) => Number(one) - Number(other)));
}

function subelement(
  { profile, composite, isText, path }: Place,
  key: string,
  override: ElementOverride | undefined,
): SubelementCodec {
  const layout = subelementLayout(profile, { composite, isText }, override);
  const after =
    composite.kind === 'tagged' && composite.length !== undefined && composite.after !== undefined
      ? Buffer.from(composite.after, 'hex')
      : undefined;
  const ownPath = key === '' ? path : `${path}.${key}`;
  const element = new ElementCodec(layout, profile, `DE${ownPath}`, after);
  const inner =
    override?.composite === undefined
      ? undefined
      : compileComposite(profile, override.composite, layout.format !== 'b', ownPath);
  return new SubelementCodec(element, inner);
}
