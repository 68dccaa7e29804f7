import type { PaymentOrder } from '@tartip/bank-ports/payment-execution'
import type { ContractualQuote } from '@tartip/bank-ports/rate-quotes'
import { isUuid } from '@tartip/domain/identifiers/uuid'
import type { QuotedRate } from '@tartip/domain/money/convert-by-rate'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import type { Instant } from '@tartip/domain/time/instant'
import type { BankTwinConfig } from '../bank-twin-types.ts'
import { codeKey, readPaidCodes } from '../acquiring/client-sales.ts'
import { readBudgetItems } from '../budget/day-code-store.ts'
import {
  type AccountFacts,
  readAccountFacts,
  readAccountFactsById,
} from '../store/account-store.ts'
import { lockQuotes } from '../quotes/quote-store.ts'
import { quoteAt } from '../quotes/rate-quotes.ts'
import { readAmlWords } from '../store/aml-store.ts'
import { readBankPrefixes } from '../store/bank-store.ts'
import { readRetailCardFacts } from '../store/retail-card-store.ts'
import { readSales } from '../store/sale-store.ts'
import { readCorrespondents } from '../store/correspondent-store.ts'
import type { TwinDb } from '../store/twin-db.ts'
import { correspondentOf } from './choose-correspondent.ts'
import { findContract, findRegister } from '../salary/salary-store.ts'
import type { OrderFacts, SalaryFacts } from './order-refusal.ts'
import { isCutOffPassed } from './timetable.ts'

/**
 * The bank's middle rates, for the margin of a conversion.
 *
 * @returns undefined when there is none for the pair: then the order's own rate counts
 */
export type MiddleRates = (
  tx: TwinDb,
  base: CurrencyCode,
  quote: CurrencyCode,
  at: Instant,
) => Promise<QuotedRate | undefined>

export interface FactsOfOrder {
  readonly order: PaymentOrder
  readonly facts: OrderFacts
  /** The correspondent of an order abroad, if the bank has any. */
  readonly correspondentAccountId?: string | undefined
}

/** Reads all facts that decide these orders, in a few round trips whatever their number. */
export async function readOrderFacts(
  tx: TwinDb,
  orders: readonly PaymentOrder[],
  now: Instant,
  config: BankTwinConfig,
  middleRates: MiddleRates | undefined,
): Promise<FactsOfOrder[]> {
  const accounts = await readAccountFacts(tx, orders.flatMap(accountNumbersOf))
  const bankPrefixes = await readBankPrefixes(
    tx,
    orders.flatMap(order => ('recipientBic' in order ? [order.recipientBic] : [])),
  )
  const cards = await readRetailCardFacts(tx, orders.flatMap(cardIdsOf))
  const sales = await readSales(tx, orders)
  const customers = await readAccountFactsById(
    tx,
    [...sales.values()].flatMap(({ customerAccountId }) => customerAccountId ?? []),
  )
  const codes = orders.flatMap(order => codeOfOneUse(order, accounts) ?? [])
  const paidCodes = await readPaidCodes(tx, codes)
  const budgetItems = await readBudgetItems(tx, orders)
  const quotes = await readQuotesOfOrders(tx, orders, now)
  const registers = await readRegisterFacts(tx, orders)
  const amlWords = await readAmlWords(tx)
  const hasAbroadOrder = orders.some(order => order.operationCode === 'SWIFT')
  const correspondents = hasAbroadOrder ? await readCorrespondents(tx) : []
  const result: FactsOfOrder[] = []
  for (const order of orders) {
    // A bank that has named no correspondents carries every currency.
    const correspondent =
      order.operationCode === 'SWIFT' && correspondents.length > 0
        ? correspondentOf(order, correspondents)
        : undefined
    result.push({
      order,
      correspondentAccountId:
        typeof correspondent === 'object' ? correspondent.accountId : undefined,
      facts: {
        payer: accounts.get(order.payerAccount),
        recipient:
          customers.get(sales.get(order.paymentId)?.customerAccountId ?? '') ??
          recipientFacts(order, accounts, cards),
        commissionPayer:
          order.commissionAccount === undefined ? undefined : accounts.get(order.commissionAccount),
        sale: sales.get(order.paymentId),
        isCodePaid:
          isPaid(codeOfOneUse(order, accounts), paidCodes) ||
          budgetItems.get(order.paymentId)?.isPaid === true,
        budgetItem: budgetItems.get(order.paymentId)?.item,
        quote: quotes.get(order.paymentId),
        salary: registers.get(order.paymentId),
        bankPrefixes,
        ownPrefix: config.ownPrefix,
        isLate: isCutOffPassed(order, now, config),
        amlWords,
        correspondentLack: typeof correspondent === 'string' ? correspondent : undefined,
        middleRate: await middleRateFor(tx, order, now, middleRates),
      },
    })
  }
  return result
}

