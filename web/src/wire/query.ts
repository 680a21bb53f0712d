/* once */
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { mayComeAgain } from './failure';
import { whenSessionEnds } from './session';

/** The one cache of server data. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache(),
  mutationCache: new MutationCache(),
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, cause) => mayComeAgain(cause) && failures < 2,
      refetchOnWindowFocus: false,
      // Without a network they fail and say so, and are asked anew once it is back.
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    // Nothing may be sent by itself once the network is back: the customer taps again.
    mutations: { retry: false, networkMode: 'always' },
  },
});

whenSessionEnds(() => queryClient.clear());
