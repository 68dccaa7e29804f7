import type { Ability } from '@tartip/domain/people/policy'

/**
 * What a page requires: an ability of the policy table; `person`, only to be signed in;
 * `changes`, the same without those whom the bank has still to check, because the page changes settings.
 */
export type RouteNeed = Ability | 'person' | 'changes'

/** The sections whose pages stand in the table; the words of a page that is not open yet. */
export type RouteSection =
  | 'accounts'
  | 'cards'
  | 'payments'
  | 'history'
  | 'budget'
  | 'documents'
  | 'files'
  | 'letters'
  | 'salary'
  | 'loans'
  | 'qr'
  | 'outlets'
  | 'pos'
  | 'installments'
  | 'settings'
  | 'more'

export interface RouteRule {
  readonly path: string
  readonly needs: RouteNeed
  readonly section: RouteSection
}

const rule = (path: string, needs: RouteNeed, section: RouteSection): RouteRule => ({
  path,
  needs,
  section,
})

/**
 * Every page behind sign-in that both specifications name (section 2), with its guard (section 6). The
 * router reads this table; a page whose screen is not built yet has the same guard.
 */
export const routeTable: readonly RouteRule[] = [
  rule('/accounts', 'accounts.read', 'accounts'),
  rule('/account/$id', 'accounts.read', 'accounts'),
  rule('/account-statements', 'statements.read', 'documents'),
  rule('/account-statements/$id', 'statements.read', 'documents'),
  rule('/documents/$name', 'documents.read', 'documents'),
  rule('/cards', 'cards.read', 'cards'),
  rule('/card', 'cards.read', 'cards'),
  rule('/card/limit', 'cards.read', 'cards'),
  rule('/card/block', 'cards.manage', 'cards'),
  rule('/history', 'history.read', 'history'),
  rule('/payment/$form/{-$id}', 'payments.create', 'payments'),
  rule('/budget', 'payments.create', 'budget'),
  rule('/budget/$form', 'payments.create', 'budget'),
  rule('/budget-payment-process', 'payments.create', 'budget'),
  rule('/imported', 'history.read', 'files'),
  rule('/imported/$id', 'history.read', 'files'),
  rule('/exported', 'history.read', 'files'),
  rule('/letter/$name/{-$id}', 'letters.read', 'letters'),
  rule('/letter-create', 'letters.write', 'letters'),
  rule('/salary/$name', 'salary.read', 'salary'),
  rule('/salary/manual/{-$id}', 'salary.use', 'salary'),
  rule('/salary/detail/$id', 'salary.read', 'salary'),
  rule('/salary/detail-processing/$id', 'salary.read', 'salary'),
  rule('/loan-claims', 'accounts.read', 'loans'),
  rule('/loan-claim/$loanId/$accountId/$dutyNumber', 'accounts.read', 'loans'),
  rule('/qr-history/$name', 'qrSales.read', 'qr'),
  rule('/outlet', 'outlets.read', 'outlets'),
  rule('/outlet/$name', 'outlets.read', 'outlets'),
  rule('/outlet/create', 'outlets.manage', 'outlets'),
  rule('/outlet/details/$name', 'outlets.read', 'outlets'),
  rule('/outlet/employee/create', 'outlets.manage', 'outlets'),
  rule('/outlet/employee/details/$id', 'outlets.read', 'outlets'),
  rule('/outlet/cash/edit', 'outlets.manage', 'outlets'),
  rule('/pos/$name', 'outlets.read', 'pos'),
  rule('/pos/order', 'outlets.manage', 'pos'),
  rule('/installment/$name', 'installments.use', 'installments'),
  rule('/installment/onboarding', 'changes', 'installments'),
  rule('/installment/sellers', 'people.manage', 'installments'),
  rule('/installment/detail/$id', 'installments.use', 'installments'),
  rule('/settings', 'person', 'settings'),
  rule('/settings/info', 'person', 'settings'),
  rule('/settings/account-visibility', 'accounts.read', 'settings'),
  rule('/settings/pay-control', 'payControl.manage', 'settings'),
  rule('/settings/password', 'changes', 'settings'),
  rule('/settings/phone', 'changes', 'settings'),
  rule('/settings/code-word', 'changes', 'settings'),
  rule('/settings/users', 'people.manage', 'settings'),
  rule('/settings/users/$id', 'people.manage', 'settings'),
  rule('/settings/api-key', 'apiKey.manage', 'settings'),
  rule('/settings/audit', 'audit.read', 'settings'),
  rule('/more', 'person', 'more'),
]