/** What names the code of one use of a seller at this bank. */
function codeOfOneUse(order: PaymentOrder, accounts: ReadonlyMap<string, AccountFacts>) {
  if (order.operationCode !== 'QR' || order.qr.transactionId === undefined) return undefined
  const seller = accounts.get(order.recipientAccount ?? '')
  return seller && { legalPartyId: seller.legalPartyId, transactionId: order.qr.transactionId }
}

const isPaid = (code: ReturnType<typeof codeOfOneUse>, paid: ReadonlySet<string>): boolean =>
  code !== undefined && paid.has(codeKey(code.legalPartyId, code.transactionId))

/** The quote of each conversion that names one; of several that name the same, the first has it. */
async function readQuotesOfOrders(
  tx: TwinDb,
  orders: readonly PaymentOrder[],
  now: Instant,
): Promise<ReadonlyMap<string, ContractualQuote>> {
  const paymentOfQuote = new Map<string, string>()
  for (const order of orders) {
    const quoteId = order.operationCode === 'CONVERSION' ? order.quoteId : undefined
    if (quoteId === undefined || !isUuid(quoteId) || paymentOfQuote.has(quoteId)) continue
    paymentOfQuote.set(quoteId, order.paymentId)
  }
  const quotes = await lockQuotes(tx, [...paymentOfQuote.keys()])
  return new Map(
    [...quotes.values()].map(quote => [
      paymentOfQuote.get(quote.quoteId) ?? '',
      quoteAt(quote, now),
    ]),
  )
}

/** The register of each order of salaries, with the contract that pays it; such orders are few. */
async function readRegisterFacts(
  tx: TwinDb,
  orders: readonly PaymentOrder[],
): Promise<ReadonlyMap<string, SalaryFacts>> {
  const facts = new Map<string, SalaryFacts>()
  for (const order of orders) {
    if (order.operationCode !== 'SALARY') continue
    const { registerId, legalPartyId } = order
    const stored = isUuid(registerId) ? await findRegister(tx, registerId, 'for update') : undefined
    const contract = await findContract(tx, legalPartyId)
    const isKnown = stored?.register.legalPartyId === legalPartyId
    facts.set(order.paymentId, {
      contract,
      register: isKnown ? stored.register : undefined,
      isPaid: isKnown && stored.paymentId !== undefined,
    })
  }
  return facts
}

function accountNumbersOf(order: PaymentOrder): string[] {
  const recipient = intrabankAccountOf(order)
  return [
    order.payerAccount,
    ...(recipient === undefined ? [] : [recipient]),
    ...(order.commissionAccount === undefined ? [] : [order.commissionAccount]),
  ]
}

/** The account number of a recipient at this bank, by the kind of the order. */
function intrabankAccountOf(order: PaymentOrder): string | undefined {
  switch (order.operationCode) {
    case 'INTRABANK_OWN':
    case 'INTRABANK_FOREIGN':
    case 'CONVERSION':
    case 'SALARY':
      return order.recipientAccount
    case 'RKO_2_CARD':
    case 'CARD_2_RKO':
    case 'CARD_2_CARD':
      return order.recipientCard === 'COMPANY' ? order.recipientAccount : undefined
    case 'QR':
      return order.recipientAccount
    default:
      return undefined
  }
}

function cardIdsOf(order: PaymentOrder): string[] {
  return 'cardReferencesId' in order ? [order.cardReferencesId] : []
}

function recipientFacts(
  order: PaymentOrder,
  accounts: ReadonlyMap<string, AccountFacts>,
  cards: ReadonlyMap<string, AccountFacts>,
): AccountFacts | undefined {
  if ('cardReferencesId' in order) return cards.get(order.cardReferencesId)
  const number = intrabankAccountOf(order)
  return number === undefined ? undefined : accounts.get(number)
}

async function middleRateFor(
  tx: TwinDb,
  order: PaymentOrder,
  now: Instant,
  middleRates: MiddleRates | undefined,
): Promise<QuotedRate | undefined> {
  const rate =
    order.operationCode === 'CONVERSION'
      ? order.rate
      : order.operationCode === 'SWIFT'
        ? order.exotic?.rate
        : undefined
  return rate === undefined ? undefined : middleRates?.(tx, rate.base, rate.quote, now)
}
