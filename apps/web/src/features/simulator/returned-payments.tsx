import { numbered } from '@tartip/domain/documents/numbered'
import { errorText } from '@tartip/domain/errors/catalogue'
import { formatDateTime } from '@tartip/domain/time/format-date'
import { fromIso } from '@tartip/domain/time/instant'
import { Amount } from '../../components/text/amount.tsx'
import { Chip } from '../../components/text/chip.tsx'
import { useLanguage } from '../../lib/use-language.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import type { ReturnedPayment } from './api/settlement-api.ts'
import { DeskLine, DeskList } from './desk-list.tsx'

/**
 * Payments that did not arrive, with the reason: returned payments of other banks, and documents
 * stopped during execution.
 */
export function ReturnedPayments({ returned }: { returned: readonly ReturnedPayment[] }) {
  const { t } = useTranslation('simulator')
  return (
    <DeskList
      id="settlement-returned"
      title={t($ => $.returned.title)}
      text={t($ => $.returned.text)}
      items={returned}
      keyOf={({ id }) => id}
      wordsOf={payment => [
        payment.documentNumber,
        payment.payerName,
        payment.recipientName,
        payment.amount,
      ]}
      empty={t($ => $.returned.empty)}
      emptyTone="empty"
    >
      {payment => <ReturnedLine payment={payment} />}
    </DeskList>
  )
}

function ReturnedLine({ payment }: { payment: ReturnedPayment }) {
  const { t } = useTranslation('simulator')
  const language = useLanguage()
  const { code, reason } = payment
  const why = reason ?? (code && errorText(code, {}, language))
  return (
    <DeskLine
      title={`${payment.payerName} → ${payment.recipientName}`}
      note={
        <>
          {numbered(payment.documentNumber, language)} · {formatDateTime(fromIso(payment.at))}{' '}
          <Chip tone="muted">{t($ => $.returned.directions[payment.direction])}</Chip>
        </>
      }
      below={why === undefined ? null : <p>{why}</p>}
      end={<Amount value={payment.amount} currency={payment.currency} />}
    />
  )
}
