import {
  broughtForwardCode,
  type CoreAccount,
  type CoreOperation,
} from '@tartip/bank-ports/core-accounts'
import type { TerminalOperation } from '@tartip/bank-ports/acquiring'
import type { CardOperation } from '@tartip/bank-ports/cards'
import type { LocalizedText } from '@tartip/domain/language'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import {
  salaryRegister,
  withoutPersonalSalaries,
  type SalariesTogether,
} from '@tartip/domain/statements/hidden-salaries'
import {
  dayBefore,
  bishkekDate,
  endOfDay,
  instantAt,
  type LocalDate,
} from '@tartip/domain/time/instant'
import type { StatementOperation } from '@tartip/formats/statements/statement-content'

import type { StatementDeps } from '../statement-deps.ts'
import type { StatementOrder, TerminalsOfPlace } from '../store/statement-store.ts'

/** What has to be known beside the operations to complete a section. */
export interface SectionBalances {
  readonly openingMinor: bigint
  /** What is held of the balance now. */
  readonly heldMinor: bigint
}

/** One account in one currency, or one terminal, as it is read of the bank. */
export interface SectionSource {
  readonly account: string
  readonly place?: string
  readonly currency: CurrencyCode
  /** Newest first. */
  operations(): AsyncIterable<readonly StatementOperation[]>
  balances(): Promise<SectionBalances>
}

type Bank = Pick<StatementDeps, 'core' | 'cards' | 'acquiring' | 'clock'>
type Order = StatementOrder & {
  readonly legalPartyId: string
  readonly places: readonly TerminalsOfPlace[]
}

const batch = 500

/** The sections of an order, in the order of their accounts. */
export async function openSections(bank: Bank, order: Order): Promise<readonly SectionSource[]> {
  if (order.kind === 'POS') return terminalSections(bank, order)
  const accounts = (await bank.core.accountsOf(order.legalPartyId)).filter(({ account }) =>
    order.accounts.includes(account),
  )
  if (order.kind === 'CARD') return cardSections(bank, order, accounts)
  const isWanted = ({ currency }: CoreAccount) =>
    order.currencies.length === 0 || order.currencies.includes(currency)
  return accounts.filter(isWanted).map(account => accountSection(bank, order, account))
}

function accountSection({ core }: Bank, order: Order, of: CoreAccount): SectionSource {
  const { legalPartyId, startDate, endDate, showsSalaries } = order
  let broughtForwardMinor = 0n
  async function* operations() {
    broughtForwardMinor = 0n
    // Each page comes with the totals of its filter, so a filter is a month.
    for (const month of monthsBefore(startDate, endDate)) {
      let before: string | undefined
      do {
        const page = await core.operations(legalPartyId, of.accountId, month, before, batch)
        if (before === undefined) broughtForwardMinor += page.broughtForwardMinor
        // What the bank has brought forward from its former books is no operation of the client.
        const list = page.list.filter(one => one.operationCode !== broughtForwardCode)
        yield list.map(fromCore)
        before = page.nextCursor
      } while (before !== undefined)
    }
  }
  return {
    account: of.account,
    currency: of.currency,
    operations: () =>
      showsSalaries ? operations() : withoutPersonalSalaries(operations(), mergeSalaries),
    async balances() {
      const before = dayBefore(startDate)
      const [closed] =
        before === undefined
          ? []
          : await core.closingBalances(legalPartyId, of.accountId, before, before)
      const openingMinor = (closed?.balanceMinor ?? 0n) + broughtForwardMinor
      return { openingMinor, heldMinor: of.heldMinor }
    },
  }
}

/** The months of a period, the last one first. */
function* monthsBefore(
  from: LocalDate,
  to: LocalDate,
): Generator<{ readonly from: LocalDate; readonly to: LocalDate }> {
  let last: LocalDate | undefined = to
  while (last !== undefined && last >= from) {
    const monthBegin: LocalDate = `${last.slice(0, 7)}-01`
    const first = monthBegin < from ? from : monthBegin
    yield { from: first, to: last }
    last = dayBefore(first)
  }
}

export const fromCore = (operation: CoreOperation): StatementOperation => {
  const { accountId: _account, currency: _currency, balanceAfterMinor: _after, ...rest } = operation
  return rest
}

export function mergeSalaries(
  salaries: readonly StatementOperation[],
  { direction, amountMinor }: SalariesTogether,
): StatementOperation {
  // The row stands where its last salary does.
  const last = salaries.at(-1)
  if (last === undefined) throw new Error('A row of salaries has salaries')
  const { operationId, bookedAt, operationCode } = last
  // Entries of one document keep its number; a row of several documents has none.
  const isOfOne = salaries.every(one => one.documentNumber === last.documentNumber)
  const documentNumber = isOfOne ? last.documentNumber : undefined
  return {
    operationId,
    bookedAt,
    direction,
    amountMinor,
    counterpartyName: salaryRegister,
    counterpartyAccount: '',
    purpose: salaryRegister,
    ...(documentNumber === undefined ? {} : { documentNumber }),
    ...(operationCode === undefined ? {} : { operationCode }),
  }
}

