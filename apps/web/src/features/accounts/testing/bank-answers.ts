import { vi } from 'vitest'
import { fakeServer } from '../../../testing/fake-server.ts'
import type { FakeServer } from '../../../testing/fake-server.ts'
import { FakeSocket } from '../../../testing/fake-socket.ts'
import type { AccountOperation, HomePayment } from '../account-queries.ts'
import type { Account } from '../accounts-model.ts'
import type { CardMoneyQuery } from '../api/card-money.account.generated.ts'
import type { ComingTermsQuery } from '../api/coming-terms.account.generated.ts'
import type { ExpectedPaymentsQuery } from '../api/expected-payments.payment.generated.ts'
import type { DayTurnover } from '../home/cash-flow-days.ts'

/** Monday 10:51:30 in Bishkek, 38 minutes and a half before the clearing of the day closes. */
export const bankNow = '2026-11-30T04:51:30.000Z'

export const data = (value: unknown) => ({ body: { data: value } })
export const refusal = (code: string, traceId = 'trace-1') => ({
  body: { errors: [{ message: code, extensions: { code, params: {}, traceId } }] },
})

interface Bank {
  readonly accounts?: readonly Account[]
  /** What the card system says of card accounts. */
  readonly cardMoney?: CardMoneyQuery['findAllByPartyIdBaseCardAccountInfo']
  readonly toSign?: readonly HomePayment[]
  readonly drafts?: readonly HomePayment[]
  readonly returned?: readonly HomePayment[]
  readonly latest?: readonly HomePayment[]
  readonly turnover?: readonly DayTurnover[]
  /** What comes by loans and deposits. */
  readonly coming?: Partial<ComingTermsQuery>
  readonly expected?: ExpectedPaymentsQuery['getExpectedPayments']
  /** Debts and fines whose documents were sent. */
  readonly beingPaid?: readonly string[]
  readonly regular?: ExpectedPaymentsQuery['getRegularPayments']
  readonly ratesAreOld?: boolean
  readonly taxDebt?: string
}

/**
 * The money of a card account whose own currency is the som, by currency; nothing is held but where
 * `planned` says what will be left.
 */
export const cardMoneyOf = (
  id: string,
  amounts: Readonly<Record<string, string>>,
  planned: Readonly<Record<string, string>> = {},
) => ({
  account: { id, currency: { isoCode: 'KGS' } },
  multiBalance: [
    { currency: 'ALL', amount: '999999.00', plannedAmount: '999999.00' },
    ...Object.entries(amounts).map(([currency, amount]) => ({
      currency,
      amount,
      plannedAmount: planned[currency] ?? amount,
    })),
  ],
})

/** A bank that answers every query of the home screen; a test replaces the one it is about. */
export function answeringBank(bank: Bank = {}): FakeServer {
  vi.stubGlobal('WebSocket', FakeSocket)
  const server = fakeServer()
  const lists: Readonly<Record<string, readonly HomePayment[]>> = {
    FOR_SIGN: bank.toSign ?? [],
    DRAFT: bank.drafts ?? [],
    FOR_EDITING: bank.returned ?? [],
    ALL: bank.latest ?? [],
  }
  server.on(
    'BankToday',
    data({
      getBankToday: {
        now: bankNow,
        date: '2026-11-30',
        isWorkingDay: true,
        isShortDay: false,
        nextWorkingDay: '2026-12-01',
      },
    }),
  )
  server.on('OwnAccounts', data({ findAllAccountsByPartyIdWithAcl: bank.accounts ?? [] }))
  server.on('CardMoney', data({ findAllByPartyIdBaseCardAccountInfo: bank.cardMoney ?? [] }))
  server.on('TurnoverByDay', data({ getTurnoverByPeriod: bank.turnover ?? [] }))
  server.on(
    'OfficialRates',
    data({
      getCurrencyRates: {
        nbkr: [{ code: 'USD', salesRate: '87.4500' }],
        info: [{ group: 'NBKR', date: '2026-11-28', isOld: bank.ratesAreOld ?? false }],
      },
    }),
  )
  server.on(
    'TaxDebt',
    data({
      getNptByLegalPartyId: {
        totalAmount: bank.taxDebt ?? '0.00',
        currency: 'KGS',
        date: '2026-11-30',
        pdfLink: '/api/v1/exports/tax-papers?format=pdf',
        list: bank.taxDebt === undefined ? [] : [profitTax(bank.taxDebt)],
      },
    }),
  )
  server.on('ComingTerms', data({ getLoanAccounts: [], getDepositAccounts: [], ...bank.coming }))
  server.on(
    'ExpectedPayments',
    data({
      getExpectedPayments: bank.expected ?? [],
      getBudgetItemsBeingPaid: bank.beingPaid ?? [],
      getRegularPayments: bank.regular ?? [],
    }),
  )
  server.on('OwnBankName', data({ getBanksByCode: { list: [] } }))
  server.on(
    'SignDeadlines',
    data({
      getOperationsTimeRule: [
        {
          operationCode: 'CLEARING',
          ruleTrait: 'DEFAULT',
          signDeadline: '11:30',
          signIsAllowed: true,
        },
      ],
    }),
  )
  server.on('HomePayments', call => {
    const list = lists[statusRequested(call.body)] ?? []
    const totals = list.slice(0, 1).map(({ currency, amount }) => ({ currency, amount, count: 1 }))
    return data({ searchPaymentByCriteria: { list, amountElements: list.length, totals } })
  })
  return server
}

export const profitTax = (amount: string) => ({
  id: 'tax-1',
  taxName: { ru: 'Налог на прибыль', kg: 'Пайдага салык', eng: 'Profit tax' },
  paymentCode: '11111100',
  taxOfficeCode: '001',
  taxOfficeName: null,
  amount,
  penalty: '0.00',
  fine: '0.00',
  totalAmount: amount,
  currency: 'KGS',
  dueDate: '2026-11-20',
  pdfNoticeLink: '/api/v1/exports/tax-papers?format=pdf&debtId=tax-1',
})

function statusRequested(body: unknown): string {
  const { variables } = body as { variables: { search: { status: string } } }
  return variables.search.status
}

/** One page of operations. */
export const pageOf = (list: readonly AccountOperation[], nextCursor: string | null = null) => ({
  list,
  nextCursor,
  totalCredit: '150.00',
  totalDebit: '40.00',
  totalBroughtForward: '0.00',
})

export function operationOf(patch: Partial<AccountOperation> = {}): AccountOperation {
  return {
    id: 'operation-1',
    bookedDate: '2026-11-27T05:00:00.000Z',
    direction: 'DEBIT',
    amount: '86210.00',
    currency: 'KGS',
    balanceAfter: '913790.00',
    counterpartyName: 'ОсОО «Ысык-Көл Сүт»',
    counterpartyAccount: '1240120000100001',
    counterpartyBank: null,
    purpose: 'Оплата по договору 12',
    documentNumber: '1042',
    operationCode: 'CLEARING',
    paymentId: 'payment-9',
    ...patch,
  }
}
