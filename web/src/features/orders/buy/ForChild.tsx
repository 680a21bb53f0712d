import { useQuery } from '@tanstack/react-query';
import { buyWords } from '@/trade/form/words.buy';
import { quietly } from '@/wire/ahead';
import { children } from '@/wire/gen/childaccounts';

/** For which child something is bought. */
export default function ForChild({ childNo }: { childNo: number }) {
  const { data } = useQuery(quietly(children, {}));
  const name = data?.children.find((child) => child.childNo === childNo)?.name;
  return <>{name ? buyWords.forNamed(name) : buyWords.forChild}</>;
}