async function cardSections(
  { cards, clock }: Bank,
  { legalPartyId, currencies, startDate, endDate }: Order,
  accounts: readonly CoreAccount[],
): Promise<readonly SectionSource[]> {
  const today = bishkekDate(clock.now())
  const balances = await cards.balancesOf(legalPartyId)
  const sections = accounts.map(async of => {
    const all = await cards.operations(legalPartyId, of.accountId, startDate, today)
    const own = balances.find(({ accountId }) => accountId === of.accountId)?.balances ?? []
    return own
      .filter(({ currency }) => currencies.length === 0 || currencies.includes(currency))
      .map(({ currency, balanceMinor, heldMinor }): SectionSource => {
        const booked = all.filter(one => one.baseCurrency === currency && !one.isPending)
        const ofPeriod = booked.filter(({ at }) => bishkekDate(at) <= endDate)
        const moved = booked.reduce((sum, one) => sum + signed(one.direction, one.baseMinor), 0n)
        return {
          account: of.account,
          currency,
          async *operations() {
            yield ofPeriod.map(fromCard)
          },
          balances: async () => ({ openingMinor: balanceMinor - moved, heldMinor }),
        }
      })
  })
  return (await Promise.all(sections)).flat()
}

export const signed = (direction: 'DEBIT' | 'CREDIT', amountMinor: bigint): bigint =>
  direction === 'CREDIT' ? amountMinor : -amountMinor

const fromCard = (operation: CardOperation): StatementOperation => ({
  operationId: operation.operationId,
  bookedAt: operation.at,
  direction: operation.direction,
  amountMinor: operation.baseMinor,
  ...(operation.order === undefined
    ? {
        counterpartyName: operation.details,
        counterpartyAccount: operation.maskedNumber ?? '',
        purpose: cardOperationNames[operation.kind],
      }
    : { ...operation.order, purpose: operation.details }),
})

const cardOperationNames = {
  CASH: { ru: 'Снятие наличных', ky: 'Накталай акча алуу', en: 'Cash withdrawal' },
  RETAIL: {
    ru: 'Оплата в торговой точке',
    ky: 'Соода түйүнүндө төлөө',
    en: 'Payment at an outlet',
  },
  INTERNET: { ru: 'Оплата в интернете', ky: 'Интернет аркылуу төлөө', en: 'Online payment' },
  FEE: { ru: 'Комиссия банка', ky: 'Банктын комиссиясы', en: 'Bank fee' },
  TOP_UP: { ru: 'Пополнение', ky: 'Толуктоо', en: 'Top-up' },
  TRANSFER: { ru: 'Перевод', ky: 'Которуу', en: 'Transfer' },
  REVERSAL: { ru: 'Возврат', ky: 'Кайтаруу', en: 'Refund' },
} as const satisfies Readonly<Record<CardOperation['kind'], LocalizedText>>

async function terminalSections(
  { acquiring, core }: Bank,
  { legalPartyId, places, startDate, endDate }: Order,
): Promise<readonly SectionSource[]> {
  const from = instantAt(startDate, 0)
  const to = endOfDay(endDate)
  const own = await core.accountsOf(legalPartyId)
  const salePoints = await acquiring.salePointsOf(legalPartyId)
  const sections = places.flatMap(({ address, terminals }) =>
    terminals.map(async (code): Promise<SectionSource> => {
      const operations = await acquiring.terminalOperations(legalPartyId, [code], from, to)
      const salePoint = salePoints.find(({ cashRegisters }) =>
        cashRegisters.some(register => register.terminals.some(one => one.code === code)),
      )
      const credited = own.find(({ account }) => account === salePoint?.account)
      return {
        account: code,
        place: address,
        currency: operations[0]?.currency ?? credited?.currency ?? 'KGS',
        async *operations() {
          yield operations.map(fromTerminal).toReversed()
        },
        balances: async () => ({ openingMinor: 0n, heldMinor: 0n }),
      }
    }),
  )
  return Promise.all(sections)
}

const fromTerminal = (operation: TerminalOperation): StatementOperation => ({
  operationId: operation.operationId,
  bookedAt: operation.occurredAt,
  direction: operation.kind === 'SALE' ? 'CREDIT' : 'DEBIT',
  amountMinor: operation.amountMinor,
  feeMinor: operation.feeMinor,
  counterpartyName: operation.maskedCard,
  counterpartyAccount: '',
  purpose: terminalOperationNames[operation.kind],
  documentNumber: operation.rrn,
})

const terminalOperationNames = {
  SALE: { ru: 'Оплата картой', ky: 'Карта менен төлөө', en: 'Card payment' },
  RETURN: { ru: 'Возврат на карту', ky: 'Картага кайтаруу', en: 'Return to the card' },
} as const
