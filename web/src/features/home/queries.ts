import { operation } from '@/api/operation';

export interface Banner {
  bannerId: string;
  title: string;
  subtitle: string;
  button: string;
  /** A path of this app. */
  target: string;
}

export const listBanners = operation<Record<string, never>, { list: Banner[] }>({
  id: 'listBanners',
  method: 'GET',
  path: '/api/v1/m/bannerlist',
  silent: true,
});
