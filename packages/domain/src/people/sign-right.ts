import type { LocalizedText } from '../language.ts'

/** What a person may do in a contract (specification: sign rights). */
export const signRights = [
  'FIRST',
  'SECOND',
  'THIRD',
  'CREATOR',
  'CASHIER',
  'CASH_MANAGER',
  'AUDITOR',
  'NONE',
] as const
export type SignRight = (typeof signRights)[number]

/** How many signatures a document of the contract needs. */
export const signSchemes = ['ONE_SIGNATORY', 'TWO_SIGNATORY', 'THREE_SIGNATORY'] as const
export type SignScheme = (typeof signSchemes)[number]

/** What the contract signs with. Both tokens follow the ordinary (TOTP) statuses. */
export const signTypes = ['PAY_CONTROL', 'RU_TOKEN_2', 'RU_TOKEN_S', 'TOTP'] as const
export type SignType = (typeof signTypes)[number]

/** Where the bank's check of a person stands. Pending: locked. Rejected: no access. */
export const postVerificationStatuses = ['Pending', 'Confirmed', 'Rejected'] as const
export type PostVerificationStatus = (typeof postVerificationStatuses)[number]

/** Extra rights in one product of the bank, switched per person and contract. */
export const productRoles = ['LOAN_MANAGER', 'SALARY_USER', 'SELLER'] as const
export type ProductRole = (typeof productRoles)[number]

export const signRightNames: Readonly<Record<SignRight, LocalizedText>> = {
  FIRST: { ru: 'Первый подписант', ky: 'Биринчи кол коюучу', en: 'First signatory' },
  SECOND: { ru: 'Второй подписант', ky: 'Экинчи кол коюучу', en: 'Second signatory' },
  THIRD: { ru: 'Третий подписант', ky: 'Үчүнчү кол коюучу', en: 'Third signatory' },
  CREATOR: { ru: 'Составитель', ky: 'Түзүүчү', en: 'Creator' },
  CASHIER: { ru: 'Кассир', ky: 'Кассир', en: 'Cashier' },
  CASH_MANAGER: { ru: 'Менеджер касс', ky: 'Кассалар менеджери', en: 'Cash manager' },
  AUDITOR: { ru: 'Аудитор', ky: 'Аудитор', en: 'Auditor' },
  NONE: { ru: 'Без права подписи', ky: 'Кол коюу укугу жок', en: 'No signing right' },
}

export const signSchemeNames: Readonly<Record<SignScheme, LocalizedText>> = {
  ONE_SIGNATORY: { ru: 'Одна подпись', ky: 'Бир кол тамга', en: 'One signature' },
  TWO_SIGNATORY: { ru: 'Две подписи', ky: 'Эки кол тамга', en: 'Two signatures' },
  THREE_SIGNATORY: { ru: 'Три подписи', ky: 'Үч кол тамга', en: 'Three signatures' },
}

export const signTypeNames: Readonly<Record<SignType, LocalizedText>> = {
  PAY_CONTROL: { ru: 'PayControl', ky: 'PayControl', en: 'PayControl' },
  RU_TOKEN_2: { ru: 'Рутокен ЭЦП 2.0', ky: 'Рутокен ЭЦП 2.0', en: 'Rutoken ECP 2.0' },
  RU_TOKEN_S: { ru: 'Рутокен S', ky: 'Рутокен S', en: 'Rutoken S' },
  TOTP: { ru: 'Код из приложения', ky: 'Тиркемедеги код', en: 'Authenticator code' },
}

export const verificationNames: Readonly<Record<PostVerificationStatus, LocalizedText>> = {
  Pending: { ru: 'На проверке', ky: 'Текшерүүдө', en: 'Being verified' },
  Confirmed: { ru: 'Подтверждён', ky: 'Ырасталды', en: 'Confirmed' },
  Rejected: { ru: 'Отклонён банком', ky: 'Банк четке какты', en: 'Rejected by the bank' },
}
