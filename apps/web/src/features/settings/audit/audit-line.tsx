import { auditActionName } from '@tartip/domain/audit/action-names'
import { auditOutcomeText, auditOutcomeTone } from '@tartip/domain/audit/outcome-words'
import { auditDetailName, auditDetailValue } from '@tartip/domain/audit/record-words'
import type { Language } from '@tartip/domain/language'
import type { ListWords } from '@tartip/domain/lists/list-words'
import { formatDateTime } from '@tartip/domain/time/format-date'
import { fromIso } from '@tartip/domain/time/instant'
import { AppLink } from '../../../components/controls/app-link.tsx'
import { VisuallyHidden } from '../../../components/controls/visually-hidden.tsx'
import { Unfold } from '../../../components/layout/unfold.tsx'
import { AccountNumber } from '../../../components/text/account-number.tsx'
import { Chip } from '../../../components/text/chip.tsx'
import { useTranslation } from '../../../lib/use-translation.ts'
import type { AuditRecord } from './audit-queries.ts'
import classes from './audit.module.css'

const tones = { done: 'success', ended: 'muted', refused: 'danger' } as const

/** One line of the audit; what it is about and its place in the chain unfold below it. */
export function AuditLine({ record, words }: { record: AuditRecord; words: ListWords }) {
  const { t } = useTranslation('settings')
  const { outcome } = record
  return (
    <li className={classes.line}>
      <div className={classes.head}>
        <span className={classes.name}>{auditActionName(record.action, words.language)}</span>
        <Chip tone={tones[auditOutcomeTone(record)]}>
          {auditOutcomeText(outcome, words.language)}
        </Chip>
      </div>
      <Unfold
        look="quiet"
        summary={
          <>
            {formatDateTime(fromIso(record.occurredAt))} ·{' '}
            {record.personName ?? t($ => $.audit.bank)}
            <VisuallyHidden>{` · ${words.column('details')}`}</VisuallyHidden>
          </>
        }
      >
        <dl className={classes.details}>
          {record.details.map(({ name, value }) => (
            <div key={name}>
              <dt>
                <DetailName name={name} language={words.language} />
              </dt>
              <dd>
                <DetailValue
                  action={record.action}
                  name={name}
                  value={value}
                  language={words.language}
                />
              </dd>
            </div>
          ))}
          <div>
            <dt>{words.column('sequence')}</dt>
            <dd>{record.sequence}</dd>
          </div>
          <div>
            <dt>{words.column('hash')}</dt>
            <dd>{record.hash}</dd>
          </div>
        </dl>
      </Unfold>
    </li>
  )
}

/** A link stands in the place of the record number that a file has. */
function DetailName({ name, language }: { name: string; language: Language }) {
  const { t } = useTranslation('settings')
  if (name === 'paymentId') return t($ => $.audit.document)
  if (name === 'letterId') return t($ => $.audit.letter)
  return auditDetailName(name, language)
}

interface DetailValueProps {
  action: string
  name: string
  value: string
  language: Language
}

function DetailValue({ action, name, value, language }: DetailValueProps) {
  const { t } = useTranslation('settings')
  switch (name) {
    case 'account':
    case 'accountBefore':
      return <AccountNumber account={value} />
    case 'paymentId':
      return (
        <AppLink href={`/history?payment=${encodeURIComponent(value)}`}>
          {t($ => $.audit.openDocument)}
        </AppLink>
      )
    case 'letterId':
      return (
        <AppLink
          href={
            // A letter of the bank is only read; what is written and signed goes out.
            action === 'letterRead'
              ? `/letter/incoming?letter=${encodeURIComponent(value)}`
              : `/letter/outgoing?letter=${encodeURIComponent(value)}`
          }
        >
          {t($ => $.audit.openLetter)}
        </AppLink>
      )
    default:
      return auditDetailValue({ action, name, value }, language)
  }
}
