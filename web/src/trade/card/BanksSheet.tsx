import { useQuery } from '@tanstack/react-query';
import { Button } from '@/ui/Button';
import { Sheet } from '@/ui/Sheet';
import { Bone, Shimmer } from '@/ui/Skeleton';
import { banks } from '@/wire/gen/bankcards';
import { BankRow } from './BankRow';
import { bindingWords as words } from './words';

/** The banks of the channel with their limits. */
export function BanksSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const query = useQuery({ ...banks(), staleTime: 600_000, enabled: open });
  return (
    <Sheet open={open} onClose={onClose} title={words.banksSheet}>
      {query.isPending && (
        <Shimmer>
          <div className="flex flex-col gap-5 py-4">
            <Bone w="72%" />
            <Bone w="64%" />
            <Bone w="70%" />
          </div>
        </Shimmer>
      )}
      {query.isError && (
        <Button wide kind="soft" onClick={() => void query.refetch()}>
          {words.banksFailed}
        </Button>
      )}
      {query.data?.list.map((bank) => (
        <BankRow key={bank.bankCode} bank={bank} />
      ))}
    </Sheet>
  );
}
