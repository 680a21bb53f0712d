/* once */
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { queryClient } from '@/wire/query';
import { Stage } from './Stage';
import './stage.css';

/** Where the stage and the phone alone change places; public/look.js asks the same. */
const WIDE = '(min-width: 1000px)';

/** Shows the stage in place of the app, which it has in a frame; or four phones, a host in each. */
export async function begin() {
  const root = document.getElementById('root');
  if (!root) return;
  const isHosts = document.documentElement.dataset.stage === 'hosts';
  const Page = isHosts ? (await import('./hosts/HostsStage')).HostsStage : Stage;
  // The address is the phone's: loaded again, the same screen stands.
  if (!isHosts) {
    window.matchMedia(WIDE).addEventListener('change', () => window.location.reload());
  }
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <Page />
      </QueryClientProvider>
    </StrictMode>,
  );
}
