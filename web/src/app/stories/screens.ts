import { lazy, type OwnRow } from '@/route/screen';

export const screens = [
  {
    path: '/ui',
    title: '部件',
    needs: 'public',
    homeless: true,
    query: ['story?'],
    // Only the development server has the stories; the build drops the import with the condition.
    unshared: true,
    view: import.meta.env.DEV ? lazy(() => import('@/app/stories/StoryScreen')) : undefined,
  },
] as const satisfies readonly OwnRow[];
