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
      return paymentId ? `/history?status=ALL&payment=${encodeURIComponent(paymentId)}` : undefined
    case 'MANUAL':
    case 'ROBOTICS':
      return undefined
  }
}
