import type { QrSale, QrSales } from '@tartip/bank-ports/qr-sales'
import { BankUnavailable } from '@tartip/bank-ports/payment-execution'
import type { AccountPermission } from '@tartip/domain/accounts/account-permission'
import { shortAccount } from '@tartip/domain/identifiers/account-number'
import { toDecimal } from '@tartip/domain/money/decimal'
import { may, seesOnlyOwnCashRegisters } from '@tartip/domain/people/policy'
import { bishkekDate } from '@tartip/domain/time/instant'

import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { followFeed } from '../../../platform/jobs/follow-feed.ts'
import type { Json } from '../../../platform/json.ts'
import { appendOutbox } from '../../../platform/outbox/outbox.ts'
import type { AccessControl, ContractMember } from '../../access-control/public.ts'
import type { AccountGrants, Accounts } from '../../account/public.ts'
import { notify } from '../../notification/public.ts'
import type { SalePoints } from '../../sale-point/public.ts'
import { qrSaleTopic, saleToEvent, type QrSaleEventPayload } from '../public.ts'
import { insertSales } from '../store/sale-store.ts'

export interface TakeOverSalesDeps {
  readonly db: Db
  readonly clock: Pick<Clock, 'now'>
  readonly bank: Pick<QrSales, 'readEvents'>
  readonly accessControl: Pick<AccessControl, 'membersOf'>
  readonly accounts: Pick<Accounts, 'grantsOn'>
  readonly cashRegisters: Pick<SalePoints, 'viewersOfRegister'>
}

/** An older sale, taken over when the bank's list was not read for long, is in the history and is no news. */
const recentMs = 24 * 60 * 60_000
/** Sales of one step; a full one is followed by the next at once. */
export const salesOfOneStep = 200

/**
 * Takes over sales from the bank, in the order in which it reports them: each is kept, reported to open screens and
 * to whoever is notified of it, in the transaction that moves the place in the bank's list.
 */
export const takeOverSales = (deps: TakeOverSalesDeps) => async (): Promise<number> => {
  const { db, bank } = deps
  let recipients: SaleRecipients | undefined
  try {
    const step = await followFeed({
      db,
      place: { table: 'qr.feed_position', feed: 'sales' },
      limit: salesOfOneStep,
      async readEvents(after, limit) {
        const events = await bank.readEvents(after, limit)
        // Whom to notify is looked up before the transaction begins.
        recipients = await findRecipients(deps, events)
        return events
      },
      async follow(tx, events) {
        const sales = events.map(({ sequence: _sequence, ...sale }) => sale)
        for (const sale of await insertSales(tx, sales)) {
          const isRecent = sale.occurredAt > deps.clock.now() - recentMs
          await report(tx, sale, isRecent ? (recipients?.(sale) ?? []) : [])
        }
      },
    })
    return step?.events.length ?? 0
  } catch (error) {
    if (error instanceof BankUnavailable) return 0
    throw error
  }
}

async function report(tx: Db, sale: QrSale, personIds: readonly string[]): Promise<void> {
  const { saleId, legalPartyId, account } = sale
  const cashRegisterId = sale.register?.cashRegisterId ?? null
  const payload: QrSaleEventPayload = {
    saleId,
    account,
    cashRegisterId,
    sale: saleToEvent(sale),
  }
  await appendOutbox(tx, {
    legalPartyId,
    topic: qrSaleTopic,
    kind: 'qrCodePaid',
    payload: payload as unknown as Json,
  })
  if (personIds.length === 0) return
  const { salePointCode, salePointName } = sale.register ?? {}
  const day = bishkekDate(sale.occurredAt)
  const amount = toDecimal(sale.amountMinor, 'KGS')
  await notify(tx, {
    legalPartyId,
    personIds,
    code: 'QR_PAID',
    source: `qr sales ${salePointCode ?? account} ${day}`,
    details: {
      count: 1,
      amount,
      lastAmount: amount,
      currency: 'KGS',
      day,
      ...(salePointCode === undefined ? { account } : { salePointCode }),
      name: salePointName ?? shortAccount(account),
      payer: sale.senderName,
      referenceId: saleId,
    },
  })
}

type SaleRecipients = (sale: QrSale) => readonly string[]

/**
 * Who is notified of a sale. At a register: its cashiers, and in the office who may see the register and the account
 * and runs outlets or gives money back; who only reads is not disturbed by each sale. Without a register: people of
 * the account who want to be notified of it.
 */
async function findRecipients(
  { accessControl, accounts, cashRegisters }: TakeOverSalesDeps,
  sales: readonly QrSale[],
): Promise<SaleRecipients> {
  const parties = [...new Set(sales.map(({ legalPartyId }) => legalPartyId))]
  const registers = new Map(
    sales.flatMap(({ legalPartyId, register }) =>
      register ? [[register.cashRegisterId, legalPartyId] as const] : [],
    ),
  )
  const [members, grants, viewers] = await Promise.all([
    accessControl.membersOf(parties),
    accounts.grantsOn(sales.map(({ legalPartyId, account }) => [legalPartyId, account])),
    Promise.all(
      [...registers].map(
        async ([id, party]) =>
          [id, new Set(await cashRegisters.viewersOfRegister(party, id))] as const,
      ),
    ),
  ])
  const viewersOf = new Map(viewers)
  return sale => {
    const ofRegister = sale.register && viewersOf.get(sale.register.cashRegisterId)
    const permission = sale.register ? 'READ' : 'PUSH_NOTIFICATION'
    return members
      .filter(
        member =>
          member.legalPartyId === sale.legalPartyId &&
          member.isActive &&
          member.postVerificationStatus !== 'Rejected' &&
          (sale.register
            ? ofRegister?.has(member.personId) && actsOnSales(member)
            : !seesOnlyOwnCashRegisters(member)) &&
          (seesOnlyOwnCashRegisters(member) || hasOnAccount(member, sale, grants, permission)),
      )
      .map(({ personId }) => personId)
  }
}

const actsOnSales = (member: ContractMember): boolean =>
  seesOnlyOwnCashRegisters(member) ||
  may(member, 'outlets.manage').ok ||
  may(member, 'payments.create').ok

/** The first signatory has every permission without a grant. */
function hasOnAccount(
  { legalPartyId, personId, signRight }: ContractMember,
  { account }: QrSale,
  grants: AccountGrants,
  permission: AccountPermission,
): boolean {
  if (signRight === 'FIRST') return true
  const granted = grants.find(legalPartyId, personId, account)
  return granted.includes('READ') && granted.includes(permission)
}
