import {
  statusesOfPlannedCredit,
  statusesOfPlannedDebit,
} from '@tartip/domain/payment/balance-forecast'
import type { PaymentStatus } from '@tartip/domain/payment/status'

import type { PlannedDocuments, PlannedRequest, PlannedSum, AccessScope } from './payment-reads.ts'
import { addStatuses, conditionsOfScope } from './payment-conditions.ts'
import type { Read } from '../../../platform/lists/list-reader.ts'

/** Everybody has signed what is with the bank, whatever the flag of the waiting ones says. */
const atBank: readonly PaymentStatus[] = [
  'PAYMENT_REQUEST_TO_BANK',
  'WAIT_RESPONSE_FROM_BANK',
  'KVIT',
]

interface PlannedRow {
  value_date: string
  direction: 'DEBIT' | 'CREDIT'
  is_fully_signed: boolean
  amount: bigint
  count: number
}

/**
 * Sums in the database, however many documents wait: a forecast needs days, not documents. A document between
 * two own accounts is a debit of the one and a credit of the other; its fee leaves the payer's account or the one that
 * the document names.
 */
export async function readPlanned(
  read: Read,
  scope: AccessScope,
  request: PlannedRequest,
): Promise<PlannedDocuments> {
  const [debits, fees, credits, heldDates] = await Promise.all([
    readSums(read, scope, request, 'DEBIT'),
    readSums(read, scope, request, 'FEE'),
    readSums(read, scope, request, 'CREDIT'),
    readHeldDates(read, scope, request.heldIds),
  ])
  return { sums: [...debits, ...fees, ...credits], heldDates }
}

/** How a document moves an account; FEE: another account pays, and this one its fee. */
type PlannedPart = 'DEBIT' | 'FEE' | 'CREDIT'

// As `debitOf` of the domain: a fee that another account pays, or that is part of the amount, is not added.
const feePaidByPayer = `case when p.commission_currency = p.currency
    and coalesce(p.terms->>'commissionAccount', p.payer_account) = p.payer_account
    and coalesce(p.terms->>'commissionOption', '') <> 'BEN'
  then p.commission_minor else 0 end`

async function readSums(
  read: Read,
  scope: AccessScope,
  { account, currency, heldIds }: PlannedRequest,
  part: PlannedPart,
): Promise<readonly PlannedSum[]> {
  const direction = part === 'CREDIT' ? 'CREDIT' : 'DEBIT'
  const where = conditionsOfScope(scope)
  addStatuses(where, part === 'CREDIT' ? statusesOfPlannedCredit : statusesOfPlannedDebit)
  const [accountPlace, currencyPlace] = [where.place(account), where.place(currency)]
  if (part === 'FEE') {
    where.add(`p.terms->>'commissionAccount' = ${accountPlace}`)
    where.add(`p.payer_account <> ${accountPlace}`)
    where.add(`p.commission_currency = ${currencyPlace}`)
    where.add(`coalesce(p.terms->>'commissionOption', '') <> 'BEN' and p.commission_minor > 0`)
  } else {
    where.add(`p.currency = ${currencyPlace}`)
    where.add(`p.${part === 'DEBIT' ? 'payer_account' : 'recipient_account'} = ${accountPlace}`)
  }
  if (part !== 'CREDIT') where.add(`p.id <> all(${where.place([...heldIds])}::uuid[])`)
  const isSigned = `(p.is_fully_signed or p.status_code = any(${where.place([...atBank])}::text[]))`
  const amount = {
    DEBIT: `p.amount_minor + ${feePaidByPayer}`,
    FEE: 'p.commission_minor',
    CREDIT: 'p.amount_minor',
  }
  const rows = await read<PlannedRow>(
    scope.legalPartyId,
    `select p.value_date, ${isSigned} as is_fully_signed, count(*)::integer as count,
            sum(${amount[part]})::bigint as amount
     from payment.payment p where ${where.text()}
     group by 1, 2 order by 1, 2`,
    where.values,
  )
  return rows.map(row => ({
    valueDate: row.value_date,
    direction,
    isFullySigned: row.is_fully_signed,
    amountMinor: row.amount,
    count: row.count,
  }))
}

async function readHeldDates(
  read: Read,
  scope: AccessScope,
  heldIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (heldIds.length === 0) return new Map()
  const where = conditionsOfScope(scope)
  where.add(`p.id = any(${where.place([...heldIds])}::uuid[])`)
  const rows = await read<{ id: string; value_date: string }>(
    scope.legalPartyId,
    `select p.id, p.value_date from payment.payment p where ${where.text()}`,
    where.values,
  )
  return new Map(rows.map(row => [row.id, row.value_date]))
}
