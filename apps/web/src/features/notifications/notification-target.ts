import { qrSaleHref, qrSalesOfDayHref } from '../../lib/qr-sale-href.ts'
import type { NotificationEntry } from './notifications-queries.ts'

/** What an entry leads to (specification, notification targets); undefined when it only informs. */
export function targetOf({
  origin,
  message: { payload },
}: Pick<NotificationEntry, 'origin'> & {
  readonly message: Pick<NotificationEntry['message'], 'payload'>
}): string | undefined {
  const { paymentId, salaryId } = payload
  switch (origin) {
    case 'STATEMENT':
      return '/documents/statements'
    case 'LETTER':
      return '/letter/incoming'
    case 'SALARY':
    case 'IMPORT_SALARY':
      return salaryId ? `/salary/detail/${encodeURIComponent(salaryId)}` : undefined
    case 'ELQR':
    case 'PAYMENT':
      if (paymentId) return `/history?status=ALL&payment=${encodeURIComponent(paymentId)}`
      return origin === 'ELQR' ? salesHrefOf(payload) : undefined
    case 'MANUAL':
    case 'ROBOTICS':
      return undefined
  }
}

/** The sheet of one sale, or the sales of the outlet or account on that day. */
function salesHrefOf({
  count,
  day,
  salePointCode: point,
  account,
  referenceId,
}: NotificationEntry['message']['payload']): string | undefined {
  if (count && count > 1 && day) return qrSalesOfDayHref(day, { point, account })
  return referenceId ? qrSaleHref(referenceId) : undefined
}
