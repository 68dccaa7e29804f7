import type { LocalizedText } from '../language.ts'
import type { RequestCode, NotificationCode } from './notification-code.ts'

/** The titles of those that request nothing any more. */
export const closedTitles: Readonly<Record<RequestCode, LocalizedText>> = {
  PAYMENT_WAITS_FOR_SIGNATURE: {
    ru: 'Ваша подпись больше не нужна',
    ky: 'Сиздин кол тамгаңыз мындан ары керек эмес',
    en: 'Your signature is no longer needed',
  },
  PAYMENT_RETURNED: {
    ru: 'Доработка больше не нужна',
    ky: 'Түзөтүү мындан ары керек эмес',
    en: 'Editing is no longer needed',
  },
}

/** The title of several sales of an outlet that are reported together. */
export const severalSales: LocalizedText = {
  ru: 'Продажи по QR: {count}',
  ky: 'QR аркылуу сатуулар: {count}',
  en: 'QR sales: {count}',
}

/** What all of them come to, then the last one. */
export const salesAndLast: LocalizedText = {
  ru: '{all}. Последняя: {last}',
  ky: '{all}. Акыркысы: {last}',
  en: '{all}. Last one: {last}',
}

/** What has happened, in the words of the statuses. */
export const notificationTitles: Readonly<Record<NotificationCode, LocalizedText>> = {
  PAYMENT_WAITS_FOR_SIGNATURE: {
    ru: 'Платёж ждёт вашей подписи',
    ky: 'Төлөм сиздин кол тамгаңызды күтүүдө',
    en: 'A payment awaits your signature',
  },
  PAYMENT_RETURNED: {
    ru: 'Платёж возвращён на доработку',
    ky: 'Төлөм түзөтүүгө кайтарылды',
    en: 'A payment was returned for editing',
  },
  PAYMENT_REJECTED: {
    ru: 'Подписант отклонил платёж',
    ky: 'Кол коюучу төлөмдү четке какты',
    en: 'A signatory rejected the payment',
  },
  PAYMENT_EXECUTED: {
    ru: 'Платёж исполнен',
    ky: 'Төлөм аткарылды',
    en: 'Payment executed',
  },
  PAYMENT_REFUSED: {
    ru: 'Банк отказал в платеже',
    ky: 'Банк төлөмдү четке какты',
    en: 'The bank refused the payment',
  },
  PAYMENT_TIMED_OUT: {
    ru: 'Истёк срок платежа',
    ky: 'Төлөмдүн мөөнөтү өттү',
    en: 'The payment has expired',
  },
  NEW_DEVICE: {
    ru: 'Вход с нового устройства',
    ky: 'Жаңы түзмөктөн кирүү',
    en: 'Sign-in from a new device',
  },
  STATEMENT_READY: {
    ru: 'Выписка готова',
    ky: 'Көчүрмө даяр',
    en: 'Statement ready',
  },
  STATEMENT_EMPTY: {
    ru: 'В выписке нет операций',
    ky: 'Көчүрмөдө операция жок',
    en: 'No operations in the statement',
  },
  STATEMENT_FAILED: {
    ru: 'Не удалось подготовить выписку',
    ky: 'Көчүрмөнү даярдоо мүмкүн болбоду',
    en: 'The statement could not be prepared',
  },
  STATEMENT_SCHEDULE_STOPPED: {
    ru: 'Выписки по расписанию остановлены',
    ky: 'График боюнча көчүрмөлөр токтотулду',
    en: 'Scheduled statements have stopped',
  },
  LETTER_RECEIVED: {
    ru: 'Письмо от банка',
    ky: 'Банктан кат келди',
    en: 'A letter from the bank',
  },
  SALARY_PAID: {
    ru: 'Зарплатная ведомость исполнена',
    ky: 'Эмгек акы тизмеси аткарылды',
    en: 'Salary list executed',
  },
  SALARY_NOT_PAID_IN_FULL: {
    ru: 'Зарплатная ведомость исполнена не полностью',
    ky: 'Эмгек акы тизмеси толук аткарылган жок',
    en: 'Salary list was not executed in full',
  },
  SALARY_IMPORTED: {
    ru: 'Файл зарплаты загружен',
    ky: 'Эмгек акы файлы жүктөлдү',
    en: 'Salary file imported',
  },
  SALARY_IMPORT_FAILED: {
    ru: 'Файл зарплаты не принят',
    ky: 'Эмгек акы файлы кабыл алынган жок',
    en: 'Salary file not accepted',
  },
  QR_PAID: {
    ru: 'Оплата по QR',
    ky: 'QR аркылуу төлөм',
    en: 'QR payment received',
  },
  BANK_MESSAGE: {
    ru: 'Сообщение банка',
    ky: 'Банктын билдирүүсү',
    en: 'A message from the bank',
  },
}
