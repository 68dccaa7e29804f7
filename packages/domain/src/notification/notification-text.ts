import { wordsIn } from '../bank-text.ts'
import { numbered } from '../documents/numbered.ts'
import { errorText, isErrorCode } from '../errors/catalogue.ts'
import { fillTemplate, type Language } from '../language.ts'
import { isCurrencyCode } from '../money/currency.ts'
import { formatDecimal } from '../money/format-amount.ts'
import { isOperationCode, operationNames } from '../payment/operation.ts'
import { nameOfStatement, titleOfStatement } from '../statements/statement-name.ts'
import { formatDateTime } from '../time/format-date.ts'
import { closingReasons, type ClosingReason } from './closing-reason.ts'
import {
  isRequestCode,
  type NotificationCode,
  type NotificationDetails,
} from './notification-code.ts'
import {
  closedTitles,
  notificationTitles,
  salesAndLast,
  severalSales,
} from './notification-titles.ts'

export interface NotificationText {
  readonly title: string
  readonly text: string
}

/**
 * The words of a notification for a person, made when they read it: whoever changes their language reads the
 * old ones in the new language too.
 */
export function notificationText(
  code: NotificationCode,
  details: NotificationDetails,
  language: Language,
  closedBecause?: ClosingReason,
): NotificationText {
  if (closedBecause !== undefined && isRequestCode(code)) {
    const about = sentenceOf({ ...details, reason: closingReasons[closedBecause] }, language)
    return { title: closedTitles[code][language], text: about }
  }
  if (code === 'BANK_MESSAGE' && details.words) return details.words[language]
  const title = notificationTitles[code][language]
  if (code === 'NEW_DEVICE') {
    const template = newDeviceTexts[details.at === undefined ? 'undated' : 'dated'][language]
    const at = details.at === undefined ? '' : formatDateTime(details.at)
    return { title, text: fillTemplate(template, { at }) }
  }
  const { count = 1 } = details
  if (code === 'QR_PAID' && count > 1) {
    const { amount, currency, name, lastAmount, payer } = details
    const all = sentenceOf({ amount, currency, name }, language)
    const last = sentenceOf({ amount: lastAmount, currency, name: payer }, language)
    return {
      title: fillTemplate(severalSales[language], { count }),
      text: last === '' ? all : fillTemplate(salesAndLast[language], { all, last }),
    }
  }
  return { title, text: sentenceOf(details, language) }
}

/** «Клиринговый перевод № 12 · 1 000,00 KGS · ОсОО «Береке»: what it is about, then why. */
function sentenceOf(details: NotificationDetails, language: Language): string {
  const { statement, statementKind, name, payer } = details
  const facts = [
    kindAndNumber(details, language),
    statement && nameOfStatement(statement, language),
    statementKind && titleOfStatement(statementKind, language),
    money(details),
    name,
    payer,
  ]
  const about = facts.filter(fact => fact !== undefined && fact !== '').join(' · ')
  const why = reasonOf(details, language)
  if (why === undefined) return about
  return about === '' ? why : `${about}. ${why}`
}

function kindAndNumber(
  { operationCode, transferNum }: NotificationDetails,
  language: Language,
): string | undefined {
  const kind =
    operationCode !== undefined && isOperationCode(operationCode)
      ? operationNames[operationCode][language]
      : undefined
  const number = transferNum === undefined ? undefined : numbered(transferNum, language)
  return [kind, number].filter(part => part !== undefined).join(' ') || undefined
}

function money({ amount, currency }: NotificationDetails): string | undefined {
  if (amount === undefined || currency === undefined || !isCurrencyCode(currency)) return undefined
  return formatDecimal(amount, currency)
}

/** A person's own words, or the bank's, before the text of a code. */
function reasonOf({ reason, errorCode }: NotificationDetails, language: Language) {
  const given = reason === undefined ? '' : wordsIn(reason, language)
  if (given !== '') return given
  if (errorCode === undefined || !isErrorCode(errorCode)) return undefined
  return errorText(errorCode, {}, language)
}

const newDeviceTexts: Readonly<Record<'dated' | 'undated', Readonly<Record<Language, string>>>> = {
  dated: {
    ru: 'Вход {at}. Если это были не вы, смените пароль: остальные сеансы закроются.',
    ky: 'Кирүү убактысы: {at}. Эгер бул сиз болбосоңуз, сырсөздү алмаштырыңыз: калган сеанстар жабылат.',
    en: 'Signed in on {at}. If it was not you, change your password: all other sessions will end.',
  },
  undated: {
    ru: 'Если это были не вы, смените пароль: остальные сеансы закроются.',
    ky: 'Эгер бул сиз болбосоңуз, сырсөздү алмаштырыңыз: калган сеанстар жабылат.',
    en: 'If it was not you, change your password: all other sessions will end.',
  },
}
