import { errorText, isErrorCode } from '@tartip/domain/errors/catalogue'
import { formatDateTime } from '@tartip/domain/time/format-date'
import { fromIso } from '@tartip/domain/time/instant'
import { VisuallyHidden } from '../../../components/controls/visually-hidden.tsx'
import { Unfold } from '../../../components/layout/unfold.tsx'
import { AccountNumber } from '../../../components/text/account-number.tsx'
import { Chip } from '../../../components/text/chip.tsx'
import { useTranslation } from '../../../lib/use-translation.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import type ru from '../i18n/ru.json'
import type { AuditRecord } from '../settings-queries.ts'
import classes from './audit.module.css'

type KnownAction = Exclude<keyof typeof ru.audit.actions, 'other'>
type KnownDetail = keyof typeof ru.audit.names

/** One line of the audit; what it is about and its place in the chain unfold beneath it. */
export function AuditLine({ record }: { record: AuditRecord }) {
  const { t } = useTranslation('settings')
  const language = useLanguage()
  const { action, outcome } = record
  const known = t($ => $.audit.actions[action as KnownAction])
  const name = known || t($ => $.audit.actions.other, { action })
  return (
    <li className={classes.line}>
      <div className={classes.head}>
        <span className={classes.name}>{name}</span>
        <Chip tone={outcome === 'ok' ? 'success' : 'danger'}>
          {outcome === 'ok'
            ? t($ => $.audit.ok)
            : isErrorCode(outcome)
              ? errorText(outcome, {}, language)
              : outcome}
        </Chip>
      </div>
      <Unfold
        look="quiet"
        summary={
          <>
            {formatDateTime(fromIso(record.occurredAt))} ·{' '}
            {record.personName ?? t($ => $.audit.bank)}
            <VisuallyHidden>{` · ${t($ => $.audit.details)}`}</VisuallyHidden>
          </>
        }
      >
        <dl className={classes.details}>
          {record.details.map(({ name: detail, value }) => (
            <div key={detail}>
              <dt>{t($ => $.audit.names[detail as KnownDetail]) || detail}</dt>
              <dd>{detail === 'account' ? <AccountNumber account={value} /> : value}</dd>
            </div>
          ))}
          <div>
            <dt>{t($ => $.audit.number)}</dt>
            <dd>{record.sequence}</dd>
          </div>
          <div>
            <dt>{t($ => $.audit.hash)}</dt>
            <dd>{record.hash}</dd>
          </div>
        </dl>
      </Unfold>
    </li>
  )
}
