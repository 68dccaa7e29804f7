import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query'
import { currencies, isCurrencyCode, type CurrencyCode } from '@tartip/domain/money/currency'
import type { StatementKind } from '@tartip/domain/statements/statement'
import type { StatementPeriod } from '@tartip/domain/statements/quick-periods'
import type { StatementFileFormat } from '../../lib/api-types/statement.generated.ts'
import { execute } from '../../lib/graphql-client.ts'
import { subscribe } from '../../lib/live-client.ts'
import type { FoundPage } from '../../lists/found-list.tsx'
import type { LiveSource } from '../../lists/use-live-list.ts'
import {
  DeleteStatementDocument,
  OrderCardStatementDocument,
  OrderStatementDocument,
  OrderTerminalStatementDocument,
} from './api/change-statements.statement.generated.ts'
import {
  PeriodBalancesDocument,
  StatementAccountsDocument,
  type StatementAccountsQuery,
} from './api/order-choices.account.generated.ts'
import {
  ListenStatementsDocument,
  ListenTerminalStatementsDocument,
  OneStatementDocument,
  StatementsDocument,
  TerminalsDocument,
  TerminalStatementsDocument,
  type TerminalsQuery,
} from './api/read-statements.statement.generated.ts'
import {
  DeleteStatementScheduleDocument,
  SaveStatementScheduleDocument,
  StatementSchedulesDocument,
  type SaveStatementScheduleMutationVariables,
  type StatementSchedulesQuery,
} from './api/schedules.statement.generated.ts'
import {
  PaymentsOfPeriodDocument,
  PaymentsOfStatementDocument,
  type PaymentsOfPeriodQueryVariables,
  type PaymentsOfStatementQueryVariables,
  type StatementPaymentsFieldsFragment,
} from './api/statement-payments.statement.generated.ts'
import {
  boxOfKind,
  statementRowOf,
  terminalRowOf,
  type StatementBox,
  type StatementRow,
} from './statement-row.ts'

export type StatementPayments = StatementPaymentsFieldsFragment
export type StatementSchedule = StatementSchedulesQuery['findStatementSchedules'][number]
export type TerminalGroup = TerminalsQuery['getPOSTerminals'][number]
export type PaymentFilter = NonNullable<PaymentsOfStatementQueryVariables['filter']>
export type PeriodOfPayments = PaymentsOfPeriodQueryVariables['parameters']

const service = 'statement'
/** Everything that shows statements. */
export const statementsKey = 'statements'
/** Specification 2, section 7. */
const pageSize = 50

/** A page of one of the two lists, newest first. */
export const statementsQuery = (partyId: string, box: StatementBox, page: number) =>
  queryOptions({
    queryKey: [statementsKey, 'list', partyId, box, page] as const,
    queryFn: async ({ signal }): Promise<FoundPage<StatementRow>> => {
      const variables = { partyId, page, size: pageSize }
      const options = { service, signal } as const
      if (box === 'TERMINALS') {
        const { findPOSTerminalStatements: found } = await execute(
          TerminalStatementsDocument,
          variables,
          options,
        )
        return pageOf(found, found.posTerminalStatements.map(terminalRowOf))
      }
      const { findAll: found } = await execute(StatementsDocument, variables, options)
      return pageOf(found, found.statements.map(statementRowOf))
    },
    placeholderData: keepPreviousData,
  })

const pageOf = (
  { totalElements, totalPages }: { readonly totalElements: number; readonly totalPages: number },
  list: readonly StatementRow[],
): FoundPage<StatementRow> => ({ list, amountElements: totalElements, amountPages: totalPages })

export const statementQuery = (partyId: string, statementId: string) =>
  queryOptions({
    queryKey: [statementsKey, 'one', partyId, statementId] as const,
    queryFn: async ({ signal }) => {
      const variables = { partyId, statementId }
      const data = await execute(OneStatementDocument, variables, { service, signal })
      return statementRowOf(data.findStatement)
    },
  })

