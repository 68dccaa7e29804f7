import type { Ability } from '@tartip/domain/people/policy'

/**
 * What a page requires: an ability of the policy table; `person`, only to be signed in;
 * `changes`, the same without those whom the bank has still to check, because the page changes settings.
 */
export type RouteNeed = Ability | 'person' | 'changes'

export interface RouteRule<Path extends string = string> {
  readonly path: Path
  readonly needs: RouteNeed
  /** Parts of the page, by the `name` in its address, that need something else. */
  readonly needsOfParts: Readonly<Record<string, RouteNeed>>
}

const rule = <Path extends string>(
  path: Path,
  needs: RouteNeed,
  needsOfParts: RouteRule['needsOfParts'] = {},
): RouteRule<Path> => ({ path, needs, needsOfParts })

/**
 * Every page behind sign-in with what it requires: first those of the specification (sections 2 and 6). Only `/` is
 * missing, which leads to the first page of the person. The router takes from here the pages that need nothing else.
 */
export const routeTable = [
  rule('/accounts', 'accounts.read'),
  rule('/account/$id', 'accounts.read'),
  rule('/account-statements', 'statements.read'),
  rule('/account-statements/$id', 'statements.read'),
  rule('/documents/$name', 'documents.read'),
  rule('/cards', 'cards.read'),
  rule('/card', 'cards.read'),
  rule('/card/limit', 'cards.read'),
  rule('/card/block', 'cards.manage'),
  rule('/history', 'history.read'),
  rule('/payment/$form/{-$id}', 'payments.create'),
  rule('/budget', 'payments.create'),
  rule('/budget/$form', 'payments.create'),
  rule('/budget-payment-process', 'payments.create'),
  rule('/imported', 'history.read'),
  rule('/imported/$id', 'history.read'),
  rule('/exported', 'history.read'),
  rule('/letter/$name/{-$id}', 'letters.read'),
  rule('/letter-create', 'letters.write'),
  rule('/salary/$name', 'salary.read'),
  rule('/salary/manual/{-$id}', 'salary.use'),
  rule('/salary/detail/$id', 'salary.read'),
  rule('/salary/detail-processing/$id', 'salary.read'),
  rule('/loan-claims', 'accounts.read'),
  rule('/loan-claim/$loanId/$accountId/$dutyNumber', 'accounts.read'),
  rule('/qr-history/$name', 'qrSales.read', { documents: 'history.read' }),
  rule('/outlet', 'outlets.read'),
  rule('/outlet/$name', 'outlets.read'),
  rule('/outlet/create', 'outlets.manage'),
  rule('/outlet/details/$name', 'outlets.read'),
  rule('/outlet/employee/create', 'outlets.manage'),
  rule('/outlet/employee/details/$id', 'outlets.read'),
  rule('/outlet/cash/edit', 'outlets.manage'),
  rule('/pos/$name', 'outlets.read'),
  rule('/pos/order', 'outlets.manage'),
  rule('/installment/$name', 'installments.use'),
  rule('/installment/onboarding', 'changes'),
  rule('/installment/sellers', 'people.manage'),
  rule('/installment/detail/$id', 'installments.use'),
  rule('/settings', 'person'),
  rule('/settings/info', 'person'),
  rule('/settings/account-visibility', 'accounts.read'),
  rule('/settings/pay-control', 'payControl.manage'),
  rule('/settings/password', 'changes'),
  rule('/settings/phone', 'changes'),
  rule('/settings/code-word', 'changes'),
  rule('/settings/users', 'people.manage'),
  rule('/settings/users/$id', 'people.manage'),
  rule('/settings/api-key', 'apiKey.manage'),
  rule('/settings/audit', 'audit.read'),
  rule('/more', 'person'),
  // Pages that the specification does not have.
  rule('/deadlines', 'history.read'),
  rule('/sign', 'payments.sign'),
  rule('/templates', 'payments.create'),
  rule('/sign/letters', 'letters.sign'),
  rule('/loan-claims/$loanClaimId', 'loanClaims.use'),
  rule('/qr-pay', 'payments.create'),
  rule('/qr-sell', 'qrSales.read'),
  rule('/installment', 'changes'),
  rule('/help', 'person'),
  rule('/instructions', 'person'),
  rule('/contacts', 'person'),
] as const
