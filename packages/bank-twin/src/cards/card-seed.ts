import type { Words } from '@tartip/domain/bank-text'
import { sql } from 'kysely'
import type { BankCard } from '@tartip/bank-ports/cards'
import type { SetLimit } from '@tartip/domain/cards/card-limits'
import { isLuhnValid, maskCardNumber } from '@tartip/domain/identifiers/card-number'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import { toIso } from '@tartip/domain/time/instant'
import { createLedger } from '@tartip/ledger/ledger'
import { batchLimit, type TransferRequest } from '@tartip/ledger/transfer'
import { internalAccountId } from '../internal-accounts.ts'
import { balanceAccountId, derivedId, productAccountId } from '../products/product-accounts.ts'
import { saveOperationTexts, type OperationText } from '../store/operation-store.ts'
import { inTransaction, recordset, type TwinDb } from '../store/twin-db.ts'
import { statementWords } from '../words/statement-words.ts'
import { insertCardOperations, type CardOperationRecord } from './card-operation-store.ts'
import { holdIdOf } from './card-payment.ts'
import { cardFeeWords } from './settle-payments.ts'

export interface NewCard extends Omit<BankCard, 'account' | 'currency' | 'maskedNumber'> {
  /** In full; it goes into the vault and nowhere else. */
  readonly cardNumber: string
  readonly limits: readonly SetLimit[]
}

export interface CardAccountCurrencies {
  readonly accountId: string
  /** The base currency, which is the account's, first. */
  readonly currencies: readonly CurrencyCode[]
}

/** An operation of the past; what is to be settled yet is held, everything else is booked. */
export type HistoricCardOperation = CardOperationRecord & {
  /** The base currency of the card account. */
  readonly accountCurrency: CurrencyCode
}

export interface CardSeed {
  addCards(list: readonly NewCard[]): Promise<void>
  /** Opens the further balances of multi-currency card accounts. */
  addCurrencies(list: readonly CardAccountCurrencies[]): Promise<void>
  /** Books operations in the order of time; a balance must not go below zero on the way. */
  bookOperations(list: readonly HistoricCardOperation[]): Promise<void>
}

export function createCardSeed({ db }: { readonly db: TwinDb }): CardSeed {
  return {
    addCards: list => inTransaction(db, tx => addCards(tx, list)),
    addCurrencies: list => inTransaction(db, tx => addCurrencies(tx, list)),
    async bookOperations(list) {
      const sorted = list.toSorted((first, second) => first.at - second.at)
      // An operation has at most two transfers.
      const size = Math.floor(batchLimit / 2)
      for (let start = 0; start < sorted.length; start += size) {
        await inTransaction(db, tx => bookPart(tx, sorted.slice(start, start + size)))
      }
    },
  }
}

async function addCards(tx: TwinDb, list: readonly NewCard[]): Promise<void> {
  const invalid = list.find(card => !isLuhnValid(card.cardNumber))
  if (invalid !== undefined) throw new RangeError(`Card ${invalid.cardId} has no valid number`)
  const rows = list.map(card => ({
    card_id: card.cardId,
    legal_party_id: card.legalPartyId,
    account_id: card.accountId,
    masked_number: maskCardNumber(card.cardNumber),
    rbs_number: card.rbsNumber,
    holder_name: card.holderName,
    expiry_date: card.expiryDate,
    payment_system: card.paymentSystem,
    status: card.status,
    status_reason: card.statusReason,
    status_at: toIso(card.statusAt),
    is_internet_available: card.isInternetAvailable,
  }))
  const vault = list.map(card => ({ card_id: card.cardId, card_number: card.cardNumber }))
  const limits = list.flatMap(({ cardId, limits: own }) =>
    own.map(limit => ({
      card_id: cardId,
      limit_type: limit.limitType,
      is_temporary: limit.period !== undefined,
      max_amount_minor: limit.maxAmountMinor,
      max_number: limit.maxNumber === undefined ? undefined : BigInt(limit.maxNumber),
      start_date: limit.period?.startDate,
      end_date: limit.period?.endDate,
    })),
  )
  const tables = { card: rows, card_vault: vault, card_limit: limits }
  for (const [name, values] of Object.entries(tables)) {
    const table = sql.table(`twin.${name}`)
    await sql`
      insert into ${table} select * from json_populate_recordset(null::${table}, ${recordset(values)})
      on conflict do nothing`.execute(tx)
  }
}

