import { errorText, isErrorCode, type ErrorCode } from '../errors/catalogue.ts'
import type { Language, LocalizedText } from '../language.ts'

/** How an action ended. */
export const auditOutcomeNames = {
  DONE: { ru: 'Выполнено', ky: 'Аткарылды', en: 'Done' },
  REFUSED: { ru: 'Отклонено', ky: 'Четке кагылды', en: 'Refused' },
} as const satisfies Readonly<Record<string, LocalizedText>>

const afterSession: LocalizedText = {
  ru: 'Запрос пришёл после окончания сеанса',
  ky: 'Суроо-талап сеанс аяктагандан кийин келди',
  en: 'The request came after the session had ended',
}

/** Refusals that address the person they stop, in words for somebody who reads of them later. */
const refusals: Readonly<Partial<Record<ErrorCode, LocalizedText>>> = {
  UNAUTHENTICATED: afterSession,
  SESSION_ENDED: afterSession,
  FORBIDDEN: {
    ru: 'Нет прав на это действие',
    ky: 'Бул аракетке укугу жок',
    en: 'No permission for this action',
  },
  INSTALLMENT_FORBIDDEN: {
    ru: 'Нет прав на рассрочку',
    ky: 'Бөлүп төлөөгө укугу жок',
    en: 'No permission for instalments',
  },
  PERSON_LOCKED: {
    ru: 'Учётная запись проверяется банком',
    ky: 'Аккаунтту банк текшерип жатат',
    en: 'The bank is verifying the account',
  },
  PERSON_REJECTED: {
    ru: 'Банк отклонил доступ',
    ky: 'Банк кирүү өтүнмөсүн четке каккан',
    en: 'The bank has rejected the access request',
  },
  SIGN_IN_ADDRESS_LOCKED: {
    ru: 'Из этой сети слишком много раз введён неверный пароль',
    ky: 'Бул тармактан туура эмес сырсөз өтө көп киргизилди',
    en: 'A wrong password was entered too many times from this network',
  },
  PASSWORD_TOO_LONG: {
    ru: 'Новый пароль слишком длинный',
    ky: 'Жаңы сырсөз өтө узун',
    en: 'The new password is too long',
  },
  FILE_CONTENT_MISMATCH: {
    ru: 'Содержимое файла не соответствует его названию',
    ky: 'Файлдын мазмуну аталышына туура келбейт',
    en: 'The content of the file does not match its name',
  },
}

/** Of a text for whoever was stopped: what happened comes first, then what they should do. */
const whatHappened = (text: string): string => /^(.+?)\.(?:\s|$)/su.exec(text)?.[1] ?? text

/** The outcome of a record, in the third person: done, or why it was refused. */
export function auditOutcomeText(outcome: string, language: Language): string {
  if (outcome === 'ok') return auditOutcomeNames.DONE[language]
  if (!isErrorCode(outcome)) return outcome
  return refusals[outcome]?.[language] ?? whatHappened(errorText(outcome, {}, language))
}

/**
 * How a record is to be taken. A page that was left open goes on calling when its session has ended: a person who
 * is known has to sign in again, and nobody has tried anything.
 */
export function auditOutcomeTone(record: {
  readonly action: string
  readonly outcome: string
  readonly personId?: string | null
}): 'done' | 'ended' | 'refused' {
  const { action, outcome, personId } = record
  if (outcome === 'ok') return 'done'
  return action === 'callRefused' && outcome === 'UNAUTHENTICATED' && personId ? 'ended' : 'refused'
}
