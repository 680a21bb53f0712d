import { useState } from 'react';
import { chooseTextSize } from '@/lib/look';
import { lasting } from '@/lib/storage';
import { useUser } from '@/trade/customer/user';
import { Button, TextButton } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { largeTextWords as words } from './words.large';

const OFFERED_KEY = 'tael.largeOffered';

/** Offers large text to whoever is of an age for it, once on a device. */
export function LargeTextOffer() {
  const user = useUser();
  const [answered, setAnswered] = useState(() => lasting.get(OFFERED_KEY) !== null);
  if (answered || !user.data?.offersLargeText) return null;
  function answer(takes: boolean) {
    lasting.set(OFFERED_KEY, '1');
    setAnswered(true);
    if (takes) chooseTextSize('elder');
  }
  return (
    <Card title={words.title} className="mt-3">
      <p className="text-15 text-t2">{words.text}</p>
      <div className="mt-3 flex gap-3">
        <Button kind="outline" className="flex-1" onClick={() => answer(false)}>
          {words.no}
        </Button>
        <Button className="flex-1" onClick={() => answer(true)}>
          {words.yes}
        </Button>
      </div>
    </Card>
  );
}

/** The way to large text for everybody, at the foot of home. */
export function LargeTextEntry() {
  return (
    <p className="pt-4 text-center">
      <TextButton onClick={() => chooseTextSize('elder')}>{words.entry}</TextButton>
    </p>
  );
}
