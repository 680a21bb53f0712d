import type { Child } from '@/features/childaccounts/child';
import { pickWords as words } from '@/features/childaccounts/words.picks';
import { Link } from '@/route/Link';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { Card } from '@/ui/Card';
import { Chip, Chips } from '@/ui/Chip';
import { Sentence } from '@/ui/Sentence';

interface ForChildProps {
  all: readonly Child[];
  /** The chosen one. */
  child: Child | undefined;
  mayAdd: boolean;
}

/** For whom it is bought, and with which card; the first one is made before. */
export function ForChild({ all, child, mayAdd }: ForChildProps) {
  const go = useGo();
  if (all.length === 0) {
    return mayAdd ? (
      <Card>
        <p className="text-t2">{words.noChild}</p>
        <Link to={to('/childAccount/create')} className="button button-wide mt-3">
          {words.make}
        </Link>
      </Card>
    ) : null;
  }
  const choose = (childNo: number) =>
    go(to('/childAccount/recommend', { childNo }), { replace: true });
  return (
    <Card title={child ? words.forChild(child.name) : words.children}>
      {(all.length > 1 || !child) && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own frame
        <div role="group" aria-label={words.children}>
          <Chips>
            {all.map(({ childNo, name }) => (
              <Chip key={childNo} on={childNo === child?.childNo} onClick={() => choose(childNo)}>
                {name}
              </Chip>
            ))}
          </Chips>
        </div>
      )}
      {child && (
        <p className={all.length > 1 ? 'mt-3 text-13 text-t2' : 'text-13 text-t2'}>
          <Sentence>{child.cardName ? words.card(child.cardName) : words.own}</Sentence>
        </p>
      )}
    </Card>
  );
}
