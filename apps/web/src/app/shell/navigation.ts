import {
  IconBuildingStore,
  IconCreditCard,
  IconDeviceMobileMessage,
  IconArrowsExchange,
  IconFileImport,
  IconFileText,
  IconHelp,
  IconHistory,
  IconHome,
  IconBasketDollar,
  IconMail,
  IconPercentage,
  IconPlus,
  IconQrcode,
  IconReceiptTax,
  IconSettings,
  IconSignature,
  IconTemplate,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react'
import { seesOnlyOwnCashRegisters } from '@tartip/domain/people/policy'
import type { Viewer } from '@tartip/domain/people/viewer'
import { accessTo, type RouteAccess } from '../guards.ts'
import type { RouteNeed } from '../route-table.ts'

/** The groups of the sidebar in their order; a group without an open page is not shown. */
export const navigationGroups = ['start', 'money', 'payments', 'people', 'sales', 'bank'] as const
export type NavigationGroup = (typeof navigationGroups)[number]

export type NavigationId =
  | 'home'
  | 'toSign'
  | 'newPayment'
  | 'budget'
  | 'salary'
  | 'history'
  | 'templates'
  | 'files'
  | 'outlets'
  | 'terminals'
  | 'installments'
  | 'qr'
  | 'cards'
  | 'loans'
  | 'rates'
  | 'users'
  | 'documents'
  | 'letters'
  | 'settings'
  | 'help'

/** What is counted live beside an entry. */
export type BadgeName = 'toSign' | 'unreadLetters'

export interface NavigationEntry {
  readonly id: NavigationId
  readonly group: NavigationGroup
  readonly href: string
  readonly icon: typeof IconHome
  /** Who sees the entry: nobody whom the guard of the page sends away. */
  readonly ability: RouteNeed
  /** Whether an address belongs to the entry. */
  readonly isAt: (pathname: string, status: string | undefined) => boolean
  readonly badge?: BadgeName
  /** Lies over the page the person is on instead of taking its place; `href` is for a new visit. */
  readonly isOverPage?: boolean
  /** Narrows the right further: whom the page is meant for. */
  readonly isFor?: (viewer: Viewer) => boolean
}

/**
 * The pages that exist, in the order of the sidebar. A new page is one row here and one in the
 * router; the bottom bar and `/more` read the same rows.
 */
export const navigation: readonly NavigationEntry[] = [
  {
    id: 'home',
    group: 'start',
    href: '/accounts',
    icon: IconHome,
    ability: 'accounts.read',
    isAt: pathname => pathname === '/accounts' || pathname.startsWith('/account/'),
  },
  {
    id: 'toSign',
    group: 'start',
    href: '/history?status=FOR_SIGN',
    icon: IconSignature,
    ability: 'payments.sign',
    isAt: (pathname, status) =>
      pathname === '/sign' || (pathname === '/history' && status === 'FOR_SIGN'),
    badge: 'toSign',
  },
  {
    id: 'cards',
    group: 'money',
    href: '/cards',
    icon: IconCreditCard,
    ability: 'cards.read',
    isAt: pathname => pathname === '/cards' || /^\/card(\/|$)/.test(pathname),
  },
  {
    id: 'loans',
    group: 'money',
    href: '/loan-claims',
    icon: IconPercentage,
    ability: 'accounts.read',
    isAt: pathname => pathname.startsWith('/loan-claim'),
  },
  {
    id: 'rates',
    group: 'money',
    href: '/accounts?rates=1',
    icon: IconArrowsExchange,
    ability: 'rates.read',
    isAt: () => false,
    isOverPage: true,
  },
  {
    id: 'newPayment',
    group: 'payments',
    href: '/payment/clearing-gross',
    icon: IconPlus,
    ability: 'payments.create',
    isAt: pathname => pathname.startsWith('/payment/'),
  },
  {
    id: 'budget',
    group: 'payments',
    href: '/budget',
    icon: IconReceiptTax,
    ability: 'payments.create',
    isAt: pathname => pathname.startsWith('/budget'),
  },
  {
    id: 'salary',
    group: 'payments',
    href: '/salary/statements',
    icon: IconUsersGroup,
    ability: 'salary.read',
    isAt: pathname => pathname.startsWith('/salary/'),
  },
  {
    id: 'history',
    group: 'payments',
    href: '/history',
    icon: IconHistory,
    ability: 'history.read',
    isAt: (pathname, status) => pathname === '/history' && status !== 'FOR_SIGN',
  },
  {
    id: 'templates',
    group: 'payments',
    href: '/templates',
    icon: IconTemplate,
    ability: 'payments.create',
    isAt: pathname => pathname === '/templates',
  },
  {
    id: 'files',
    group: 'payments',
    href: '/imported',
    icon: IconFileImport,
    ability: 'history.read',
    isAt: pathname => /^\/(imported|exported)(\/|$)/.test(pathname),
  },
  {
    id: 'outlets',
    group: 'sales',
    href: '/outlet',
    icon: IconBuildingStore,
    ability: 'outlets.read',
    isAt: pathname => pathname.startsWith('/outlet'),
  },
  {
    id: 'terminals',
    group: 'sales',
    href: '/pos/applications',
    icon: IconDeviceMobileMessage,
    ability: 'outlets.manage',
    isAt: pathname => pathname.startsWith('/pos'),
  },
  {
    id: 'installments',
    group: 'sales',
    href: '/installment',
    icon: IconBasketDollar,
    ability: 'changes',
    isAt: pathname => pathname.startsWith('/installment'),
    // People who sell, and people who apply for sellers.
    isFor: viewer => viewer.productRoles.includes('SELLER') || viewer.signRight === 'FIRST',
  },
  {
    id: 'qr',
    group: 'sales',
    href: '/qr-history/sales',
    icon: IconQrcode,
    ability: 'qrSales.read',
    isAt: pathname => pathname.startsWith('/qr-'),
  },
  {
    id: 'users',
    group: 'people',
    href: '/settings/users',
    icon: IconUsers,
    ability: 'people.manage',
    isAt: pathname => pathname.startsWith('/settings/users'),
  },
  {
    id: 'documents',
    group: 'bank',
    href: '/documents/statements',
    icon: IconFileText,
    ability: 'documents.read',
    isAt: pathname => /^\/(documents|account-statements)(\/|$)/.test(pathname),
  },
  {
    id: 'letters',
    group: 'bank',
    href: '/letter/incoming',
    icon: IconMail,
    ability: 'letters.read',
    isAt: pathname => pathname.startsWith('/letter'),
    badge: 'unreadLetters',
  },
  {
    id: 'settings',
    group: 'bank',
    href: '/settings/info',
    icon: IconSettings,
    ability: 'person',
    isAt: pathname => pathname.startsWith('/settings') && !pathname.startsWith('/settings/users'),
  },
  {
    id: 'help',
    group: 'bank',
    href: '/help',
    icon: IconHelp,
    ability: 'person',
    isAt: pathname => /^\/(help|instructions|contacts)\/?$/.test(pathname),
  },
]

/** What people whose work is selling have in their bottom bar; others find it under More. */
export const sellingEntries: readonly NavigationId[] = ['outlets', 'qr', 'installments']

/** Whose work is selling. */
export const sellsFirst = (viewer: Viewer): boolean =>
  seesOnlyOwnCashRegisters(viewer) || viewer.signRight === 'CASH_MANAGER'

/** What a person has of an entry. */
export function entryAccessOf(viewer: Viewer, entry: NavigationEntry): RouteAccess {
  return (entry.isFor?.(viewer) ?? true) ? accessTo(viewer, entry.ability) : 'absent'
}

export interface VisibleEntry extends NavigationEntry {
  readonly access: 'open' | 'locked'
}

/** The entries a person sees, group by group. */
export function navigationOf(
  viewer: Viewer,
): { group: NavigationGroup; entries: VisibleEntry[] }[] {
  const visible = navigation.flatMap((entry): VisibleEntry[] => {
    const access = entryAccessOf(viewer, entry)
    return access === 'absent' ? [] : [{ ...entry, access }]
  })
  return navigationGroups
    .map(group => ({ group, entries: visible.filter(entry => entry.group === group) }))
    .filter(({ entries }) => entries.length > 0)
}
