import { lazy, type OwnRow } from '@/route/screen';

export const screens = [
  {
    path: '/notice',
    query: ['kind?'],
    view: lazy(() => import('./notice/NoticesScreen')),
  },
  {
    path: '/noticedetail',
    query: ['id'],
    view: lazy(() => import('./notice/NoticeScreen')),
  },
  {
    path: '/argumentimg',
    query: ['url'],
    unshared: true,
    view: lazy(() => import('./file/FileScreen')),
  },
  {
    path: '/productfile/download',
    query: ['fileId'],
    unshared: true,
    view: lazy(() => import('./file/DownloadScreen')),
  },
  {
    path: '/richText',
    title: '阅读',
    query: ['key', 'version?'],
    view: lazy(() => import('./text/RichTextScreen')),
  },
  {
    path: '/explaindoc',
    query: ['key?', 'noun?', 'fundCode?', 'type?'],
    view: lazy(() => import('./explain/ExplainScreen')),
  },
  {
    path: '/agreementbook',
    query: ['type?', 'fundCode?', 'version?'],
    view: lazy(() => import('./text/AgreementBookScreen')),
  },
  {
    path: '/policy',
    view: lazy(() => import('./text/PoliciesScreen')),
  },
  {
    path: '/privacypolicy',
    view: lazy(() => import('./text/PrivacyPolicyScreen')),
  },
  {
    path: '/custom',
    title: '专题',
    query: ['pageCode'],
    view: lazy(() => import('./custom/CustomScreen')),
  },
] as const satisfies readonly OwnRow[];
