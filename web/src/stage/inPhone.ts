import { OF_A_DAY } from '@/app/demo/day';
import { fillCode, fillFields, wanted } from '@/app/demo/fill';
import { chooseTextSize, chooseTheme } from '@/lib/look';
import { places, visit } from '@/route/history';
import { userQuery } from '@/trade/customer/user';
import { queryClient } from '@/wire/query';
import { renew } from '@/wire/renew';
import { beginSession, token } from '@/wire/session';
import { isStage, type PhoneSays, type StageAsks } from './messages';

const LOOK_MS = 300;

/** In the framed app: does what the stage asks, and tells it where the phone is. */
export function begin() {
  let told = '';
  function tell(again = false) {
    const says = JSON.stringify(now());
    if (says === told && !again) return;
    told = says;
    window.parent.postMessage(JSON.parse(says), window.location.origin);
  }
  window.addEventListener('message', ({ source, origin, data }) => {
    if (source !== window.parent || origin !== window.location.origin || !isStage(data)) return;
    if (data.act === 'report') tell(true);
    else void perform(data);
  });
  places.follow(tell.bind(null, false));
  // Titles, forms and the customer's record tell nobody that they have come.
  setInterval(tell, LOOK_MS);
  tell();
}

function now(): PhoneSays {
  const { pathname, search } = places.get();
  const user = token.get() ? queryClient.getQueryData(userQuery.queryKey) : undefined;
  return {
    tael: 'phone',
    path: pathname + search,
    title: document.title,
    wants: wanted(),
    mobile: user?.mobile ?? null,
  };
}

async function perform(asked: StageAsks) {
  switch (asked.act) {
    case 'code':
      fillCode(asked.code);
      break;
    case 'fields':
      fillFields(asked.fields);
      break;
    case 'signIn':
      beginSession(asked.token);
      await queryClient.prefetchQuery(userQuery);
      visit(asked.path);
      break;
    case 'go':
      visit(asked.path);
      break;
    case 'renew':
      await renew(OF_A_DAY);
      break;
    case 'look':
      chooseTheme(asked.theme);
      chooseTextSize(asked.size);
      break;
  }
}
