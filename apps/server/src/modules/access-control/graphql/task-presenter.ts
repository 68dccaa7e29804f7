import { wordsIn } from '@tartip/domain/bank-text'
import type { Language } from '@tartip/domain/language'
import type { BankTask, SellerApplication } from '@tartip/bank-ports/bank-tasks'
import { toDecimal } from '@tartip/domain/money/decimal'
import { toIso } from '@tartip/domain/time/instant'
import { photoIdOf } from '../use-cases/applications/pos-photos.ts'

/** A task about a person or a loan; one of another kind that the caller requested shows neither. */
export function presentSellerTask(task: BankTask, language: Language) {
  const about = personOf(task)
  const loan = task.content.kind === 'LOAN' ? task.content.application : undefined
  return {
    referenceId: task.taskId,
    taskType: task.content.kind,
    fullName: about?.fullName ?? loan?.contactName ?? '',
    individualInn: about?.inn ?? '',
    taskState: task.taskState,
    reason: task.rejectReason ? wordsIn(task.rejectReason, language) : null,
    createdDate: toIso(task.createdDate),
    locationId: about?.locationId ?? null,
    loan: loan && {
      amount: toDecimal(loan.amountMinor, loan.currency),
      currency: loan.currency,
      termMonths: loan.termMonths,
      purpose: loan.purpose,
    },
  }
}

function personOf({ content }: BankTask): Partial<SellerApplication> | undefined {
  if (content.kind === 'SELLER' || content.kind === 'REGISTRATION') return content.application
  return undefined
}

/** A person's application for terminals or Pay-Da with the bank's decision. */
export function presentPosTask(task: BankTask, language: Language) {
  const { content, taskState } = task
  const rejectReason = task.rejectReason ? wordsIn(task.rejectReason, language) : null
  return {
    id: task.taskId,
    taskType: content.kind,
    taskState,
    createdDate: toIso(task.createdDate),
    rejectReason,
    newValue:
      content.kind === 'POS'
        ? {
            ...content.application,
            photoIds: content.application.photoKeys.map(photoIdOf),
            bdoState: taskState,
            rejectReason,
          }
        : null,
    payDaApplication: content.kind === 'PAYDA' ? content.application : null,
  }
}
