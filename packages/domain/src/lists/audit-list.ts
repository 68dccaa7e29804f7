import { auditActionName, auditActionNames } from '../audit/action-names.ts'
import { auditOutcomeNames, auditOutcomeText } from '../audit/outcome-words.ts'
import { auditDetailName, auditDetailValue } from '../audit/record-words.ts'
import { bishkekDate, fromIso } from '../time/instant.ts'
import { filtersOf } from './filter.ts'
import { columnsOf, defineList } from './list.ts'

/** A line of the organisation's audit, as the API answers it. */
export interface AuditListRow {
  readonly sequence: string
  readonly occurredAt: string
  readonly source: string
  readonly action: string
  readonly outcome: string
  readonly personId?: string | null
  readonly personName?: string | null
  readonly details: readonly { readonly name: string; readonly value: string }[]
  readonly hash: string
}

const column = columnsOf<AuditListRow>()
const filter = filtersOf<AuditListRow>()

/** The audit of an organisation in the order of its chain, newest first. */
export const auditList = defineList<AuditListRow>()({
  name: 'audit',
  filters: {
    period: filter.period({
      from: { name: 'from', input: 'startDate' },
      to: { name: 'to', input: 'endDate' },
      of: row => bishkekDate(fromIso(row.occurredAt)),
    }),
    person: filter.person({
      name: 'person',
      of: row => row.personId ?? null,
    }),
    action: filter.choice({
      name: 'action',
      options: auditActionNames,
      matches: (action, row) => action === row.action,
    }),
    outcome: filter.choice({
      name: 'outcome',
      options: auditOutcomeNames,
      matches: (outcome, row) => (outcome === 'DONE') === (row.outcome === 'ok'),
    }),
  },
  sorts: ['SEQUENCE'],
  usualSort: { by: 'SEQUENCE', order: 'DESC' },
  columns: [
    column('number', 'sequence', row => row.sequence, { shown: 'always' }),
    column('dateTime', 'occurredAt', row => row.occurredAt, {
      shown: 'always',
    }),
    column('person', 'person', row => row.personName ?? undefined, {
      shown: 'always',
    }),
    column('text', 'action', (row, language) => auditActionName(row.action, language), {
      shown: 'always',
    }),
    column('text', 'outcome', (row, language) => auditOutcomeText(row.outcome, language), {
      shown: 'always',
    }),
    column(
      'text',
      'details',
      (row, language) =>
        row.details
          .map(({ name, value }) => {
            const read = auditDetailValue({ action: row.action, name, value }, language)
            return `${auditDetailName(name, language)}: ${read}`
          })
          .join('; '),
      { shown: 'inFiles' },
    ),
    column('text', 'hash', row => row.hash, {
      shown: 'inFiles',
    }),
  ],
})
