import { lazy, type OwnRow } from '@/route/screen';

export const screens = [
  {
    path: '/opening',
    opening: true,
    flow: 'opening',
    view: lazy(() => import('./opening/OpeningScreen')),
  },
  {
    path: '/realname',
    opening: true,
    flow: 'opening',
    view: lazy(() => import('./realname/RealNameScreen')),
  },
  {
    path: '/overseaCert',
    opening: true,
    flow: 'opening',
    view: lazy(() => import('./oversea/OverseaCertScreen')),
  },
  {
    path: '/personalinfo',
    opening: true,
    flow: 'opening',
    view: lazy(() => import('./personal/PersonalInfoScreen')),
  },
  {
    path: '/bankauth',
    // The page binds a card; the specification's word says only what for.
    title: '绑定银行卡',
    opening: true,
    flow: 'opening',
    view: lazy(() => import('./opening/BankAuthScreen')),
  },
  {
    path: '/createsuccess',
    view: lazy(() => import('./opening/CreateSuccessScreen')),
  },
  {
    path: '/openAudit',
    flow: 'opening',
    query: ['proofType?', 'subject?'],
    view: lazy(() => import('./audit/OpenAuditScreen')),
  },
  {
    path: '/certInfo',
    view: lazy(() => import('./certificate/CertInfoScreen')),
  },
  {
    path: '/identityinfo',
    view: lazy(() => import('./certificate/IdentityInfoScreen')),
  },
  {
    path: '/userCert',
    view: lazy(() => import('./certificate/UserCertScreen')),
  },
  {
    path: '/userEdit',
    view: lazy(() => import('./profile/UserEditScreen')),
  },
  {
    path: '/user/fxqCollection',
    view: lazy(() => import('./profile/FxqCollectionScreen')),
  },
  {
    path: '/address',
    view: lazy(() => import('./profile/AddressScreen')),
  },
  {
    path: '/income',
    view: lazy(() => import('./profile/IncomeScreen')),
  },
  {
    path: '/selfTradeFlag',
    view: lazy(() => import('./profile/SelfTradeScreen')),
  },
  {
    path: '/hasBenefitPerson',
    view: lazy(() => import('./profile/BenefitScreen')),
  },
  {
    path: '/nonresiFlag',
    view: lazy(() => import('./profile/TaxScreen')),
  },
  {
    path: '/email',
    // It stands before private products, and leads on to the one that was wanted.
    flow: 'door',
    view: lazy(() => import('./email/EmailScreen')),
  },
] as const satisfies readonly OwnRow[];
