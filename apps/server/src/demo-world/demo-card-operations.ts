import { statementWords } from '@tartip/bank-twin/words/statement-words'
import type { CardOperationKind } from '@tartip/bank-ports/cards'
import type { HistoricCardOperation } from '@tartip/bank-twin/cards/card-seed'
import { settlementOf } from '@tartip/bank-twin/cards/card-payment'
import { bankRatesOf } from '@tartip/bank-twin/rates/bank-rates'
import { limitTypeOf, type CardPaymentKind } from '@tartip/domain/cards/authorise-card'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import { percentOf } from '@tartip/domain/money/money'
import { convertWithQuotes, type Quote } from '@tartip/domain/rates/convert'
import { addDays, instantAt, type Instant, type LocalDate } from '@tartip/domain/time/instant'

import { demoCardId, type DemoCard, type DemoCardAccount } from './demo-cards.ts'
import { demoId } from './demo-identifiers.ts'
import type { DemoRandom } from './demo-random.ts'

/** How many days of card operations the demo has. */
const historyDays = 45
const settlementMs = 2 * 24 * 3_600_000

interface Merchant {
  readonly kind: CardPaymentKind
  readonly details: string
  readonly currency: CurrencyCode
  /** The usual amount in whole units. */
  readonly units: number
}

const merchants: readonly Merchant[] = [
  { kind: 'RETAIL', details: 'Бишкек, супермаркет «Фрунзе»', currency: 'KGS', units: 2_400 },
  { kind: 'RETAIL', details: 'Бишкек, АЗС «Газпром» № 14', currency: 'KGS', units: 3_100 },
  { kind: 'RETAIL', details: 'Бишкек, канцтовары «Рарити»', currency: 'KGS', units: 1_250 },
  { kind: 'RETAIL', details: 'Ош, строительный рынок', currency: 'KGS', units: 6_800 },
  { kind: 'CASH', details: 'Бишкек, банкомат пр. Чуй 114', currency: 'KGS', units: 5_000 },
  { kind: 'RETAIL', details: 'Каракол, гостиница «Амир»', currency: 'KGS', units: 4_500 },
  { kind: 'INTERNET', details: 'Интернет, реклама', currency: 'USD', units: 24 },
  { kind: 'INTERNET', details: 'Интернет, облачный сервер', currency: 'EUR', units: 31 },
  { kind: 'RETAIL', details: 'Алматы, гостиница', currency: 'USD', units: 95 },
  { kind: 'RETAIL', details: 'Урумчи, оптовый склад', currency: 'USD', units: 180 },
]

/** The running balances of one card account. */
type Balances = Map<CurrencyCode, bigint>

/**
 * Operations with the cards of an account, oldest first, within its balances and the limits of the
 * cards. `openingMinor` is the opening base balance.
 */
export function demoCardOperations(
  account: DemoCardAccount,
  owner: { readonly accountId: string; readonly openingMinor: bigint },
  now: Instant,
  today: LocalDate,
  random: DemoRandom,
): readonly HistoricCardOperation[] {
  const [base = 'KGS'] = account.currencies
  const balances: Balances = new Map([[base, owner.openingMinor]])
  const operations: HistoricCardOperation[] = []
  const firstDay = addDays(today, -historyDays)
  const book = (operation: HistoricCardOperation) => {
    const before = balances.get(operation.baseCurrency) ?? 0n
    const after =
      operation.direction === 'CREDIT' ? before + operation.baseMinor : before - operation.baseMinor
    if (after < 0n || operation.at > now) return
    balances.set(operation.baseCurrency, after)
    operations.push(operation)
  }
  const number = () => operations.length + 1
  for (const currency of account.currencies.slice(1)) {
    const amountMinor = BigInt(account.topUpUnits ?? 0) * 100n
    book(bankOperation(owner.accountId, base, 'TOP_UP', currency, amountMinor, firstDay, number()))
  }
  for (let day = firstDay; day <= today; day = addDays(day, 1)) {
    const quotes = officialQuotes(day)
    if (day.endsWith('-01')) {
      const fee = base === 'KGS' ? 150_00n : 2_00n
      book(bankOperation(owner.accountId, base, 'FEE', base, fee, day, number()))
    }
    for (const card of account.cards) {
      if (!random.chance(card.paymentsInTenDays * 10)) continue
      const merchant = random.pick(merchants.filter(one => isPossible(one, card, account)))
      const payment = { merchant, card, day, minute: random.integer(9 * 60, 20 * 60) }
      const percent = BigInt(random.integer(40, 180))
      const amountMinor = (BigInt(merchant.units) * 100n * percent) / 100n
      book(
        paymentOf(owner.accountId, base, payment, { amountMinor, quotes, now, number: number() }),
      )
    }
  }
  return operations
}

