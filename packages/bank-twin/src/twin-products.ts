import type { Cards } from '@tartip/bank-ports/cards'
import type { CurrencyRates } from '@tartip/bank-ports/currency-rates'
import type { LoanClaimEvent, LoanClaims } from '@tartip/bank-ports/loan-claims'
import type { LoansAndDeposits } from '@tartip/bank-ports/loans-and-deposits'
import type { Clock } from '@tartip/bank-ports/runtime'
import { bishkekDate } from '@tartip/domain/time/instant'
import { authorisePayment, type CardPayment, type CardPaymentAnswer } from './cards/card-payment.ts'
import { createCards } from './cards/cards-port.ts'
import { createSettlements } from './cards/settle-payments.ts'
import { sumIndependently } from './common/settle-all.ts'
import { payDepositInterest } from './deposits/pay-interest.ts'
import { createTwinFeed } from './common/event-feed.ts'
import { collectLoanPayments } from './loans/collect-payments.ts'
import {
  createLoanClaimDesk,
  createLoanClaims,
  repayEarly,
  type LoanClaimDesk,
} from './loans/loan-claims.ts'
import { createLoansAndDeposits } from './loans/loans-and-deposits-port.ts'
import { createProductSeed, type ProductSeed } from './product-seed.ts'
import { createCurrencyRates } from './rates/currency-rates.ts'
import { loadNbkrList, type ReadNbkrList } from './rates/load-nbkr.ts'
import { publishRates } from './rates/publish-rates.ts'
import { inTransaction, type TwinDb } from './store/twin-db.ts'
import { createTwinLoop } from './twin-loop.ts'

export interface TwinProductsDeps {
  /** The twin's own pool. */
  readonly db: TwinDb
  readonly clock: Clock
  /** The lists of the National Bank; without it the bank makes official rates up as well. */
  readonly readNbkrList?: ReadNbkrList
  /** Called with what went wrong in the background; the loop tries again. */
  readonly onError?: (error: unknown) => void
}

/** The embedded bank's products: cards, loans, deposits and exchange rates. */
export interface TwinProducts {
  readonly cards: Cards
  readonly currencyRates: CurrencyRates
  readonly loansAndDeposits: LoansAndDeposits
  readonly loanClaims: LoanClaims
  /** The loan officer's side of the claims. */
  readonly loanClaimDesk: LoanClaimDesk
  readonly seed: ProductSeed
  /** A payment with a card, as a terminal requests it. */
  payWithCard(payment: CardPayment): Promise<CardPaymentAnswer>
  /** Does what is due now: settlements, rates, loan payments, interest. Answers how much it was. */
  runDue(): Promise<number>
  /** Runs it again and again in the background; any number of processes may. */
  start(): void
  stop(): Promise<void>
}

const everyMs = 2_000
/** How many days of rates a new bank begins with. */
export const firstRateDays = 60
const nbkrEveryMs = 3_600_000

export function createTwinProducts(deps: TwinProductsDeps): TwinProducts {
  const { db, clock } = deps
  const runDaily = createDailyRun(deps)
  const settlePayments = createSettlements({ db, clock })
  const claimDeps = { db, clock, feed: createTwinFeed<LoanClaimEvent>(db, 'loan-claims') }
  const runDue = () => sumIndependently([runDaily, settlePayments, () => repayEarly(claimDeps)])
  const loop = createTwinLoop({
    everyMs,
    run: runDue,
    onError: deps.onError ?? (() => undefined),
  })
  return {
    cards: createCards({ db, clock }),
    currencyRates: createCurrencyRates({ db }),
    loansAndDeposits: createLoansAndDeposits({ db, clock }),
    loanClaims: createLoanClaims(claimDeps),
    loanClaimDesk: createLoanClaimDesk(claimDeps),
    seed: createProductSeed({ db, clock }),
    payWithCard: payment => inTransaction(db, tx => authorisePayment(tx, payment, clock.now())),
    runDue,
    start: loop.start,
    stop: loop.stop,
  }
}

/** What a day brings is done once a day; after a failure the whole of it is tried again. */
function createDailyRun({ db, clock, readNbkrList }: TwinProductsDeps): () => Promise<number> {
  let doneFor: string | undefined
  let readAt: number | undefined
  return async () => {
    const now = clock.now()
    const today = bishkekDate(now)
    const isFeedDue = readAt === undefined || Math.abs(now - readAt) >= nbkrEveryMs
    if (readNbkrList !== undefined && isFeedDue) {
      readAt = now
      await loadNbkrList({ db, clock, read: readNbkrList }, 'daily')
      await loadNbkrList({ db, clock, read: readNbkrList }, 'weekly')
    }
    if (doneFor === today) return 0
    const total = await sumIndependently([
      () =>
        inTransaction(db, tx =>
          publishRates(tx, today, now, {
            withNbkr: readNbkrList === undefined,
            firstDays: firstRateDays,
          }),
        ),
      () => collectLoanPayments(db, now),
      () => payDepositInterest(db, now),
    ])
    doneFor = today
    return total
  }
}
