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
  TOKEN_NOT_ON_PHONE: {
    ru: 'На телефоне и планшете токен не работает: Рутокен Плагин есть только для компьютера.',
    ky: 'Телефондо жана планшетте токен иштебейт: Рутокен Плагин компьютер үчүн гана бар.',
    en: 'A token does not work on a phone or tablet: Rutoken Plugin exists for computers only.',
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
  CERTIFICATE_NOT_YET_VALID: {
    ru: 'Сертификат ещё не действует. Обратитесь в банк.',
    ky: 'Сертификаттын мөөнөтү али баштала элек. Банкка кайрылыңыз.',
    en: 'The certificate is not valid yet. Contact the bank.',
  },
  CERTIFICATE_REVOKED: {
    ru: 'Сертификат отозван. Получите новый в банке.',
    ky: 'Сертификат чакыртып алынган. Жаңысын банктан алыңыз.',
    en: 'The certificate has been revoked. Get a new one from the bank.',
  },
  CERTIFICATE_UNTRUSTED: {
    ru: 'Сертификат выдан не банком. Выберите сертификат, полученный в банке.',
    ky: 'Сертификатты банк берген эмес. Банктан алган сертификатты тандаңыз.',
    en: 'The bank has not issued this certificate. Use the one you got from the bank.',
  },
  CERTIFICATE_USAGE_INVALID: {
    ru: 'Этим сертификатом нельзя подписывать документы. Обратитесь в банк.',
    ky: 'Бул сертификат менен документтерге кол коюуга болбойт. Банкка кайрылыңыз.',
    en: 'This certificate is not meant for signing. Contact the bank.',
  },
  CERTIFICATE_NOT_YOURS: {
    ru: 'Сертификат на токене принадлежит другому человеку. Подключите свой токен.',
    ky: 'Токендеги сертификат башка адамдыкы. Өзүңүздүн токениңизди туташтырыңыз.',
    en: 'The certificate on the token belongs to another person. Connect your own token.',
  },
  TOKEN_SIGNATURE_INVALID: {
    ru: 'Подпись токена не подходит к этому документу. Подпишите ещё раз.',
    ky: 'Токендин кол тамгасы бул документке туура келбейт. Кайра кол коюңуз.',
    en: 'The signature of the token does not fit this document. Sign again.',
  },
  TOKEN_ALGORITHM_UNSUPPORTED: {
    ru: 'Такой ключ банк не принимает. Нужен сертификат с ключом RSA или ГОСТ Р 34.10-2012: обратитесь в банк.',
    ky: 'Банк мындай ачкычты кабыл албайт. RSA же ГОСТ Р 34.10-2012 ачкычы бар сертификат керек: банкка кайрылыңыз.',
    en: 'The bank does not take a key of this kind. You need a certificate with an RSA or GOST R 34.10-2012 key: contact the bank.',
  },
  SIGNATURE_ALREADY_USED: {
    ru: 'Эта подпись уже использована. Подпишите документ заново.',
    ky: 'Бул кол тамга мурда колдонулган. Документке кайра кол коюңуз.',
    en: 'This signature has been used already. Sign the document again.',
  },
  PIN_LENGTH_INVALID: {
    ru: 'В PIN-коде токена от 6 до 32 символов.',
    ky: 'Токендин PIN-коду 6дан 32ге чейинки белгиден турат.',
    en: 'A token PIN has 6 to 32 characters.',
  },
  PIN_LOCKED: {
    ru: 'PIN-код токена заблокирован. Разблокирует его банк.',
    ky: 'Токендин PIN-коду бөгөттөлгөн. Аны банк ачат.',
    en: 'The token PIN is locked. The bank unlocks it.',
  },
  TOKEN_REJECTED: {
    ru: 'Вы отклонили подпись на токене.',
    ky: 'Сиз токенде кол коюудан баш тарттыңыз.',
    en: 'You rejected the signature on the token.',
  },
  TOKEN_UNPLUGGED: {
    ru: 'Токен отключили во время подписи. Подключите его и повторите.',
    ky: 'Кол коюу учурунда токен ажыратылды. Аны туташтырып, кайра аракет кылыңыз.',
    en: 'The token was unplugged while signing. Connect it and try again.',
  },
  TOKEN_SILENT: {
    ru: 'Токен не отвечает. Отключите его, подключите снова и повторите.',
    ky: 'Токен жооп бербей жатат. Аны ажыратып, кайра туташтырып, аракет кылыңыз.',
    en: 'The token does not answer. Unplug it, connect it again and try again.',
  },
  UNSUPPORTED_BY_TOKEN: {
    ru: 'Этот токен не поддерживает подпись в браузере. Обратитесь в банк за Рутокен ЭЦП 2.0.',
    ky: 'Бул токен браузерде кол коюуну колдобойт. Рутокен ЭЦП 2.0 алуу үчүн банкка кайрылыңыз.',
    en: 'This token does not support signing in the browser. Ask the bank for a Rutoken ECP 2.0.',
  },
} as const satisfies Readonly<Record<string, LocalizedText>>