async function addCurrencies(tx: TwinDb, list: readonly CardAccountCurrencies[]): Promise<void> {
  const balances = list.flatMap(({ accountId, currencies }) => {
    const base = currencies[0]
    if (base === undefined) throw new RangeError('A card account has a base currency')
    return currencies.map((currency, position) => ({
      id: balanceAccountId(accountId, base, currency),
      accountId,
      currency,
      position,
    }))
  })
  await createLedger({ db: tx }).openAccounts(
    balances
      .filter(({ id, accountId }) => id !== accountId)
      .map(({ id, currency }) => ({
        id,
        currency,
        normalSide: 'CREDIT' as const,
        overdraftAllowed: false,
      })),
  )
  const rows = balances.map(({ id, accountId, currency, position }) => ({
    account_id: accountId,
    currency,
    position: BigInt(position),
    ledger_account_id: id,
  }))
  await sql`
    insert into twin.card_balance
    select * from json_populate_recordset(null::twin.card_balance, ${recordset(rows)})
    on conflict do nothing`.execute(tx)
}

async function bookPart(tx: TwinDb, list: readonly HistoricCardOperation[]): Promise<void> {
  const answers = await createLedger({ db: tx }).post(list.flatMap(transfersOf))
  const failed = answers.find(answer => answer.result !== 'DONE')
  if (failed !== undefined) {
    throw new RangeError(`A card operation of the past was not booked: ${failed.result}`)
  }
  await insertCardOperations(tx, list)
  await saveOperationTexts(tx, list.flatMap(textsOf))
}

const transferIdOf = (operationId: string, part: 'amount' | 'commission') =>
  derivedId(`card operation ${operationId} transfer ${part}`)

function transfersOf(one: HistoricCardOperation): TransferRequest[] {
  const own = balanceAccountId(one.accountId, one.accountCurrency, one.baseCurrency)
  const bank =
    one.kind === 'TOP_UP'
      ? internalAccountId('NBKR_CORRESPONDENT', one.baseCurrency)
      : productAccountId('CARD_SETTLEMENT', one.baseCurrency)
  const isDebit = one.direction === 'DEBIT'
  const isPending = one.settleAt !== undefined
  const transfer = (
    part: 'amount' | 'commission',
    amountMinor: bigint,
    other: string,
  ): TransferRequest => ({
    kind: isPending ? 'HOLD' : 'TRANSFER',
    id: (isPending ? holdIdOf : transferIdOf)(one.operationId, part),
    debitAccountId: isDebit ? own : other,
    creditAccountId: isDebit ? other : own,
    amountMinor,
    currency: one.baseCurrency,
    bookedAt: one.at,
  })
  const amount = transfer('amount', one.baseMinor - one.commissionMinor, bank)
  if (one.commissionMinor === 0n) return [amount]
  const income = productAccountId('CARD_FEE_INCOME', one.baseCurrency)
  return [{ ...amount, isLinkedToNext: true }, transfer('commission', one.commissionMinor, income)]
}

function textsOf(one: HistoricCardOperation): OperationText[] {
  if (one.settleAt !== undefined || one.baseCurrency !== one.accountCurrency) return []
  const text = (part: 'amount' | 'commission', purpose: Words): OperationText => ({
    accountId: one.accountId,
    transferId: transferIdOf(one.operationId, part),
    counterpartyName: statementWords.cardSettlements,
    counterpartyAccount: '',
    purpose,
  })
  const amount = text('amount', one.details)
  if (one.commissionMinor === 0n) return [amount]
  return [amount, text('commission', cardFeeWords(one.details))]
}
