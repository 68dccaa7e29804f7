import { fillTemplate } from '../language.ts'
import type { Language, LocalizedText } from '../language.ts'

/** What people and the bank do, by the name under which the audit keeps it. */
export const auditActionNames = {
  signInBegun: {
    ru: 'Вход: пароль',
    ky: 'Кирүү: сырсөз',
    en: 'Sign-in: password',
  },
  signInConfirmed: { ru: 'Вход: код', ky: 'Кирүү: код', en: 'Sign-in: code' },
  loggedOut: { ru: 'Выход', ky: 'Чыгуу', en: 'Sign-out' },
  contractSelected: { ru: 'Выбор компании', ky: 'Компанияны тандоо', en: 'Choice of company' },
  codeChecked: { ru: 'Проверка кода', ky: 'Кодду текшерүү', en: 'Check of a code' },
  ownPasswordChecked: {
    ru: 'Проверка пароля',
    ky: 'Сырсөздү текшерүү',
    en: 'Check of the password',
  },
  passwordChanged: { ru: 'Смена пароля', ky: 'Сырсөздү өзгөртүү', en: 'Change of password' },
  permissionsChanged: {
    ru: 'Смена прав на счёт или карту',
    ky: 'Эсепке же картага укуктарды өзгөртүү',
    en: 'Change of permissions for an account or card',
  },
  productRoleSwitched: { ru: 'Роль в продукте', ky: 'Продукттагы рол', en: 'Product role' },
  personFrozen: { ru: 'Доступ заморожен', ky: 'Уруксат токтотулду', en: 'Access frozen' },
  personUnfrozen: { ru: 'Доступ разморожен', ky: 'Уруксат кайра ачылды', en: 'Access unfrozen' },
  apiKeyCreated: { ru: 'API-ключ создан', ky: 'API ачкычы түзүлдү', en: 'API key created' },
  apiKeyDeactivated: {
    ru: 'API-ключ отключён',
    ky: 'API ачкычы өчүрүлдү',
    en: 'API key switched off',
  },
  apiKeyReissueAllowed: {
    ru: 'Новый API-ключ разрешён',
    ky: 'Жаңы API ачкычына уруксат берилди',
    en: 'New API key allowed',
  },
  apiKeyUsed: {
    ru: 'Обращение по API-ключу',
    ky: 'API ачкычы менен кайрылуу',
    en: 'API key used',
  },
  payControlKeyCreated: {
    ru: 'Ключ PayControl создан',
    ky: 'PayControl ачкычы түзүлдү',
    en: 'PayControl key created',
  },
  payControlKeyRegenerated: {
    ru: 'Ключ PayControl выпущен заново',
    ky: 'PayControl ачкычы кайра чыгарылды',
    en: 'New PayControl key issued',
  },
  applicationHandedIn: { ru: 'Заявка в банк', ky: 'Банкка өтүнмө', en: 'Application to the bank' },
  loanClaimSent: {
    ru: 'Заявка по кредиту отправлена',
    ky: 'Кредит боюнча өтүнмө жөнөтүлдү',
    en: 'Loan request sent',
  },
  loanClaimCancelled: {
    ru: 'Заявка по кредиту отозвана',
    ky: 'Кредит боюнча өтүнмө чакыртып алынды',
    en: 'Loan request withdrawn',
  },
  instalmentClaimDecided: {
    ru: 'Решение по заявке на рассрочку',
    ky: 'Бөлүп төлөө өтүнмөсү боюнча чечим',
    en: 'Decision on an instalment application',
  },
  create: { ru: 'Документ создан', ky: 'Документ түзүлдү', en: 'Document created' },
  repeat: {
    ru: 'Документ создан повтором',
    ky: 'Документ кайталоо менен түзүлдү',
    en: 'Document created as a repeat',
  },
  takeForProcessing: {
    ru: 'Принят банком в работу',
    ky: 'Банк ишке кабыл алды',
    en: 'Taken for processing by the bank',
  },
  answer: { ru: 'Ответ банка', ky: 'Банктын жообу', en: 'Answer of the bank' },
  markAsRead: {
    ru: 'Отмечено как прочитанное',
    ky: 'Окулган деп белгиленди',
    en: 'Marked as read',
  },
  edit: { ru: 'Документ изменён', ky: 'Документ өзгөртүлдү', en: 'Document edited' },
  delete: { ru: 'Черновик удалён', ky: 'Каралама өчүрүлдү', en: 'Draft deleted' },
  undoImport: {
    ru: 'Документ удалён: импорт отменён',
    ky: 'Документ өчүрүлдү: импорт жокко чыгарылды',
    en: 'Document deleted: import undone',
  },
  formKept: {
    ru: 'Незаконченная форма сохранена',
    ky: 'Бүтпөгөн форма сакталды',
    en: 'Unfinished form kept',
  },
  formDeleted: {
    ru: 'Незаконченная форма удалена',
    ky: 'Бүтпөгөн форма өчүрүлдү',
    en: 'Unfinished form deleted',
  },
  templateSaved: { ru: 'Шаблон сохранён', ky: 'Шаблон сакталды', en: 'Template saved' },
  templateChanged: { ru: 'Шаблон изменён', ky: 'Шаблон өзгөртүлдү', en: 'Template changed' },
  templateDeleted: { ru: 'Шаблон удалён', ky: 'Шаблон өчүрүлдү', en: 'Template deleted' },
  sendForSigning: {
    ru: 'Отправлен на подпись',
    ky: 'Кол коюуга жөнөтүлдү',
    en: 'Sent for signing',
  },
  sign: { ru: 'Документ подписан', ky: 'Документке кол коюлду', en: 'Document signed' },
  statementOrdered: {
    ru: 'Выписка заказана',
    ky: 'Көчүрмөгө буюртма берилди',
    en: 'Statement ordered',
  },
  statementRemoved: {
    ru: 'Выписка удалена',
    ky: 'Көчүрмө өчүрүлдү',
    en: 'Statement deleted',
  },
  letterRead: {
    ru: 'Письмо банка прочитано',
    ky: 'Банктын каты окулду',
    en: 'Letter from the bank read',
  },
  agreeRate: {
    ru: 'Договорной курс согласован',
    ky: 'Келишимдик курс макулдашылды',
    en: 'Contractual rate agreed',
  },
  returnForEditing: {
    ru: 'Возвращён на доработку',
    ky: 'Түзөтүүгө кайтарылды',
    en: 'Returned for editing',
  },
  revoke: {
    ru: 'Отклонён подписантом',
    ky: 'Кол коюучу четке какты',
    en: 'Rejected by a signatory',
  },
  recall: {
    ru: 'Отозван составителем',
    ky: 'Түзүүчү чакыртып алды',
    en: 'Recalled by its creator',
  },
  submit: { ru: 'Отправлен в банк', ky: 'Банкка жөнөтүлдү', en: 'Sent to the bank' },
  accept: { ru: 'Принят банком', ky: 'Банк кабыл алды', en: 'Accepted by the bank' },
  receipt: { ru: 'Квитанция банка', ky: 'Банктын квитанциясы', en: 'Bank receipt' },
  execute: { ru: 'Исполнен банком', ky: 'Банк аткарды', en: 'Executed by the bank' },
  refuse: { ru: 'Отказ банка', ky: 'Банк четке какты', en: 'Refused by the bank' },
  timeOut: { ru: 'Срок подписи истёк', ky: 'Кол коюу мөөнөтү өттү', en: 'Time to sign is over' },
  signatureLapsed: {
    ru: 'Возвращён на подпись: подпись потеряла силу',
    ky: 'Кол тамгага кайтарылды: кол тамга күчүн жоготту',
    en: 'Back for signing: a signature lapsed',
  },
  openNextStage: {
    ru: 'Передан следующему подписанту',
    ky: 'Кийинки кол коюучуга берилди',
    en: 'Passed to the next signatory',
  },
  codeSent: { ru: 'Код отправлен по SMS', ky: 'Код SMS менен жөнөтүлдү', en: 'Code sent by SMS' },
  codeConfirmed: {
    ru: 'Код из SMS введён',
    ky: 'SMS коду киргизилди',
    en: 'SMS code entered',
  },
  registrationBegun: {
    ru: 'Регистрация начата',
    ky: 'Каттоо башталды',
    en: 'Registration started',
  },
  restoreBegun: {
    ru: 'Восстановление доступа начато',
    ky: 'Кирүүнү калыбына келтирүү башталды',
    en: 'Access recovery started',
  },
  passwordSet: { ru: 'Пароль задан', ky: 'Сырсөз коюлду', en: 'Password set' },
  totpEnrolled: {
    ru: 'Приложение-аутентификатор подключено',
    ky: 'Аутентификация тиркемеси кошулду',
    en: 'Authenticator app set up',
  },
  lockoutLifted: {
    ru: 'Блокировка входа снята',
    ky: 'Кирүү бөгөтү алынды',
    en: 'Sign-in unlocked',
  },
  accountRenamed: { ru: 'Счёт переименован', ky: 'Эсептин аты өзгөртүлдү', en: 'Account renamed' },
  cardRenamed: { ru: 'Карта переименована', ky: 'Картанын аты өзгөртүлдү', en: 'Card renamed' },
  cardLimitChanged: {
    ru: 'Лимит карты изменён',
    ky: 'Картанын лимити өзгөртүлдү',
    en: 'Card limit changed',
  },
  cardBlocked: { ru: 'Карта заблокирована', ky: 'Карта бөгөттөлдү', en: 'Card blocked' },
  cardUnlocked: {
    ru: 'Карта разблокирована',
    ky: 'Карта бөгөттөн чыгарылды',
    en: 'Card unblocked',
  },
  cardInternetSwitched: {
    ru: 'Покупки картой в интернете',
    ky: 'Карта менен интернеттен сатып алуу',
    en: 'Card purchases on the internet',
  },
  PERSON_FROZEN: {
    ru: 'Банк заморозил доступ',
    ky: 'Банк уруксатты токтотту',
    en: 'Access frozen by the bank',
  },
  PERSON_UNFROZEN: {
    ru: 'Банк разморозил доступ',
    ky: 'Банк уруксатты кайра ачты',
    en: 'Access unfrozen by the bank',
  },
  VERIFICATION_DECIDED: {
    ru: 'Банк проверил пользователя',
    ky: 'Банк колдонуучуну текшерди',
    en: 'User checked by the bank',
  },
  USER_CONTRACT_CHANGED: {
    ru: 'Банк изменил право подписи',
    ky: 'Банк кол коюу укугун өзгөрттү',
    en: 'Signing right changed by the bank',
  },
  CONTRACT_CHANGED: {
    ru: 'Банк изменил договор',
    ky: 'Банк келишимди өзгөрттү',
    en: 'Contract changed by the bank',
  },
  ACCOUNT_ARRESTED: {
    ru: 'Банк арестовал счёт: списания остановлены',
    ky: 'Банк эсепке камак салды: чыгым токтотулду',
    en: 'The bank seized an account: debits stopped',
  },
  ACCOUNT_FINAL_ARRESTED: {
    ru: 'Банк арестовал счёт полностью',
    ky: 'Банк эсепке толук камак салды',
    en: 'The bank fully seized an account',
  },
  ACCOUNT_RELEASED: {
    ru: 'Банк снял арест со счёта',
    ky: 'Банк эсептен камакты алып салды',
    en: 'The bank lifted the seizure of an account',
  },
  ACCOUNT_CLOSED: {
    ru: 'Банк закрыл счёт',
    ky: 'Банк эсепти жапты',
    en: 'The bank closed an account',
  },
  payControlConfirm: {
    ru: 'Подтверждён на телефоне',
    ky: 'Телефондо ырасталды',
    en: 'Confirmed on the phone',
  },
  payControlRefuse: {
    ru: 'Отклонён на телефоне',
    ky: 'Телефондо четке кагылды',
    en: 'Rejected on the phone',
  },
  payControlTimeOut: {
    ru: 'Время подтверждения на телефоне истекло',
    ky: 'Телефондо ырастоо мөөнөтү өттү',
    en: 'Time to confirm on the phone is over',
  },
  callRefused: { ru: 'Отказ в доступе', ky: 'Уруксат берилген жок', en: 'Access refused' },
  accountHidden: { ru: 'Счёт скрыт', ky: 'Эсеп жашырылды', en: 'Account hidden' },
  accountShown: { ru: 'Счёт показан', ky: 'Эсеп көрсөтүлдү', en: 'Account shown' },
  fileRemoved: { ru: 'Файл удалён', ky: 'Файл өчүрүлдү', en: 'File deleted' },
  fileImported: { ru: 'Импорт файла', ky: 'Файлдын импорту', en: 'Import of a file' },
  fileDocumentsCreated: {
    ru: 'Документы созданы из файла',
    ky: 'Файлдан документтер түзүлдү',
    en: 'Documents created from a file',
  },
  fileImportUndone: { ru: 'Импорт отменён', ky: 'Импорт жокко чыгарылды', en: 'Import undone' },
  fileExportOrdered: { ru: 'Заказан экспорт', ky: 'Экспортко буюртма', en: 'Export ordered' },
  fileUploaded: { ru: 'Файл загружен', ky: 'Файл жүктөлдү', en: 'File uploaded' },
  salePointCreated: {
    ru: 'Торговая точка создана',
    ky: 'Соода түйүнү түзүлдү',
    en: 'Outlet created',
  },
  salePointChanged: {
    ru: 'Торговая точка изменена',
    ky: 'Соода түйүнү өзгөртүлдү',
    en: 'Outlet changed',
  },
  cashRegisterCreated: {
    ru: 'Касса создана',
    ky: 'Касса түзүлдү',
    en: 'Cash register created',
  },
  cashRegisterChanged: {
    ru: 'Касса изменена',
    ky: 'Касса өзгөртүлдү',
    en: 'Cash register changed',
  },
  cashierHired: { ru: 'Кассир добавлен', ky: 'Кассир кошулду', en: 'Cashier added' },
  cashierRegistersChanged: {
    ru: 'Кассы кассира изменены',
    ky: 'Кассирдин кассалары өзгөртүлдү',
    en: "Cashier's registers changed",
  },
  cashierDismissed: {
    ru: 'Кассир исключён',
    ky: 'Кассир тизмеден чыгарылды',
    en: 'Cashier removed',
  },
} as const satisfies Readonly<Record<string, LocalizedText>>

/** An action that may be written into the audit: each has its text. */
export type AuditAction = keyof typeof auditActionNames

const otherAction: LocalizedText = {
  ru: 'Другое действие: {action}',
  ky: 'Башка аракет: {action}',
  en: 'Another action: {action}',
}

/** An action in the language of the reader. Records outlive the names that a release knows. */
export const auditActionName = (action: string, language: Language): string =>
  isAuditAction(action)
    ? auditActionNames[action][language]
    : fillTemplate(otherAction[language], { action })

export const isAuditAction = (action: string): action is AuditAction =>
  Object.hasOwn(auditActionNames, action)
