import type { LocalizedText } from '../language.ts'
import type { Ability } from '../people/policy.ts'

/** What a call that was refused was about: what its policy needs. */
const abilityNames: Readonly<Record<Ability, LocalizedText>> = {
  'accounts.read': { ru: 'Счета', ky: 'Эсептер', en: 'Accounts' },
  'accounts.rename': {
    ru: 'Названия счетов',
    ky: 'Эсептердин аталыштары',
    en: 'Names of accounts',
  },
  'cards.read': { ru: 'Карты', ky: 'Карталар', en: 'Cards' },
  'cards.manage': { ru: 'Изменение карт', ky: 'Карталарды өзгөртүү', en: 'Changing cards' },
  'history.read': { ru: 'История платежей', ky: 'Төлөмдөрдүн тарыхы', en: 'Payment history' },
  'statements.read': { ru: 'Выписки', ky: 'Көчүрмөлөр', en: 'Statements' },
  'letters.read': { ru: 'Письма', ky: 'Каттар', en: 'Letters' },
  'letters.write': { ru: 'Составление писем', ky: 'Кат жазуу', en: 'Writing letters' },
  'letters.sign': { ru: 'Подписание писем', ky: 'Каттарга кол коюу', en: 'Signing letters' },
  'documents.read': { ru: 'Документы', ky: 'Документтер', en: 'Documents' },
  'rates.read': { ru: 'Курсы валют', ky: 'Валюта курстары', en: 'Exchange rates' },
  'taxDebt.read': {
    ru: 'Налоговая задолженность',
    ky: 'Салык боюнча карыз',
    en: 'Tax debt',
  },
  'payments.create': { ru: 'Создание платежей', ky: 'Төлөм түзүү', en: 'Creating payments' },
  'payments.sign': {
    ru: 'Подписание платежей',
    ky: 'Төлөмдөргө кол коюу',
    en: 'Signing payments',
  },
  'payments.requestPhones': {
    ru: 'Запросы подписи на телефон',
    ky: 'Телефондо кол коюу суроо-талаптары',
    en: 'Requests to sign on phones',
  },
  'people.manage': {
    ru: 'Пользователи и их права',
    ky: 'Колдонуучулар жана алардын укуктары',
    en: 'Users and their rights',
  },
  'apiKey.manage': { ru: 'API-ключи', ky: 'API ачкычтары', en: 'API keys' },
  'audit.read': { ru: 'Журнал действий', ky: 'Аракеттер журналы', en: 'Audit log' },
  'payControl.manage': {
    ru: 'Ключи PayControl',
    ky: 'PayControl ачкычтары',
    en: 'PayControl keys',
  },
  'outlets.read': { ru: 'Торговые точки', ky: 'Соода түйүндөрү', en: 'Outlets' },
  'outlets.manage': {
    ru: 'Изменение торговых точек и кассиров',
    ky: 'Соода түйүндөрүн жана кассирлерди өзгөртүү',
    en: 'Changing outlets and cashiers',
  },
  'qrSales.read': { ru: 'Продажи по QR', ky: 'QR боюнча сатуулар', en: 'QR sales' },
  'salary.read': { ru: 'Зарплатные ведомости', ky: 'Эмгек акы тизмелери', en: 'Salary lists' },
  'salary.use': {
    ru: 'Изменение зарплатных ведомостей',
    ky: 'Эмгек акы тизмелерин өзгөртүү',
    en: 'Changing salary lists',
  },
  'installments.use': { ru: 'Рассрочка', ky: 'Бөлүп төлөө', en: 'Instalments' },
  'loanClaims.use': {
    ru: 'Заявки по кредитам',
    ky: 'Кредиттер боюнча өтүнмөлөр',
    en: 'Loan requests',
  },
}

/** The services of the API: what a call is about whose policy asks for no ability. */
const serviceNames = {
  'access-control': { ru: 'Вход и профиль', ky: 'Кирүү жана профиль', en: 'Sign-in and profile' },
  account: { ru: 'Счета и карты', ky: 'Эсептер жана карталар', en: 'Accounts and cards' },
  'document-template': {
    ru: 'Документы и инструкции',
    ky: 'Документтер жана нускамалар',
    en: 'Documents and instructions',
  },
  faq: { ru: 'Вопросы и ответы', ky: 'Суроо-жооп', en: 'Questions and answers' },
  files: { ru: 'Импорт и экспорт', ky: 'Импорт жана экспорт', en: 'Import and export' },
  installment: abilityNames['installments.use'],
  letter: abilityNames['letters.read'],
  notification: { ru: 'Уведомления', ky: 'Билдирмелер', en: 'Notifications' },
  payment: { ru: 'Платежи', ky: 'Төлөмдөр', en: 'Payments' },
  rules: {
    ru: 'Справочники банка',
    ky: 'Банктын маалымдамалары',
    en: 'Reference data of the bank',
  },
  'sale-point': abilityNames['outlets.read'],
  statement: abilityNames['statements.read'],
} as const satisfies Readonly<Record<string, LocalizedText>>

type ServiceName = keyof typeof serviceNames

const files: LocalizedText = { ru: 'Файлы', ky: 'Файлдар', en: 'Files' }

/** The routes beside the services, by the beginning of their address; the last one takes the rest. */
const routeNames: readonly (readonly [string, LocalizedText])[] = [
  [
    '/api/v1/exports/',
    { ru: 'Скачивание списков', ky: 'Тизмелерди жүктөп алуу', en: 'Downloading lists' },
  ],
  ['/api/v1/statements/', serviceNames.statement],
  ['/api/v1/payment-orders/', serviceNames.payment],
  ['/api/v1/files/', files],
  ['/api/v1/uploads', files],
  ['/api/v1/pos-photos', files],
  ['/api/v1/', serviceNames['access-control']],
]

interface NamedService {
  readonly name: string
  readonly policies: Readonly<Record<string, { readonly needs: Ability | 'contract' | 'session' }>>
}

/** Names each call by what it is about; no name for one that this release does not know. */
export function createCallNames(
  services: readonly NamedService[],
): (call: string) => readonly LocalizedText[] {
  const names = new Map<string, readonly LocalizedText[]>()
  for (const { name: service, policies } of services) {
    if (!isServiceName(service)) throw new Error(`The service ${service} has no name for people`)
    // A call that was refused before it was read is recorded under its service.
    names.set(service, [...(names.get(service) ?? []), serviceNames[service]])
    for (const [call, { needs }] of Object.entries(policies)) {
      const name =
        needs === 'contract' || needs === 'session' ? serviceNames[service] : abilityNames[needs]
      // Services may have calls of one name.
      names.set(call, [...new Set([...(names.get(call) ?? []), name])])
    }
  }
  return call => {
    const known = names.get(call)
    if (known) return known
    const route = routeNames.find(([start]) => call.startsWith(start))
    return route ? [route[1]] : []
  }
}

/** A call that was refused before it was read has the name of its service alone. */
export const isServiceName = (name: string): name is ServiceName =>
  Object.hasOwn(serviceNames, name)
