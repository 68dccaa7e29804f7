import { bishkekDate, fromIso } from '../time/instant.ts'
import { filtersOf } from './filter.ts'
import { columnsOf, defineList } from './list.ts'
import { listLabel as label } from './list-words.ts'

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
  title: label('Журнал действий', 'Аракеттер журналы', 'Audit log'),
  filters: {
    period: filter.period({
      label: label('Период', 'Мезгил', 'Period'),
      from: { name: 'from', input: 'startDate', label: label('С даты', 'Башталган күнү', 'From') },
      to: { name: 'to', input: 'endDate', label: label('По дату', 'Бүткөн күнү', 'To') },
      of: row => bishkekDate(fromIso(row.occurredAt)),
    }),
    person: filter.person({
      name: 'person',
      label: label('Кто', 'Ким', 'Person'),
      of: row => row.personId ?? null,
    }),
    outcome: filter.choice({
      name: 'outcome',
      label: label('Итог', 'Жыйынтык', 'Outcome'),
      options: {
        DONE: label('Выполнено', 'Аткарылды', 'Done'),
        REFUSED: label('Отклонено', 'Четке кагылды', 'Refused'),
      },
      matches: (outcome, row) => (outcome === 'DONE') === (row.outcome === 'ok'),
    }),
  },
  sorts: {
    SEQUENCE: {
      DESC: label('Сначала новые', 'Адегенде жаңылары', 'Newest first'),
      ASC: label('Сначала старые', 'Адегенде эскилери', 'Oldest first'),
    },
  },
  usualSort: { by: 'SEQUENCE', order: 'DESC' },
  columns: [
    column('number', 'sequence', ['№', '№', 'No.'], row => row.sequence, { shown: 'always' }),
    column('dateTime', 'occurredAt', ['Когда', 'Качан', 'When'], row => row.occurredAt, {
      shown: 'always',
    }),
    column('person', 'person', ['Кто', 'Ким', 'Person'], row => row.personName ?? undefined, {
      shown: 'always',
    }),
    column('text', 'action', ['Действие', 'Аракет', 'Action'], row => row.action, {
      shown: 'always',
    }),
    column('text', 'outcome', ['Итог', 'Жыйынтык', 'Outcome'], row => row.outcome, {
      shown: 'always',
    }),
    column(
      'text',
      'details',
      ['Подробности', 'Чоо-жайы', 'Details'],
      row => row.details.map(({ name, value }) => `${name}: ${value}`).join('; '),
      { shown: 'inFiles' },
    ),
    column('text', 'hash', ['Отпечаток', 'Белги', 'Fingerprint'], row => row.hash, {
      shown: 'inFiles',
    }),
  ],
})
