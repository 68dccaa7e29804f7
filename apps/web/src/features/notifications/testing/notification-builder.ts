import type { NotificationEntry } from '../notifications-queries.ts'

type Payload = NotificationEntry['message']['payload']

/** A payment that waits for a signature, not read. */
export function notificationOf(
  more: Partial<Omit<NotificationEntry, 'message'>> & {
    title?: string
    payload?: Partial<Payload>
  } = {},
): NotificationEntry {
  const { title = 'Платёж ждёт вашей подписи', payload, ...rest } = more
  const noPayload = {
    paymentId: null,
    letterId: null,
    referenceId: null,
    salaryId: null,
    count: null,
    day: null,
    salePointCode: null,
    account: null,
  }
  return {
    id: 'n1',
    status: 'SENT',
    origin: 'PAYMENT',
    dateTime: '2026-11-30T04:05:00.000Z',
    icon: 'sign',
    color: 'warning',
    legalPartyName: null,
    countStatement: null,
    idGroup: null,
    version: '1',
    message: {
      title,
      text: 'Клиринг № 12 · 1 000,00 KGS',
      payload: { ...noPayload, paymentId: 'p1', ...payload },
    },
    ...rest,
  }
}
