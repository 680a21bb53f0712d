import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { queryClient } from './api/query';
import { Frame } from './app/Frame';
import { followSystemTheme } from './app/look';
import './ui/styles/index.css';

window.history.scrollRestoration = 'manual';
followSystemTheme();
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  window.addEventListener('load', () => void navigator.serviceWorker.register('/sw.js'));
}
const { search } = window.location;
if (/custShareNo|mgrAccount/.test(search)) {
  void import('./app/shared').then(({ noteSharer }) => noteSharer(search));
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <Frame />
      </QueryClientProvider>
    </StrictMode>,
  );
}