export const paymentsOfStatementQuery = (
  statementId: string,
  filter: PaymentFilter,
  page: number,
) =>
  queryOptions({
    queryKey: [statementsKey, 'payments', statementId, filter, page] as const,
    queryFn: async ({ signal }): Promise<StatementPayments> => {
      const variables = { statementId, filter, page, size: pageSize }
      const data = await execute(PaymentsOfStatementDocument, variables, { service, signal })
      return data.getPaymentsByStatement
    },
    placeholderData: keepPreviousData,
  })

/** The same of days for which nothing was ordered. */
export const paymentsOfPeriodQuery = (
  parameters: PeriodOfPayments,
  filter: PaymentFilter,
  page: number,
) =>
  queryOptions({
    queryKey: [statementsKey, 'period', parameters, filter, page] as const,
    queryFn: async ({ signal }): Promise<StatementPayments> => {
      const variables = { parameters, filter, page, size: pageSize }
      return (await execute(PaymentsOfPeriodDocument, variables, { service, signal })).getPayments
    },
    placeholderData: keepPreviousData,
  })

/** An account of which statements can be ordered, with all its currencies. */
export interface StatementAccount {
  readonly id: string
  readonly account: string
  readonly accountName: string
  readonly kind: Exclude<StatementKind, 'POS'>
  readonly currencies: readonly CurrencyCode[]
}

export const statementAccountsQuery = (partyId: string) =>
  queryOptions({
    queryKey: [statementsKey, 'accounts', partyId] as const,
    queryFn: async ({ signal }): Promise<readonly StatementAccount[]> => {
      const options = { service: 'account', signal } as const
      return accountsOf(await execute(StatementAccountsDocument, { partyId }, options))
    },
  })

function accountsOf(data: StatementAccountsQuery): readonly StatementAccount[] {
  const cards = new Map(
    data.findAllByPartyIdBaseCardAccountInfo.map(({ account, multiBalance }) => [
      account.id,
      multiBalance.map(({ currency }) => currency),
    ]),
  )
  return data.findAllAccountsByPartyIdWithAcl.map(({ type, currency, ...account }) => ({
    ...account,
    kind: type === 'CARD' ? 'CARD' : 'ACCOUNT',
    currencies: [...new Set([currency.isoCode, ...(cards.get(account.id) ?? [])])].filter(
      isCurrencyCode,
    ),
  }))
}

export const terminalsQuery = (partyId: string) =>
  queryOptions({
    queryKey: [statementsKey, 'terminals', partyId] as const,
    queryFn: async ({ signal }) =>
      (await execute(TerminalsDocument, { partyId }, { service, signal })).getPOSTerminals,
  })

/** What was on an account at both ends of a period. */
export const periodBalancesQuery = (accountId: string, period: StatementPeriod) =>
  queryOptions({
    queryKey: [statementsKey, 'balances', accountId, period] as const,
    queryFn: async ({ signal }) => {
      const options = { service: 'account', signal } as const
      const variables = { accountId, ...period }
      return (await execute(PeriodBalancesDocument, variables, options)).getBalanceInfoByPeriod
    },
    retry: false,
  })

/** What is ordered; nothing chosen means everything. */
export interface StatementOrder extends StatementPeriod {
  readonly partyId: string
  readonly kind: StatementKind
  readonly accounts: readonly string[]
  readonly currencies: readonly CurrencyCode[]
  /** Terminals by their addresses. */
  readonly terminals: readonly { readonly address: string; readonly codes: readonly string[] }[]
}

export interface OrderedStatement {
  readonly row: StatementRow
  /** The same had been ordered before. */
  readonly isRepeated: boolean
}

