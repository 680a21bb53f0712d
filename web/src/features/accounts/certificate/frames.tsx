import { lazy, Suspense, useEffect, useRef } from 'react';
import { FieldError } from '@/patterns/form/FieldError';
import type { FieldProps, Kind } from '@/patterns/form/field';
import { renewalDraft } from './drafts';
import { FramedPhoto, type PhotoMark } from './FramedPhoto';
import type { Files } from './photos';
import { renewWords as words } from './words';

// What stands below is not waited for.
const PhotoGuide = lazy(() => import('./PhotoGuide'));

const SIDES = ['certFront', 'certBack'] as const;

export type Side = (typeof SIDES)[number];
/** What reading has said of them. */
export type Marks = Partial<Record<Side, { mark?: PhotoMark }>>;

interface Reading {
  marks: Marks;
  onUploaded: (side: Side, fileId: string) => void;
}

/** Both sides in their frames as one field, under these names; each photo is uploaded at once, and may be read. */
export function frames(sides: Record<Side, string>, reading?: Reading): Kind<Files> {
  return (field) => <Sides {...field} sides={sides} reading={reading} />;
}

type Picked = Partial<Record<Side, File>>;

async function areSame({ certFront: front, certBack: back }: Picked): Promise<boolean> {
  return front?.size === back?.size && (await front?.text()) === (await back?.text());
}

type SidesProps = FieldProps<Files> & { sides: Record<Side, string>; reading?: Reading };

function Sides({ id, value, error, onChange, sides, reading }: SidesProps) {
  const own = useRef<Files>({});
  const picked = useRef<Picked>({});
  // What was kept is read again: what it says was not kept.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    for (const side of SIDES) if (value[side]) reading?.onUploaded(side, value[side]);
  }, []);
  async function take(side: Side, fileId: string, photo: File) {
    own.current[side] = fileId;
    picked.current[side] = photo;
    reading?.onUploaded(side, fileId);
    const twice = await areSame(picked.current).catch(() => false);
    // As it stands by now: the screen may have been left, and opened anew.
    const now = renewalDraft.get()?.files;
    onChange({
      ...now,
      ...(now?.certFront === now?.certBack && own.current),
      [side]: fileId,
      // One photo of both sides has one id: the form refuses that.
      ...(twice && { certBack: own.current.certFront }),
    });
  }
  return (
    <>
      <div className="cert-photos">
        {SIDES.map((side, at) => (
          <FramedPhoto
            key={side}
            id={at === 0 ? id : `${id}-${side}`}
            kind={side}
            label={sides[side]}
            taken={value[side] !== undefined}
            mark={reading?.marks[side]?.mark}
            onUploaded={(fileId, photo) => void take(side, fileId, photo)}
          />
        ))}
      </div>
      <Suspense fallback={<div style={{ height: 84 }} />}>
        <PhotoGuide />
      </Suspense>
      <p className="mt-3 text-13 text-t2">
        {error ? <FieldError>{error}</FieldError> : words.help}
      </p>
    </>
  );
}
