import type { LocalizedText } from '../language.ts'

/** Rights of people, API keys, pay-control keys and applications (specification 1, settings). */
export const peopleErrors = {
  PERSON_NOT_FOUND: {
    ru: 'Пользователь не найден.',
    ky: 'Колдонуучу табылган жок.',
    en: 'User not found.',
  },
  OWN_ACCESS: {
    ru: 'Собственный доступ изменить нельзя.',
    ky: 'Өзүңүздүн уруксатыңызды өзгөртүүгө болбойт.',
    en: 'You cannot change your own access.',
  },
  FROZEN_BY_BANK: {
    ru: 'Доступ заморозил банк. Разморозить его может только банк.',
    ky: 'Уруксатты банк токтоткон. Аны банк гана кайра ача алат.',
    en: 'The bank has frozen this access. Only the bank can unfreeze it.',
  },
  PERMISSIONS_OF_FIRST: {
    ru: 'Первый подписант имеет все права на счета. Изменить их нельзя.',
    ky: 'Биринчи кол коюучунун эсептерге бардык укуктары бар. Аларды өзгөртүүгө болбойт.',
    en: 'The first signatory has every permission for the accounts. They cannot be changed.',
  },
  PERMISSION_NOT_AVAILABLE: {
    ru: 'Такое право на этот счёт или карту дать нельзя.',
    ky: 'Бул эсепке же картага мындай укукту берүүгө болбойт.',
    en: 'This permission cannot be granted for this account or card.',
  },
  PERMISSIONS_CHANGED_MEANWHILE: {
    ru: 'Права изменил кто-то другой. Проверьте их и сохраните заново.',
    ky: 'Укуктарды башка бирөө өзгөрттү. Аларды текшерип, кайра сактаңыз.',
    en: 'Somebody else has changed these permissions. Check them and save again.',
  },
  PASSWORD_INCORRECT: {
    ru: 'Неверный пароль. Осталось попыток: {attemptsLeft}.',
    ky: 'Сырсөз туура эмес. Калган аракет: {attemptsLeft}.',
    en: 'Wrong password. Attempts left: {attemptsLeft}.',
  },
  CHANGE_AT_BANK_OFFICE: {
    ru: 'Нерезиденты меняют эти данные только в отделении банка.',
    ky: 'Резидент эместер бул маалыматты банктын бөлүмүндө гана өзгөртөт.',
    en: 'Non-residents change this only at a bank branch.',
  },
  API_KEY_EXISTS: {
    ru: 'Действующий API-ключ уже есть.',
    ky: 'Жарактуу API ачкычы бар.',
    en: 'There is an active API key already.',
  },
  API_KEY_REISSUE_BY_BANK: {
    ru: 'Новый ключ вместо прежнего разрешает отделение банка или супервайзер.',
    ky: 'Мурунку ачкычтын ордуна жаңысына банктын бөлүмү же супервайзер уруксат берет.',
    en: 'Only a bank branch or a supervisor can allow a new key in place of the former one.',
  },
  API_KEY_NOT_FOUND: {
    ru: 'API-ключ не найден.',
    ky: 'API ачкычы табылган жок.',
    en: 'The API key was not found.',
  },
  API_KEY_ACCESS_REQUIRED: {
    ru: 'Выберите, к чему ключ даёт доступ.',
    ky: 'Ачкыч эмнеге уруксат берерин тандаңыз.',
    en: 'Choose what the key gives access to.',
  },
  KEY_EXISTS: {
    ru: 'Ключ PayControl уже есть. Его можно выпустить заново.',
    ky: 'PayControl ачкычы бар. Аны кайра чыгарууга болот.',
    en: 'You have a PayControl key already. You can issue a new one.',
  },
  KEY_ALREADY_ISSUED: {
    ru: 'Ключ PayControl уже показан. Выпустите его заново.',
    ky: 'PayControl ачкычы көрсөтүлгөн. Аны кайра чыгарыңыз.',
    en: 'The PayControl key has already been shown. Issue a new one.',
  },
  KEY_NOT_FOUND: {
    ru: 'Ключа PayControl ещё нет. Сначала создайте его.',
    ky: 'PayControl ачкычы азырынча жок. Адегенде аны түзүңүз.',
    en: 'There is no PayControl key yet. Create one first.',
  },
  KEY_OWNER_CANNOT_SIGN: {
    ru: 'Ключ PayControl выпускается только подписантам.',
    ky: 'PayControl ачкычы кол коюучуларга гана чыгарылат.',
    en: 'PayControl keys are issued to signatories only.',
  },
  PAY_CONTROL_NOT_USED: {
    ru: 'По этому договору документы подтверждаются не через PayControl.',
    ky: 'Бул келишим боюнча документтер PayControl аркылуу ырасталбайт.',
    en: 'Documents of this contract are not confirmed in PayControl.',
  },
  TASK_NOT_FOUND: {
    ru: 'Заявка не найдена.',
    ky: 'Өтүнмө табылган жок.',
    en: 'The application was not found.',
  },
  APPLICATION_INVALID: {
    ru: 'Заявка заполнена неверно. Проверьте отмеченные поля.',
    ky: 'Өтүнмө туура эмес толтурулган. Белгиленген талааларды текшериңиз.',
    en: 'The application is not filled in correctly. Check the marked fields.',
  },
} as const satisfies Readonly<Record<string, LocalizedText>>
