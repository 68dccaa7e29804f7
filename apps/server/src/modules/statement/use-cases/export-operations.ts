import type { Language } from '@tartip/domain/language'
import { err, ok, type Result } from '@tartip/domain/result'
import type { StatementFormat } from '@tartip/domain/statements/statement'
import { isLocalDate } from '@tartip/domain/time/instant'
import { formatPeriod } from '@tartip/domain/time/format-date'
import { listWords } from '@tartip/domain/lists/list-texts'
import { accountOperationList } from '@tartip/domain/lists/account-operation-list'
import type { StatementContent } from '@tartip/formats/statements/statement-content'
import { writeStatementFile } from '@tartip/formats/statements/write-statement-file'

import type { Actor } from '../../../platform/actor.ts'
import { headOf } from '../files/make-file.ts'
import type { StatementDeps } from '../statement-deps.ts'
import { mostRead, readPayments, type ReadPaymentsRefusal } from './read-payments.ts'

/** The formats of a file of operations, by the ending of its name. */
const formatOfEnding: Readonly<Record<string, StatementFormat>> = {
  csv: 'CSV',
  xlsx: 'XLSX',
  txt: 'TXT',
  xml: 'CAMT053',
}
const operationsAtOnce = 500

/** The operations of a period as the bank has them now, written like a statement that nobody has ordered. */
export function exportOperations(
  deps: Pick<
    StatementDeps,
    | 'core'
    | 'cards'
    | 'acquiring'
    | 'accounts'
    | 'clock'
    | 'ids'
    | 'rules'
    | 'ownBic'
    | 'fontsFolder'
  >,
) {
  return {
    name: 'statement-operations',
    title: (language: Language) => listWords(accountOperationList.name, language).title,
    async open(
      actor: Actor,
      { account, startDate, endDate, ...others }: Readonly<Record<string, unknown>>,
      language: Language,
    ): Promise<
      Result<
        {
          readonly about: readonly string[]
          readonly isEmpty: boolean
          readonly write: (ending: string) => AsyncIterable<Uint8Array>
        },
        ReadPaymentsRefusal | 'BAD_USER_INPUT'
      >
    > {
      const [unknown] = Object.keys(others)
      if (unknown !== undefined) return err('BAD_USER_INPUT', { field: unknown })
      if (typeof startDate !== 'string' || !isLocalDate(startDate)) {
        return err('DATE_INVALID', { field: 'startDate' })
      }
      if (typeof endDate !== 'string' || !isLocalDate(endDate)) {
        return err('DATE_INVALID', { field: 'endDate' })
      }
      const { legalPartyId } = actor
      const accounts = typeof account === 'string' ? [account] : []
      const requested = { legalPartyId, accounts, currencies: [], startDate, endDate }
      const found = await readPayments(deps, actor, requested, {}, { page: 1, size: mostRead })
      if (!found.ok) return found
      const { sections, list, count } = found.value
      const record = {
        id: deps.ids.uuid(),
        kind: 'ACCOUNT',
        clientName: actor.companyName,
        clientInn: actor.companyInn,
        startDate,
        endDate,
      } as const
      const content: StatementContent = {
        head: headOf(deps, record, language),
        sections,
        async *operationsOf(index) {
          const own = list.flatMap(each => (each.section === index ? [each.operation] : []))
          for (let from = 0; from < own.length; from += operationsAtOnce) {
            yield own.slice(from, from + operationsAtOnce)
          }
        },
      }
      return ok({
        about: [...accounts, formatPeriod(startDate, endDate)],
        isEmpty: count === 0,
        write: ending => writeStatementFile(formatOfEnding[ending] ?? 'CSV', content, deps),
      })
    },
  }
}
