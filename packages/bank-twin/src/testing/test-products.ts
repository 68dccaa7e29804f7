import { bankWord } from '../reference/bank-words.ts'
import type { SetLimit } from '@tartip/domain/cards/card-limits'
import { cardLimitTypes } from '@tartip/domain/cards/card-words'
import { isLuhnValid } from '@tartip/domain/identifiers/card-number'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import { createTestClock, type TestClock } from '@tartip/testkit/clock/test-clock'
import type { TestDatabase } from '@tartip/testkit/database/test-database'
import { createTestIds } from '@tartip/testkit/ids/test-ids'
import { createBankTwin } from '../bank-twin.ts'
import type { BankTwin, NewTwinAccount } from '../bank-twin-types.ts'
import type { NewCard } from '../cards/card-seed.ts'
import { createTwinProducts, type TwinProducts } from '../twin-products.ts'
import { productDatabase } from './product-database.ts'
import { accountNumber, ownBic } from './test-twin.ts'
import { bankWords } from './test-services.ts'

export interface TestProducts {
  readonly twin: BankTwin
  readonly products: TwinProducts
  readonly database: TestDatabase
  readonly clock: TestClock
  newId(): string
  /** An account of a client, with money on it since a month ago. */
  newAccount(options?: NewProductAccount): Promise<NewTwinAccount>
  /** A working card with limits of 100,000, 200,000 and 50,000 som; answers its full number too. */
  newCard(account: NewTwinAccount, change?: Partial<NewCard>): Promise<NewCard>
  close(): Promise<void>
}

interface NewProductAccount {
  readonly type?: NewTwinAccount['type']
  readonly status?: NewTwinAccount['status']
  readonly currency?: CurrencyCode
  readonly balanceMinor?: bigint
  readonly legalPartyId?: string
}

/** A bank with products and no clients yet; its clock stands at 10:00 of Monday, 30 November 2026. */
export async function createTestProducts(
  further?: Parameters<typeof productDatabase>[0],
): Promise<TestProducts> {
  const database = await productDatabase(further)
  const clock = createTestClock()
  const ids = createTestIds('products')
  const { db } = database
  const config = { ownPrefix: '109', stepDelayMs: 1_000 }
  const twin = createBankTwin({ db, clock, ids, config })
  const products = createTwinProducts({ db, clock })
  let count = 0
  return {
    twin,
    products,
    database,
    clock,
    newId: () => ids.uuid(),
    async newAccount(options = {}) {
      count += 1
      const account: NewTwinAccount = {
        accountId: ids.uuid(),
        account: accountNumber('109', count),
        bic: ownBic,
        legalPartyId: options.legalPartyId ?? ids.uuid(),
        ownerName: `ОсОО «Клиент ${count}»`,
        type: options.type ?? 'RKO',
        status: options.status ?? 'OPEN',
        currency: options.currency ?? 'KGS',
        openDate: '2020-01-15',
        departmentId: '1',
        classification: 'STANDART',
        productName: bankWord(bankWords, 'account_product', 'SETTLEMENT'),
      }
      await twin.seed.addAccounts([account])
      const { balanceMinor = 0n } = options
      if (balanceMinor > 0n) {
        await twin.seed.bookHistory([
          {
            operationId: ids.uuid(),
            accountId: account.accountId,
            bookedAt: clock.now() - 30 * 86_400_000,
            direction: 'CREDIT',
            amountMinor: balanceMinor,
            counterpartyName: 'Начальный остаток',
            counterpartyAccount: '',
            purpose: 'Перенос остатка',
          },
        ])
      }
      return account
    },
    async newCard(account, change = {}) {
      count += 1
      const card: NewCard = {
        cardId: ids.uuid(),
        legalPartyId: account.legalPartyId,
        accountId: account.accountId,
        cardNumber: testCardNumber(count),
        rbsNumber: `RBS${count}`,
        holderName: 'ERKIN ASANOV',
        expiryDate: '2028-06-30',
        paymentSystem: 'ELCRD',
        status: 'ACTIVE',
        statusAt: clock.now() - 86_400_000,
        isInternetAvailable: false,
        limits: limitsOf(100_000_00n, 200_000_00n, 50_000_00n),
        ...change,
      }
      await products.seed.cards.addCards([card])
      return card
    },
    close: () => database.close(),
  }
}

/** Standing limits in the order of the types. */
export function limitsOf(...amounts: readonly bigint[]): SetLimit[] {
  return cardLimitTypes.flatMap((limitType, index) => {
    const maxAmountMinor = amounts[index]
    return maxAmountMinor === undefined ? [] : [{ limitType, maxAmountMinor }]
  })
}

/** A number of sixteen digits that passes the check digit. */
function testCardNumber(serial: number): string {
  const body = `941700${String(serial).padStart(9, '0')}`
  const digit = Array.from({ length: 10 }, (_, last) => last).find(last =>
    isLuhnValid(`${body}${last}`),
  )
  return `${body}${digit ?? 0}`
}
