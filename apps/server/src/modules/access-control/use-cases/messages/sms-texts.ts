import { fillTemplate, type Language, type LocalizedText } from '@tartip/domain/language'

const texts = {
  code: {
    ru: 'Код: {code}. Никому его не сообщайте, банк его не спрашивает.',
    ky: 'Код: {code}. Аны эч кимге айтпаңыз, банк аны сурабайт.',
    en: 'Code: {code}. Tell it to nobody, the bank never asks for it.',
  },
  registrationFrozen: {
    ru: 'Зарегистрироваться в интернет-банке сейчас нельзя. Обратитесь в отделение банка.',
    ky: 'Азыр интернет-банкка катталууга болбойт. Банктын бөлүмүнө кайрылыңыз.',
    en: 'You cannot register for internet banking now. Visit a bank branch.',
  },
  newDevice: {
    ru: 'Вход в интернет-банк с нового устройства. Если это не вы, позвоните 7711.',
    ky: 'Интернет-банкка жаңы түзмөктөн кирүү болду. Эгер бул сиз болбосоңуз, 7711 номерине чалыңыз.',
    en: 'Internet banking was opened from a new device. If it was not you, call 7711.',
  },
  passwordChanged: {
    ru: 'Пароль интернет-банка изменён. Если это не вы, позвоните 7711.',
    ky: 'Интернет-банктын сырсөзү өзгөрдү. Эгер бул сиз болбосоңуз, 7711 номерине чалыңыз.',
    en: 'Your internet banking password has been changed. If it was not you, call 7711.',
  },
  totpChanged: {
    ru: 'К интернет-банку подключено новое приложение-аутентификатор. Если это не вы, позвоните 7711.',
    ky: 'Интернет-банкка жаңы аутентификация тиркемеси кошулду. Эгер бул сиз болбосоңуз, 7711 номерине чалыңыз.',
    en: 'A new authenticator app has been set up for internet banking. If it was not you, call 7711.',
  },
} as const satisfies Readonly<Record<string, LocalizedText>>

/** What is sent by SMS; short, because long messages arrive in pieces. */
export function smsText(
  name: keyof typeof texts,
  language: Language,
  params: Readonly<Record<string, string>> = {},
): string {
  return fillTemplate(texts[name][language], params)
}
