import type {
  NotificationCode,
  NotificationDetails,
} from '@tartip/domain/notification/notification-code'
import { notificationText } from '@tartip/domain/notification/notification-text'
import { sql } from 'kysely'
import { organisationId } from '../../payment/testing/test-people.ts'
import { somAccount, type StatementBank } from './statement-bank.ts'

export const orderCall = `mutation($order: StatementOrderInput!) { order(statementOrder: $order) {
  isRepeated statement { id status statusLabel fileName progress formats availableAccounts { account currencies }
    currencies operationCount errorMessage requestedBy } } }`
export const findAllCall = `query($partyId: ID!) { findAll(partyId: $partyId) { totalElements totalPages
  statements { id status statusLabel progress operationCount formats } } }`
export const paymentsCall = `query($id: ID!, $page: PageableInput, $filter: StatementPaymentFilter) {
  getPaymentsByStatement(statementId: $id, pagination: $page, filter: $filter) {
    currentPage elementsInCurrentPage totalPages totalElements
    accounts { clientName clientAccount currencies { isoNum isoName incomingBalance outgoingBalance
      planBalance totalDebit totalCredit payments { paymentDate payments {
        id counterpartyName debit credit paymentPurpose paymentDate } } } } } }`
export const deleteCall = `mutation($partyId: ID!, $id: ID!) { deleteStatement(partyId: $partyId, statementId: $id) }`
export const downloadCall = `query($partyId: ID!, $fileName: String!, $format: StatementFileFormat!, $language: StatementLanguage) {
  download(partyId: $partyId, fileName: $fileName, fileFormat: $format, language: $language) {
    fileName contentType sizeBytes url data } }`

export interface Ordered {
  readonly isRepeated: boolean
  readonly statement: Readonly<Record<'id' | 'status' | 'fileName' | 'statusLabel', string>>
}

export const orderOf = (more: object = {}) => ({
  order: {
    partyId: organisationId,
    account: somAccount.account,
    currencies: [],
    startDate: '2026-11-01',
    endDate: '2026-11-05',
    ...more,
  },
})

/** What tests do with statements again and again, in the bank that is open then. */
export function statementSteps(bank: () => StatementBank) {
  const order = (more: object = {}, who: object = {}) =>
    bank().call<Ordered>(orderCall, orderOf(more), who)
  return {
    order,
    async ready(more: object = {}) {
      const { statement } = await order(more)
      await bank().runJobs()
      return statement
    },

    /** What the person who ordered a statement is notified of. */
    async noticesOf(id: string): Promise<readonly string[]> {
      const { rows } = await sql<{ code: NotificationCode; details: NotificationDetails }>`
        select payload->>'code' as code, payload->'details' as details
        from platform.outbox
        where topic = 'notification' and payload->>'source' = ${`statement ${id}`}
        order by id`.execute(bank().database.ownerDb)
      return rows.map(
        ({ code, details }) => `${code}: ${notificationText(code, details, 'ru').text}`,
      )
    },

    async download(fileName: string, format: string, language = 'RU') {
      const call = () =>
        bank().call<Readonly<Record<'fileName' | 'contentType' | 'data', string>>>(downloadCall, {
          partyId: organisationId,
          fileName,
          format,
          language,
        })
      // A file that was not made with the statement is ordered by the first call and made by a job.
      const [first] = await Promise.allSettled([call(), bank().untilJobsAreDone()])
      if (first.status === 'rejected') throw first.reason
      return first.value
    },
  }
}
