import type { LocalizedText } from '../language.ts'

/** The hardware token in the browser (specification 1: signing device codes). */
export const signingDeviceErrors = {
  PIN_INCORRECT: {
    ru: 'Неверный PIN-код токена.',
    ky: 'Токендин PIN-коду туура эмес.',
    en: 'Wrong token PIN.',
  },
  UNKNOWN_ERROR: {
    ru: 'Не удалось выполнить действие на токене. Повторите.',
    ky: 'Токенде аракетти аткаруу мүмкүн болгон жок. Кайра аракет кылыңыз.',
    en: 'The token could not do this. Try again.',
  },
  NOT_ONE_DEVICE: {
    ru: 'Подключено несколько токенов. Оставьте один.',
    ky: 'Бир нече токен туташтырылган. Бирөөсүн калтырыңыз.',
    en: 'Several tokens are connected. Leave one.',
  },
  NOT_DEVICE: {
    ru: 'Токен не обнаружен. Подключите его и повторите.',
    ky: 'Токен табылган жок. Аны туташтырып, кайра аракет кылыңыз.',
    en: 'No token found. Connect it and try again.',
  },
  USER_NOT_LOGGED_IN: {
    ru: 'Вход на токен не выполнен. Введите PIN-код.',
    ky: 'Токенге кирилген жок. PIN-кодду киргизиңиз.',
    en: 'You are not logged in to the token. Enter the PIN.',
  },
  NOT_CERT: {
    ru: 'На токене нет сертификата с закрытым ключом.',
    ky: 'Токенде жабык ачкычы бар сертификат жок.',
    en: 'The token holds no certificate with a private key.',
  },
  TOKEN_PLUGIN_MISSING: {
    ru: 'Установите Рутокен Плагин и расширение браузера.',
    ky: 'Рутокен Плагин программасын жана браузердин кеңейтүүсүн орнотуңуз.',
    en: 'Install Rutoken Plugin and the browser extension.',
  },
  TOKEN_EXTENSION_MISSING: {
    ru: 'Установите расширение браузера для Рутокен Плагина.',
    ky: 'Рутокен Плагин үчүн браузердин кеңейтүүсүн орнотуңуз.',
    en: 'Install the browser extension for Rutoken Plugin.',
  },
  CERTIFICATE_EXPIRED: {
    ru: 'Срок действия сертификата истёк. Обратитесь в банк.',
    ky: 'Сертификаттын мөөнөтү бүткөн. Банкка кайрылыңыз.',
    en: 'The certificate has expired. Contact the bank.',
  },
  CERTIFICATE_NOT_OF_COMPANY: {
    ru: 'На токене нет сертификата вашей организации.',
    ky: 'Токенде сиздин уюмдун сертификаты жок.',
    en: 'The token holds no certificate of your organisation.',
  },
} as const satisfies Readonly<Record<string, LocalizedText>>
