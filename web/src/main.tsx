import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { queryClient } from './api/query';
import { Frame } from './app/Frame';
import { followSystemTheme } from './app/look';
import './ui/styles/index.css';

window.history.scrollRestoration = 'manual';
followSystemTheme();
const { search } = window.location;
window.addEventListener('load', () => import('./app/afterLoad').then((work) => work.begin(search)));

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
