import type { LocalizedText } from '../language.ts'

/** States of an application that an officer of the bank decides. */
export const taskStates = [
  'DRAFT',
  'ON_VERIFICATION',
  'IN_PROCESS',
  'APPROVED',
  'COMPLETED',
  'DECLINED',
  'REJECTED',
] as const
export type TaskState = (typeof taskStates)[number]

export const taskStateNames: Readonly<Record<TaskState, LocalizedText>> = {
  DRAFT: { ru: 'Черновик', ky: 'Каралама', en: 'Draft' },
  ON_VERIFICATION: { ru: 'На проверке в банке', ky: 'Банкта текшерилүүдө', en: 'Under review' },
  IN_PROCESS: { ru: 'В работе', ky: 'Иштелүүдө', en: 'In progress' },
  APPROVED: { ru: 'Одобрена', ky: 'Жактырылды', en: 'Approved' },
  COMPLETED: { ru: 'Выполнена', ky: 'Аткарылды', en: 'Completed' },
  DECLINED: { ru: 'Отклонена', ky: 'Четке кагылды', en: 'Declined' },
  REJECTED: { ru: 'Отклонена', ky: 'Четке кагылды', en: 'Rejected' },
}