export async function orderStatement(
  order: StatementOrder,
  idempotencyKey: string,
): Promise<OrderedStatement> {
  const { partyId, kind, accounts, terminals, startDate, endDate } = order
  const options = { service, idempotencyKey } as const
  const period = { startDate, endDate }
  if (kind === 'POS') {
    const { orderPOSTerminalStatement: done } = await execute(
      OrderTerminalStatementDocument,
      {
        order: {
          partyID: partyId,
          posTerminalsByAddresses: terminals.map(({ address, codes }) => ({
            address,
            posTerminals: [...codes],
          })),
          ...period,
        },
      },
      options,
    )
    return { row: terminalRowOf(done.posTerminalStatement), isRepeated: done.isRepeated }
  }
  const [single] = accounts
  const variables = {
    order: {
      partyId,
      account: accounts.length === 1 && single !== undefined ? single : null,
      accounts: accounts.length > 1 ? [...accounts] : null,
      currencies: [...numbersOf(order.currencies)],
      ...period,
    },
  }
  const done =
    kind === 'CARD'
      ? (await execute(OrderCardStatementDocument, variables, options)).orderCardStatement
      : (await execute(OrderStatementDocument, variables, options)).order
  return { row: statementRowOf(done.statement), isRepeated: done.isRepeated }
}

export const numbersOf = (codes: readonly CurrencyCode[]): readonly string[] =>
  codes.map(code => currencies[code].specNum)

/** A new statement comes first, before the list is read again. */
export function putOnTop(client: QueryClient, partyId: string, row: StatementRow): void {
  const { queryKey } = statementsQuery(partyId, boxOfKind(row.kind), 1)
  client.setQueryData(
    queryKey,
    page =>
      page && {
        ...page,
        list: [row, ...page.list.filter(({ id }) => id !== row.id)],
        amountElements: page.amountElements + (page.list.some(({ id }) => id === row.id) ? 0 : 1),
      },
  )
}

export const deleteStatement = (partyId: string, statementId: string) =>
  execute(DeleteStatementDocument, { partyId, statementId }, { service })

/** Statements of one list as they change. */
export const liveStatements = (partyId: string, box: StatementBox): LiveSource<StatementRow> => ({
  key: `${partyId} ${box}`,
  rowsKey: [statementsKey, 'list', partyId, box],
  detailsKey: [statementsKey, 'one', partyId],
  countsKey: [statementsKey, 'counts'],
  follow(lastEventId, { onEvent, onMissed }) {
    const variables = () => ({ partyId, lastEventId: lastEventId() })
    if (box === 'TERMINALS') {
      return subscribe(ListenTerminalStatementsDocument, variables, {
        service,
        onData: ({
          listenPOSTerminalStatement: { eventId, statementID: id, posTerminalStatement },
        }) =>
          onEvent({
            eventId,
            id,
            row: posTerminalStatement ? terminalRowOf(posTerminalStatement) : undefined,
          }),
        onMissed,
      })
    }
    return subscribe(ListenStatementsDocument, variables, {
      service,
      onData: ({ listen: { eventId, statementId: id, statement } }) =>
        onEvent({ eventId, id, row: statement ? statementRowOf(statement) : undefined }),
      onMissed,
    })
  },
})

export const schedulesQuery = (partyId: string) =>
  queryOptions({
    queryKey: [statementsKey, 'schedules', partyId] as const,
    queryFn: async ({ signal }) =>
      (await execute(StatementSchedulesDocument, { partyId }, { service, signal }))
        .findStatementSchedules,
  })

export type NewSchedule = SaveStatementScheduleMutationVariables['schedule']

export const saveSchedule = (schedule: NewSchedule) =>
  execute(SaveStatementScheduleDocument, { schedule }, { service })

export const deleteSchedule = (partyId: string, scheduleId: string) =>
  execute(DeleteStatementScheduleDocument, { partyId, scheduleId }, { service })

/** Formats of files that a schedule may order, in the order of the menu. */
export const scheduleFormats: readonly StatementFileFormat[] = [
  'PDF',
  'XLSX',
  'TXT',
  'CAMT053',
  'MT940',
  'CSV',
]
