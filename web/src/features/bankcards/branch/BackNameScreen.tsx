import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '@/lib/toast';
import { useSettled } from '@/lib/useSettled';
import { QueryView } from '@/patterns/QueryView';
import { goBack, useArgs } from '@/route/navigation';
import { cardDraft } from '@/trade/card/drafts';
import type { Region } from '@/trade/customer/RegionSheet';
import { region as regionField } from '@/trade/customer/region';
import { Card } from '@/ui/Card';
import { CardDrawing } from '@/ui/drawings/CardDrawing';
import { Empty } from '@/ui/Empty';
import { Input } from '@/ui/Input';
import { NavBar } from '@/ui/NavBar';
import { Foot, Page } from '@/ui/Page';
import { Row } from '@/ui/Row';
import { useAction } from '@/wire/action';
import { branches, chooseBranch } from '@/wire/gen/bankcards';
import type { Output } from '@/wire/operation';
import { branchWords as words } from './words';

type Branch = Output<typeof branches>['list'][number];

/** The branch of a card: of one that is being bound, or of one that is bound (`cardId`). */
export default function BackNameScreen() {
  const { bankCode, cardId } = useArgs('/backName');
  const [region, setRegion] = useState<Region | undefined>();
  const [typed, setTyped] = useState('');
  const keyword = useSettled(typed.trim());
  const save = useAction(chooseBranch, {
    onDone: (_, { shown }) => {
      toast.done(words.chosen);
      if (shown) goBack();
    },
  });
  function choose({ branchCode, branchName }: Branch) {
    if (cardId) {
      save.mutate({ cardId, branchCode });
      return;
    }
    cardDraft.set((draft) => ({ ...draft, branch: { branchCode, branchName } }));
    goBack();
  }
  const asks = keyword !== '' || region !== undefined;
  return (
    <Page nav={<NavBar title={words.title} />}>
      <Card className="mt-3">
        {regionField({
          id: 'region',
          name: 'region',
          label: words.region,
          value: region,
          onChange: setRegion,
          error: undefined,
        })}
        <Input
          label={words.searchLabel}
          bare
          value={typed}
          placeholder={words.search}
          inputMode="search"
          name="branch"
          maxLength={30}
          onChange={setTyped}
        />
      </Card>
      {asks ? (
        <Found
          ask={{ bankCode, districtCode: region?.districtCode, keyword: keyword || undefined }}
          busy={save.isPending}
          onChoose={choose}
        />
      ) : (
        <Empty drawing={<CardDrawing />} title={words.begin} text={words.beginText} />
      )}
      <Foot>{words.why}</Foot>
    </Page>
  );
}

interface FoundProps {
  ask: { bankCode: string; districtCode?: string; keyword?: string };
  busy: boolean;
  onChoose: (branch: Branch) => void;
}

/** What is found; a tap chooses. */
function Found({ ask, busy, onChoose }: FoundProps) {
  const query = useQuery({ ...branches(ask), staleTime: 600_000 });
  return (
    <QueryView
      query={query}
      failed={words.failed}
      empty={({ list }) =>
        list.length === 0 && (
          <Empty drawing={<CardDrawing />} title={words.none} text={words.noneText} />
        )
      }
    >
      {({ list, hasMore }) => (
        <>
          <Card>
            {list.map((branch) => (
              <Row
                key={branch.branchCode}
                title={branch.branchName}
                sub={<span className="fig">{branch.branchCode}</span>}
                onClick={busy ? undefined : () => onChoose(branch)}
              />
            ))}
          </Card>
          {hasMore && <Foot>{words.more}</Foot>}
        </>
      )}
    </QueryView>
  );
}
