import { useState } from 'react';
import { ChosenRow } from '@/patterns/form/choice';
import type { FieldProps, Kind } from '@/patterns/form/field';
import { type Region, RegionSheet } from './RegionSheet';

/** A district of China, as a field. */
export const region: Kind<Region | undefined> = (field) => <RegionRow {...field} />;

function RegionRow({ value, onChange, ...field }: FieldProps<Region | undefined>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <ChosenRow {...field} chosen={value?.regionName} onOpen={() => setOpen(true)} />
      <RegionSheet
        title={field.label}
        open={open}
        onClose={() => setOpen(false)}
        value={value}
        onChange={onChange}
      />
    </>
  );
}
