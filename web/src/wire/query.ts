/* once */
import { QueryCache, QueryClient } from '@tanstack/react-query';
import { mayComeAgain } from './failure';
import { offline } from './line';
import { whenSessionEnds } from './session';

/** How often what did not come is asked for again, while it is looked at. */
const ASK_AGAIN_MS = 15_000;

/** The one cache of server data. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache(),
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // Where the browser knows of no network, waiting for one would only hide that.
      retry: (failures, cause) => mayComeAgain(cause) && failures < 2 && !offline.get(),
      refetchOnWindowFocus: false,
      // Without a network they fail and say so, and are asked anew once it is back.
      networkMode: 'always',
      refetchOnReconnect: true,
      // A network may come back without a word, and so may a server.
      refetchInterval: ({ state }) =>
        state.status === 'error' && mayComeAgain(state.error) ? ASK_AGAIN_MS : false,
      // What is not shown for a while is still there when the network has gone.
      gcTime: 60 * 60_000,
    },
  },
});

whenSessionEnds(() => queryClient.clear());