/** In the demo every payment abroad is debited from the balance of its own currency. */
function isPossible(merchant: Merchant, card: DemoCard, account: DemoCardAccount): boolean {
  if (!account.currencies.includes(merchant.currency)) return false
  if (card.system === 'ELCRD' && merchant.currency !== 'KGS') return false
  return merchant.kind !== 'INTERNET' || card.isInternetAvailable === true
}

function paymentOf(
  accountId: string,
  accountCurrency: CurrencyCode,
  {
    merchant,
    card,
    day,
    minute,
  }: {
    readonly merchant: Merchant
    readonly card: DemoCard
    readonly day: LocalDate
    readonly minute: number
  },
  {
    amountMinor,
    quotes,
    now,
    number,
  }: {
    readonly amountMinor: bigint
    readonly quotes: readonly Quote[]
    readonly now: Instant
    readonly number: number
  },
): HistoricCardOperation {
  const { currency, kind, details } = merchant
  const commissionMinor = kind === 'CASH' ? percentOf(amountMinor, '0.5') : 0n
  const soms = convertWithQuotes(amountMinor, currency, 'KGS', quotes)
  const at = instantAt(day, minute)
  return {
    operationId: demoId('card operation', `${accountId} ${number}`),
    accountId,
    accountCurrency,
    cardId: demoCardId(card.number),
    kind,
    direction: 'DEBIT',
    baseMinor: amountMinor + commissionMinor,
    baseCurrency: currency,
    transactionMinor: amountMinor,
    transactionCurrency: currency,
    ...settlementOf({ paymentSystem: card.system }, { amountMinor, currency }, quotes),
    commissionMinor,
    commissionCurrency: currency,
    details,
    at,
    limitType: limitTypeOf(kind),
    somMinor: soms.ok ? soms.value : 0n,
    ...(at + settlementMs > now ? { settleAt: at + settlementMs } : {}),
  }
}

/** Bank postings without a card. */
function bankOperation(
  accountId: string,
  accountCurrency: CurrencyCode,
  kind: Extract<CardOperationKind, 'TOP_UP' | 'FEE'>,
  currency: CurrencyCode,
  amountMinor: bigint,
  day: LocalDate,
  number: number,
): HistoricCardOperation {
  return {
    operationId: demoId('card operation', `${accountId} ${number}`),
    accountId,
    accountCurrency,
    kind,
    direction: kind === 'TOP_UP' ? 'CREDIT' : 'DEBIT',
    baseMinor: amountMinor,
    baseCurrency: currency,
    transactionMinor: amountMinor,
    transactionCurrency: currency,
    settlementMinor: amountMinor,
    settlementCurrency: currency,
    commissionMinor: 0n,
    commissionCurrency: currency,
    details: kind === 'TOP_UP' ? statementWords.cardTopUp : statementWords.cardService,
    at: instantAt(day, 8 * 60 + 30),
    somMinor: 0n,
  }
}

/** The official rates of the day: those of the last day with new rates. */
function officialQuotes(date: LocalDate): readonly Quote[] {
  for (let back = 0; back < 4; back += 1) {
    const set = bankRatesOf(addDays(date, -back), 0, true).find(one => one.source === 'NBKR_DAILY')
    if (set !== undefined) return set.rates
  }
  return []
}
