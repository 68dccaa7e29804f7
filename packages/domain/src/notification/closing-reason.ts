import type { LocalizedText } from '../language.ts'
import type { PaymentAction } from '../payment/transition-table.ts'

/** Why a notification requests nothing any more. */
export const closingReasons = {
  SIGNED: {
    ru: 'Документ подписан',
    ky: 'Документке кол коюлду',
    en: 'The document has been signed',
  },
  RETURNED: {
    ru: 'Документ возвращён на доработку',
    ky: 'Документ түзөтүүгө кайтарылды',
    en: 'The document was returned for editing',
  },
  REJECTED: {
    ru: 'Подписант отклонил документ',
    ky: 'Кол коюучу документти четке какты',
    en: 'A signatory rejected the document',
  },
  RECALLED: {
    ru: 'Документ отозван',
    ky: 'Документ чакыртып алынды',
    en: 'The document was recalled',
  },
  EDITED: {
    ru: 'Документ изменён',
    ky: 'Документ өзгөртүлдү',
    en: 'The document was changed',
  },
  SENT: {
    ru: 'Документ отправлен на подпись',
    ky: 'Документ кол коюуга жөнөтүлдү',
    en: 'The document was sent for signing',
  },
  DELETED: {
    ru: 'Документ удалён',
    ky: 'Документ өчүрүлдү',
    en: 'The document was deleted',
  },
  TIMED_OUT: {
    ru: 'Срок документа истёк',
    ky: 'Документтин мөөнөтү өттү',
    en: 'The document has expired',
  },
  PROCESSED: {
    ru: 'Документ обработан',
    ky: 'Документ иштетилди',
    en: 'The document has been processed',
  },
} as const satisfies Readonly<Record<string, LocalizedText>>
export type ClosingReason = keyof typeof closingReasons

/** Whether a stored text is a reason that has words; older releases may have had others. */
export function isClosingReason(text: string): text is ClosingReason {
  return Object.hasOwn(closingReasons, text)
}

const reasonOfAction: Readonly<Partial<Record<PaymentAction, ClosingReason>>> = {
  sign: 'SIGNED',
  payControlConfirm: 'SIGNED',
  returnForEditing: 'RETURNED',
  revoke: 'REJECTED',
  payControlRefuse: 'REJECTED',
  recall: 'RECALLED',
  edit: 'EDITED',
  sendForSigning: 'SENT',
  delete: 'DELETED',
  undoImport: 'DELETED',
  timeOut: 'TIMED_OUT',
  payControlTimeOut: 'TIMED_OUT',
}

/**
 * Why a step of a document leaves nothing to do for those who were notified before it; undefined when the
 * document stays where it was. Whoever has to act on it now is notified again.
 */
export function closingReasonOf(step: {
  readonly action: string
  readonly fromStatus: string | null
  readonly toStatus: string
  readonly isDeleted: boolean
}): ClosingReason | undefined {
  if (step.isDeleted) return 'DELETED'
  if (step.fromStatus === step.toStatus) return undefined
  const reasons: Readonly<Record<string, ClosingReason | undefined>> = reasonOfAction
  return reasons[step.action] ?? 'PROCESSED'
}
