import type { LocalizedText } from '../language.ts'

/** Uploaded, imported and exported files (specification 2). */
export const fileErrors = {
  FILE_NOT_FOUND: {
    ru: 'Файл не найден.',
    ky: 'Файл табылган жок.',
    en: 'The file was not found.',
  },
  FILE_REPEAT: {
    ru: 'Такой файл уже загружен.',
    ky: 'Мындай файл мурунтан эле жүктөлгөн.',
    en: 'This file has already been uploaded.',
  },
  FILE_STATE_MISMATCH_CREATE: {
    ru: 'Из файла в этом состоянии нельзя создать документы.',
    ky: 'Мындай абалдагы файлдан документ түзүүгө болбойт.',
    en: 'Documents cannot be created from a file in this state.',
  },
  FILE_NO_READY_ROWS: {
    ru: 'Среди этих строк нет готовых. Исправьте ошибки и создайте документы снова.',
    ky: 'Бул саптардын арасында даяр сап жок. Каталарды түзөтүп, документтерди кайра түзүңүз.',
    en: 'None of these rows is ready. Correct the errors and create the documents again.',
  },
  FILE_CHECK_INTERRUPTED: {
    ru: 'Проверка файла прервалась. Загрузите файл ещё раз.',
    ky: 'Файлды текшерүү үзүлүп калды. Файлды кайра жүктөңүз.',
    en: 'The check of the file was interrupted. Upload the file again.',
  },
  EXPORTS_TOO_MANY: {
    ru: 'Уже готовится файлов: {max}. Дождитесь их.',
    ky: 'Учурда даярдалып жаткан файлдар: {max}. Алар даяр болгончо күтүңүз.',
    en: '{max} files are in preparation already. Wait until they are ready.',
  },
  EXPORT_TOO_LARGE: {
    ru: 'Документов больше, чем помещается в один файл: до {max}. Уменьшите период или уточните фильтры.',
    ky: 'Документтер бир файлга батпайт: эң көбү {max}. Мезгилди кыскартыңыз же чыпкаларды тактаңыз.',
    en: 'There are more documents than one file holds: up to {max}. Shorten the period or narrow the filters.',
  },
  FILE_STATE_MISMATCH_REPEAT: {
    ru: 'Файл в этом состоянии нельзя повторить.',
    ky: 'Мындай абалдагы файлды кайталоого болбойт.',
    en: 'A file in this state cannot be repeated.',
  },
  FILE_SIZE: {
    ru: 'Файл больше {max} МБ.',
    ky: 'Файл өтө чоң. Эң көп өлчөмү: {max} МБ.',
    en: 'The file is larger than {max} MB.',
  },
  FILE_EXTENSION: {
    ru: 'Такой тип файла не поддерживается.',
    ky: 'Файлдын бул түрү колдоого алынбайт.',
    en: 'This file type is not supported.',
  },
  FILE_NOT_CLEAN: {
    ru: 'Файл не принят: его содержимое не соответствует названию или небезопасно.',
    ky: 'Файл кабыл алынган жок: анын мазмуну аталышына туура келбейт же коопсуз эмес.',
    en: 'The file was not accepted: its content does not match its name, or it is not safe.',
  },
  FILE_EMPTY: {
    ru: 'Файл пустой.',
    ky: 'Файл бош.',
    en: 'The file is empty.',
  },
  FILE_CONTENT_MISMATCH: {
    ru: 'Содержимое файла не соответствует его расширению .{extension}.',
    ky: 'Файлдын мазмуну анын .{extension} кеңейтүүсүнө туура келбейт.',
    en: 'The content of the file does not match its extension .{extension}.',
  },
  FILE_ONLY_ONE: {
    ru: 'За один раз загружается один файл.',
    ky: 'Бир жолу бир гана файл жүктөлөт.',
    en: 'One file is uploaded at a time.',
  },
  FILE_QUOTA: {
    ru: 'Загружено слишком много неотправленных файлов. Попробуйте завтра.',
    ky: 'Жөнөтүлбөгөн файлдар өтө көп жүктөлдү. Эртең аракет кылып көрүңүз.',
    en: 'Too many files were uploaded and not sent. Please try again tomorrow.',
  },
  FILE_TOTAL: {
    ru: 'Файлы компании занимают {max} ГБ, это предел. Удалите ненужные черновики с файлами.',
    ky: 'Компаниянын файлдары {max} ГБ ээлейт, бул чек. Файлы бар керексиз караламаларды өчүрүңүз.',
    en: 'The company’s files take up {max} GB, which is the limit. Delete drafts with files that you do not need.',
  },
  FILE_DUPLICATE_PAYMENTS: {
    ru: 'В файле есть повторяющиеся платежи.',
    ky: 'Файлда кайталанган төлөмдөр бар.',
    en: 'The file has repeated payments.',
  },
  FILE_UNDO_NOT_POSSIBLE: {
    ru: 'Импорт нельзя отменить: документ № {number} уже подписан или не ваш.',
    ky: 'Импортту жокко чыгарууга болбойт: № {number} документине кол коюлган же ал сиздики эмес.',
    en: 'The import cannot be undone: document No. {number} is signed or is not yours.',
  },
  FILE_READING: {
    ru: 'Не удалось прочитать файл.',
    ky: 'Файлды окуу мүмкүн болгон жок.',
    en: 'The file could not be read.',
  },
} as const satisfies Readonly<Record<string, LocalizedText>>
