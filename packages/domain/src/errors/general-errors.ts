import type { LocalizedText } from '../language.ts'

/** What any part of the product may answer: technical failures, rights, the shape of a call. */
export const generalErrors = {
  GENERIC: {
    ru: 'Ошибка. Пожалуйста, попробуйте позже',
    ky: 'Ката кетти. Сураныч, кийинчерээк кайра аракет кылыңыз',
    en: 'Error. Please try again later',
  },
  UNKNOWN: {
    ru: 'Ошибка. Пожалуйста, попробуйте позже',
    ky: 'Ката кетти. Сураныч, кийинчерээк кайра аракет кылыңыз',
    en: 'Error. Please try again later',
  },
  PAGE_FAILED: {
    ru: 'Ошибка на странице. Обновите её и повторите.',
    ky: 'Барактагы ката. Аны жаңыртып, кайра аракет кылыңыз.',
    en: 'The page has failed. Refresh it and try again.',
  },
  INTERNAL_ERROR: {
    ru: 'Произошла техническая ошибка',
    ky: 'Техникалык ката кетти',
    en: 'A technical error occurred',
  },
  TECHNICAL_ERROR: {
    ru: 'Произошла техническая ошибка',
    ky: 'Техникалык ката кетти',
    en: 'A technical error occurred',
  },
  NETWORK_ERROR: {
    ru: 'Произошла техническая ошибка',
    ky: 'Техникалык ката кетти',
    en: 'A technical error occurred',
  },
  SYSTEM_ERROR: {
    ru: 'Ошибка системы',
    ky: 'Системанын катасы',
    en: 'System error',
  },
  OFFLINE: {
    ru: 'Отсутствует подключение к интернету',
    ky: 'Интернетке туташуу жок',
    en: 'No internet connection',
  },
  REQUEST_ERROR: {
    ru: 'Ошибка запроса: {url}',
    ky: 'Суроо-талаптын катасы: {url}',
    en: 'Request error: {url}',
  },
  REQUEST_CHANGED: {
    ru: 'Банк уже принял этот запрос с другими данными. Обновите страницу и отправьте новый.',
    ky: 'Банк бул суроо-талапты башка маалымат менен кабыл алган. Баракты жаңыртып, жаңысын жөнөтүңүз.',
    en: 'The bank already has this request with other data. Refresh the page and send a new one.',
  },
  URL_NOT_FOUND: {
    ru: 'Адрес не найден: {url}',
    ky: 'Дарек табылган жок: {url}',
    en: 'Address not found: {url}',
  },
  NOT_FOUND: {
    ru: 'Запись не найдена.',
    ky: 'Жазуу табылган жок.',
    en: 'The record was not found.',
  },
  BAD_REQUEST: {
    ru: 'Запрос составлен неверно. Обновите страницу и повторите.',
    ky: 'Суроо-талап туура эмес түзүлгөн. Баракты жаңыртып, кайра аракет кылыңыз.',
    en: 'The request is malformed. Refresh the page and try again.',
  },
  BAD_USER_INPUT: {
    ru: 'Запрос составлен неверно. Обновите страницу и повторите.',
    ky: 'Суроо-талап туура эмес түзүлгөн. Баракты жаңыртып, кайра аракет кылыңыз.',
    en: 'The request is malformed. Refresh the page and try again.',
  },
  TOO_MANY_REQUESTS: {
    ru: 'Слишком много запросов. Подождите немного и повторите.',
    ky: 'Суроо-талап өтө көп. Бир аз күтүп, кайра аракет кылыңыз.',
    en: 'Too many requests. Wait a moment and try again.',
  },
  SERVICE_UNAVAILABLE: {
    ru: 'Сервис временно недоступен. Повторите позже.',
    ky: 'Кызмат убактылуу жеткиликсиз. Кийинчерээк кайра аракет кылыңыз.',
    en: 'The service is temporarily unavailable. Try again later.',
  },
  UNAUTHENTICATED: {
    ru: 'Сеанс завершён. Войдите снова.',
    ky: 'Сеанс аяктады. Кайра кириңиз.',
    en: 'Your session has ended. Sign in again.',
  },
  FORBIDDEN: {
    ru: 'У вас нет прав на это действие.',
    ky: 'Бул аракетке уруксатыңыз жок.',
    en: 'You have no permission for this action.',
  },
  API_NOT_GRANTED: {
    ru: 'API-ключ не даёт доступа к этой операции.',
    ky: 'API ачкычы бул операцияга уруксат бербейт.',
    en: 'The API key does not grant this operation.',
  },
  PERSON_LOCKED: {
    ru: 'Учётная запись на проверке. До её окончания действие недоступно.',
    ky: 'Аккаунтуңуз текшерилүүдө. Текшерүү бүткөнчө бул аракет жеткиликсиз.',
    en: 'Your account is being verified. This action is unavailable until then.',
  },
  PERSON_REJECTED: {
    ru: 'Доступ отклонён банком. Обратитесь в отделение банка.',
    ky: 'Банк кирүү өтүнмөңүздү четке какты. Банктын бөлүмүнө кайрылыңыз.',
    en: 'The bank has rejected your access request. Visit a bank branch.',
  },
  LEGAL_PARTY_NOT_FOUND: {
    ru: 'Организация не найдена.',
    ky: 'Уюм табылган жок.',
    en: 'The organisation was not found.',
  },
  CONTRACT_NOT_FOUND: {
    ru: 'Договор не найден.',
    ky: 'Келишим табылган жок.',
    en: 'The contract was not found.',
  },
  CONTRACT_LOST: {
    ru: 'Доступ к этому договору закрыт. Выберите другой.',
    ky: 'Бул келишимге кирүү жабылды. Башкасын тандаңыз.',
    en: 'Access to this contract is closed. Choose another one.',
  },
  CONTRACT_NOT_ACTIVE: {
    ru: 'Договор не действует. Обратитесь в банк.',
    ky: 'Келишим жарактуу эмес. Банкка кайрылыңыз.',
    en: 'The contract is not active. Contact the bank.',
  },
  IDEMPOTENCY_KEY_REQUIRED: {
    ru: 'Запрос составлен неверно. Обновите страницу и повторите.',
    ky: 'Суроо-талап туура эмес түзүлгөн. Баракты жаңыртып, кайра аракет кылыңыз.',
    en: 'The request is malformed. Refresh the page and try again.',
  },
  IDEMPOTENCY_KEY_INVALID: {
    ru: 'Ключ запроса составлен неверно, поэтому действие не выполнено. Обновите страницу и повторите.',
    ky: 'Суроо-талаптын ачкычы туура эмес, ошондуктан аракет аткарылган жок. Баракты жаңыртып, кайра аракет кылыңыз.',
    en: 'The key of the request is malformed, so nothing was done. Refresh the page and try again.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    ru: 'Этот запрос уже был отправлен с другими данными. Проверьте историю операций.',
    ky: 'Бул суроо-талап башка маалымат менен жөнөтүлгөн. Операциялардын тарыхын текшериңиз.',
    en: 'This request was already sent with other data. Check the operation history.',
  },
  IDEMPOTENCY_IN_PROGRESS: {
    ru: 'Операция уже обрабатывается.',
    ky: 'Операция иштетилип жатат.',
    en: 'The operation is already being processed.',
  },
  DATE_INVALID: {
    ru: 'Неверная дата.',
    ky: 'Күн туура эмес.',
    en: 'The date is not valid.',
  },
  PERIOD_INVALID: {
    ru: 'Период указан неверно. Выберите другие даты.',
    ky: 'Мезгил туура эмес көрсөтүлгөн. Башка күндөрдү тандаңыз.',
    en: 'The period is not valid. Choose other dates.',
  },
  PERIOD_TOO_LONG: {
    ru: 'Период не больше {max} дней.',
    ky: 'Мезгил {max} күндөн ашпашы керек.',
    en: 'The period cannot exceed {max} days.',
  },
  AMOUNT_RANGE_INVALID: {
    ru: 'Начальная сумма не может превышать конечную!',
    ky: 'Баштапкы сумма акыркы суммадан ашпашы керек!',
    en: 'The start amount cannot exceed the end amount!',
  },
  CURSOR_INVALID: {
    ru: 'Список изменился. Обновите страницу.',
    ky: 'Тизме өзгөрдү. Баракты жаңыртыңыз.',
    en: 'The list has changed. Refresh the page.',
  },
  DATASET_INVALID: {
    ru: 'Справочник не загружен: файл содержит ошибки.',
    ky: 'Маалымдама жүктөлгөн жок: файлда каталар бар.',
    en: 'The reference data was not loaded: the file has errors.',
  },
  NETWORK: {
    ru: 'Произошла техническая ошибка',
    ky: 'Техникалык ката кетти',
    en: 'A technical error occurred',
  },
  INTERNAL: {
    ru: 'Произошла техническая ошибка',
    ky: 'Техникалык ката кетти',
    en: 'A technical error occurred',
  },
  VALIDATION: {
    ru: 'Проверьте отмеченные поля.',
    ky: 'Белгиленген талааларды текшериңиз.',
    en: 'Check the marked fields.',
  },
  HOST_NOT_ALLOWED: {
    ru: 'По этому адресу банк не отвечает. Откройте его по обычному адресу.',
    ky: 'Бул дарек боюнча банк жооп бербейт. Аны кадимки дареги боюнча ачыңыз.',
    en: 'The bank does not answer at this address. Open it at its usual one.',
  },
  REQUEST_INVALID: {
    ru: 'Запрос составлен неверно. Обновите страницу и повторите.',
    ky: 'Суроо-талап туура эмес түзүлгөн. Баракты жаңыртып, кайра аракет кылыңыз.',
    en: 'The request is malformed. Refresh the page and try again.',
  },
  REQUEST_TOO_LARGE: {
    ru: 'Запрос слишком большой. Уменьшите объём данных и повторите.',
    ky: 'Суроо-талап өтө чоң. Маалыматтын көлөмүн азайтып, кайра аракет кылыңыз.',
    en: 'The request is too large. Send less data and try again.',
  },
  ORIGIN_NOT_ALLOWED: {
    ru: 'Запрос пришёл не со страницы банка. Откройте её заново.',
    ky: 'Суроо-талап банктын барагынан келген жок. Аны кайра ачыңыз.',
    en: 'The request did not come from the page of the bank. Open it again.',
  },
  CLIENT_HEADER_REQUIRED: {
    ru: 'Запрос пришёл не со страницы банка. Откройте её заново.',
    ky: 'Суроо-талап банктын барагынан келген жок. Аны кайра ачыңыз.',
    en: 'The request did not come from the page of the bank. Open it again.',
  },
  METHOD_NOT_ALLOWED: {
    ru: 'Запрос составлен неверно. Обновите страницу и повторите.',
    ky: 'Суроо-талап туура эмес түзүлгөн. Баракты жаңыртып, кайра аракет кылыңыз.',
    en: 'The request is malformed. Refresh the page and try again.',
  },
  CONTENT_TYPE_NOT_ALLOWED: {
    ru: 'Запрос составлен неверно. Обновите страницу и повторите.',
    ky: 'Суроо-талап туура эмес түзүлгөн. Баракты жаңыртып, кайра аракет кылыңыз.',
    en: 'The request is malformed. Refresh the page and try again.',
  },
  DOCUMENT_NOT_REGISTERED: {
    ru: 'Версия страницы устарела. Обновите страницу.',
    ky: 'Барактын версиясы эскирген. Баракты жаңыртыңыз.',
    en: 'This page is out of date. Refresh it.',
  },
  SESSION_ENDED: {
    ru: 'Сеанс завершён. Войдите снова.',
    ky: 'Сеанс аяктады. Кайра кириңиз.',
    en: 'Your session has ended. Sign in again.',
  },
} as const satisfies Readonly<Record<string, LocalizedText>>
