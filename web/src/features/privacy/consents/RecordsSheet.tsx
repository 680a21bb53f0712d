import { useQuery } from '@tanstack/react-query';
import { instantTime } from '@/lib/days';
import { QueryView } from '@/patterns/QueryView';
import { Button } from '@/ui/Button';
import { Row } from '@/ui/Row';
import { Sheet } from '@/ui/Sheet';
import { SkeletonRows } from '@/ui/Skeleton';
import { consentChain, consents } from '@/wire/gen/privacy';
import { consentsWords as words } from './words';

/** Every act, the newest first: what, when, where, under which text. */
export default function RecordsSheet({ onClose }: { onClose: () => void }) {
  const chain = useQuery(consentChain());
  const known = useQuery(consents()).data?.purposes ?? [];
  const of = (purpose: string) => known.find((one) => one.purpose === purpose);
  const nameOf = (purpose: string) => of(purpose)?.purposeName ?? purpose;
  // The agreement by its title: what the server calls it says nothing to its reader.
  const textOf = (purpose: string, textId: string) => {
    const [, version] = textId.split('@');
    const title = of(purpose)?.textTitle;
    return title && version && words.text(title, version);
  };
  return (
    <Sheet
      open
      title={words.list}
      onClose={onClose}
      foot={
        <Button wide onClick={onClose}>
          {words.known}
        </Button>
      }
    >
      <QueryView query={chain} bones={<SkeletonRows />} failed={words.failed}>
        {({ entries }) =>
          entries
            .toReversed()
            .map(({ seq, purpose, act, at, textId, device, note }) => (
              <Row
                key={seq}
                title={`${words.entry[act]}：${nameOf(purpose)}`}
                sub={[note, textOf(purpose, textId), device].filter(Boolean).join(' · ')}
                value={instantTime(at)}
              />
            ))
        }
      </QueryView>
    </Sheet>
  );
}
