import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/ui/Button';
import { Sheet } from '@/ui/Sheet';
import { Bone, Shimmer } from '@/ui/Skeleton';
import { districts } from '@/wire/gen/accounts';
import { regionWords as words } from './words.region';

/** A district with its city and province. */
export interface Region {
  provinceCode: string;
  cityCode: string;
  districtCode: string;
  regionName: string;
}

interface RegionSheetProps {
  title: string;
  open: boolean;
  onClose: () => void;
  value: Region | undefined;
  onChange: (region: Region) => void;
}

interface Place {
  code: string;
  name: string;
}

/** Three columns side by side, two for a municipality; the district closes the sheet. */
export function RegionSheet({ title, open, onClose, value, onChange }: RegionSheetProps) {
  const query = useQuery({ ...districts(), staleTime: Number.POSITIVE_INFINITY, enabled: open });
  const [provinceCode, setProvince] = useState(value?.provinceCode);
  const [cityCode, setCity] = useState(value?.cityCode);
  const provinces = query.data?.list ?? [];
  const province = provinces.find((one) => one.code === provinceCode);
  const cities = province?.children ?? [];
  const city = cities.find((one) => one.code === cityCode) ?? only(cities);
  function choose(district: Place) {
    if (!province || !city) return;
    const names = [province.name, isRealCity(city, province) ? city.name : '', district.name];
    onChange({
      provinceCode: province.code,
      cityCode: city.code,
      districtCode: district.code,
      regionName: names.filter(Boolean).join(' '),
    });
    onClose();
  }
  const [first, second, third] = words.steps;
  // 直辖市: the city is a heading only, and there is nothing to choose in it.
  const two = province && city && cities.length === 1 && !isRealCity(city, province);
  return (
    <Sheet open={open} onClose={onClose} title={title}>
      {query.isPending && <ColumnBones />}
      {query.isError && (
        <Button kind="soft" wide onClick={() => void query.refetch()}>
          {words.retry}
        </Button>
      )}
      {query.data && (
        <div className={clsx('grid h-96 gap-2', two ? 'grid-cols-2' : 'grid-cols-3')}>
          <Column
            label={first}
            places={provinces}
            chosen={province?.code}
            onChoose={(one) => {
              setProvince(one.code);
              setCity(undefined);
            }}
          />
          {!two && (
            <Column
              label={second}
              places={cities}
              chosen={city?.code}
              onChoose={(one) => setCity(one.code)}
            />
          )}
          <Column
            label={third}
            places={city?.children ?? []}
            chosen={value?.districtCode}
            onChoose={choose}
          />
        </div>
      )}
    </Sheet>
  );
}

/** A municipality and a province's own counties stand under a city that is only a heading. */
function isRealCity(city: Place, province: Place): boolean {
  return (
    city.name !== province.name &&
    !/^(市辖区|县|(省|自治区)直辖县级行政(区划|单位))$/.test(city.name)
  );
}

function only<T>(list: readonly T[]): T | undefined {
  return list.length === 1 ? list[0] : undefined;
}

interface ColumnProps {
  label: string;
  places: readonly Place[];
  chosen: string | undefined;
  onChoose: (place: Place) => void;
}

function Column({ label, places, chosen, onChoose }: ColumnProps) {
  const list = useRef<HTMLUListElement>(null);
  // Shows the chosen place when the column opens or is filled anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the places are what changes
  useEffect(() => {
    const at = list.current?.querySelector('[aria-pressed="true"]');
    if (at) at.scrollIntoView({ block: 'center' });
    else list.current?.scrollTo({ top: 0 });
  }, [places]);
  return (
    <ul
      ref={list}
      aria-label={label}
      className="m-0 list-none overflow-y-auto overscroll-contain inset p-1"
    >
      {places.map((place) => (
        <li key={place.code}>
          <button
            type="button"
            aria-pressed={place.code === chosen}
            className={clsx(
              'min-h-(--tap) w-full rounded-inner px-2 py-2 text-start text-13',
              place.code === chosen && 'bg-brand-weak strong text-brand',
            )}
            onClick={() => onChoose(place)}
          >
            {place.name}
          </button>
        </li>
      ))}
    </ul>
  );
}

function ColumnBones() {
  return (
    <Shimmer>
      <div className="grid h-96 grid-cols-3 gap-2">
        <Bone h={384} />
        <Bone h={384} />
        <Bone h={384} />
      </div>
    </Shimmer>
  );
}
