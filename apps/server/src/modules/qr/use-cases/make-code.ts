import type { CoreAccounts } from '@tartip/bank-ports/core-accounts'
import { mayTakeSales } from '@tartip/domain/accounts/account-moves'
import type { AccountPermission } from '@tartip/domain/accounts/account-permission'
import { parseDecimal } from '@tartip/domain/money/decimal'
import { may, seesOnlyOwnCashRegisters } from '@tartip/domain/people/policy'
import { formatSaleCode, type QrIssuer } from '@tartip/domain/qr/sale-code'
import { err, ok, type Result } from '@tartip/domain/result'

import type { Actor } from '../../../platform/actor.ts'
import type { Ids } from '../../../platform/ids.ts'
import type { Accounts } from '../../account/public.ts'
import type { MadeQrCode, NewQrCode, NewQrCodeRefusal, QrSource, RegisterCode } from '../public.ts'
import type { SalePoints, VisibleCashRegister } from '../../sale-point/public.ts'

export interface MakeCodeDeps {
  readonly accounts: Pick<Accounts, 'permissionsByAccount'>
  readonly cashRegisters: Pick<SalePoints, 'cashRegistersOf'>
  readonly core: Pick<CoreAccounts, 'accountsOf'>
  readonly ids: Pick<Ids, 'uuid'>
  readonly issuer: QrIssuer
}

/** As long as a comment of a code may be: its element holds 99 characters. */
const longestComment = 99
const currency = 'KGS'

/**
 * Accounts in som and active cash registers for which the person may make codes. Whoever manages outlets sells at each
 * register whose account they may read; otherwise a code needs the permission on its account.
 */
export async function readSources(
  { accounts, cashRegisters, core }: MakeCodeDeps,
  actor: Actor,
): Promise<readonly QrSource[]> {
  const registers = (await cashRegisters.cashRegistersOf(actor))
    .filter(({ isActive }) => isActive)
    .map(sourceOf)
  if (seesOnlyOwnCashRegisters(actor)) return registers
  const [permissions, owned] = await Promise.all([
    accounts.permissionsByAccount(actor),
    core.accountsOf(actor.legalPartyId),
  ])
  const credited = owned.filter(mayTakeSales).map(({ account }) => account)
  const withPermission = (wanted: AccountPermission) =>
    credited.filter(account => permissions.get(account)?.includes(wanted))
  const accountsOfCodes = withPermission('QR_GENERATION')
  const accountsOfRegisters = new Set(
    may(actor, 'outlets.manage').ok ? withPermission('READ') : accountsOfCodes,
  )
  return [
    ...registers.filter(({ account }) => accountsOfRegisters.has(account)),
    ...accountsOfCodes.map(account => ({ account, name: actor.companyName })),
  ]
}

const sourceOf = (register: VisibleCashRegister): QrSource => ({
  account: register.account,
  name: register.salePointName,
  register: {
    salePointCode: register.salePointCode,
    salePointName: register.salePointName,
    cashCode: register.registerCode,
    cashName: register.registerName,
  },
})

const codeOf = ({ register }: QrSource): RegisterCode =>
  register ? register.salePointCode + register.cashCode : ''

/** Makes a code of an account or a cash register. Nothing is kept: whoever pays it makes the sale. */
export const makeCode =
  (deps: MakeCodeDeps) =>
  async (actor: Actor, code: NewQrCode): Promise<Result<MadeQrCode, NewQrCodeRefusal>> => {
    const source = (await readSources(deps, actor)).find(one =>
      code.cashRegister === undefined
        ? !one.register && one.account === code.account
        : codeOf(one) === code.cashRegister,
    )
    if (!source) return err(code.cashRegister ? 'ENTITY_NOT_FOUND' : 'ACCOUNT_NOT_FOUND')
    const amount = code.amount === undefined ? ok(undefined) : parseDecimal(code.amount, currency)
    if (!amount.ok) return amount
    if (amount.value !== undefined && amount.value <= 0n) return err('AMOUNT_NOT_POSITIVE')
    const comment = code.comment?.trim() ?? ''
    if (comment.length > longestComment) return err('FIELD_TOO_LONG', { max: longestComment })
    const content = {
      name: source.name,
      ...(amount.value === undefined ? {} : { amountMinor: amount.value }),
      // It distinguishes two codes of one register, so that a sale belongs to the code that was read.
      transaction: deps.ids.uuid().replaceAll('-', ''),
      ...(comment === '' ? {} : { comment }),
    }
    const recipient = source.register ?? { account: source.account }
    const text = formatSaleCode({ ...content, isDynamic: code.isDynamic, recipient }, deps.issuer)
    return ok({ ...source, ...content, text })
  }
