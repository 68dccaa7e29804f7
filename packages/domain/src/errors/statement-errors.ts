import type { LocalizedText } from '../language.ts'

/** Statements of accounts, cards and terminals (specification 2). */
export const statementErrors = {
  STATEMENT_NOT_FOUND: {
    ru: 'Выписка не найдена: её срок хранения истёк или она вам недоступна.',
    ky: 'Көчүрмө табылган жок: анын сакталуу мөөнөтү өткөн же ал сизге жеткиликсиз.',
    en: 'The statement was not found: it is no longer kept or is not available to you.',
  },
  STATEMENT_NOT_READY: {
    ru: 'Выписка ещё не готова. Мы сообщим, когда она будет готова.',
    ky: 'Көчүрмө азырынча даяр эмес. Даяр болгондо билдиребиз.',
    en: 'The statement is not ready yet. You will be notified when it is.',
  },
  STATEMENT_EMPTY: {
    ru: 'В выписке нет операций, поэтому файла нет.',
    ky: 'Көчүрмөдө операция жок, ошондуктан файл да жок.',
    en: 'The statement has no operations, so there is no file.',
  },
  STATEMENT_FILE_IN_PROGRESS: {
    ru: 'Файл готовится. Скачайте его через минуту.',
    ky: 'Файл даярдалып жатат. Аны бир мүнөттөн кийин жүктөп алыңыз.',
    en: 'The file is being prepared. Download it in a minute.',
  },
  STATEMENT_NOT_MADE: {
    ru: 'Выписку подготовить не удалось. Закажите её ещё раз.',
    ky: 'Көчүрмөнү даярдоо мүмкүн болгон жок. Ага кайра буюртма бериңиз.',
    en: 'The statement could not be prepared. Order it again.',
  },
  STATEMENT_FILE_FAILED: {
    ru: 'Файл выписки подготовить не удалось. Закажите выписку ещё раз.',
    ky: 'Көчүрмөнүн файлын даярдоо мүмкүн болгон жок. Көчүрмөгө кайра буюртма бериңиз.',
    en: 'The file of the statement could not be prepared. Order the statement again.',
  },
  STATEMENT_FORMAT_NOT_AVAILABLE: {
    ru: 'Для этой выписки такого формата нет. Выберите другой.',
    ky: 'Бул көчүрмө үчүн мындай формат жок. Башкасын тандаңыз.',
    en: 'This statement has no such format. Choose another one.',
  },
  STATEMENT_LETTERS_NOT_IN_FORMAT: {
    ru: 'В тексте есть буквы, которых нет в старом формате 1С: «{letters}». Скачайте формат 1.03.',
    ky: 'Текстте 1С эски форматында жок тамгалар бар: «{letters}». 1.03 форматын жүктөп алыңыз.',
    en: 'The text has letters that the old 1C format lacks: “{letters}”. Download the format 1.03.',
  },
  STATEMENT_FILE_TOO_LARGE: {
    ru: 'Файл больше {max} МБ. Скачайте его по ссылке.',
    ky: 'Файл {max} МБдан чоң. Аны шилтеме аркылуу жүктөп алыңыз.',
    en: 'The file is larger than {max} MB. Download it by its link.',
  },
  STATEMENT_PERIOD_IN_FUTURE: {
    ru: 'Выписка возможна не позже чем по сегодняшний день.',
    ky: 'Көчүрмө бүгүнкү күндөн кеч болбогон мезгилге гана берилет.',
    en: 'A statement can end today at the latest.',
  },
  STATEMENT_NO_ACCOUNTS: {
    ru: 'Нет счетов, по которым можно заказать такую выписку.',
    ky: 'Мындай көчүрмөгө буюртма берүүгө эсептер жок.',
    en: 'There are no accounts for such a statement.',
  },
  STATEMENTS_TOO_MANY: {
    ru: 'Уже готовится выписок: {max}. Дождитесь их.',
    ky: 'Учурда даярдалып жаткан көчүрмөлөр: {max}. Алар даяр болгончо күтүңүз.',
    en: '{max} statements are in preparation already. Wait until they are ready.',
  },
  STATEMENT_SALARY_OF_ONE: {
    ru: 'За этот период зарплата выплачена одному человеку. Такую выписку видят только те, у кого есть доступ к зарплатному проекту.',
    ky: 'Бул мезгилде эмгек акы бир гана адамга төлөнгөн. Мындай көчүрмөнү эмгек акы долбооруна кирүү укугу барлар гана көрөт.',
    en: 'In this period one person was paid a salary. Only people with access to the salary project see such a statement.',
  },
  STATEMENT_TOO_MANY_PAYMENTS: {
    ru: 'За период больше {max} операций. Закажите выписку.',
    ky: 'Бул мезгилде операциялар өтө көп, эң көбү: {max}. Көчүрмөгө буюртма бериңиз.',
    en: 'The period has more than {max} operations. Order a statement.',
  },
  POS_TERMINAL_NOT_FOUND: {
    ru: 'POS-терминал не найден.',
    ky: 'POS-терминал табылган жок.',
    en: 'The POS terminal was not found.',
  },
  STATEMENT_SCHEDULE_NOT_FOUND: {
    ru: 'Расписание не найдено: его удалили или оно вам недоступно.',
    ky: 'График табылган жок: ал өчүрүлгөн же сизге жеткиликсиз.',
    en: 'The schedule was not found: it was deleted or is not available to you.',
  },
  STATEMENT_SCHEDULES_TOO_MANY: {
    ru: 'Расписаний уже {max}. Удалите ненужные.',
    ky: 'Графиктердин саны {max} болду. Кереги жогун өчүрүңүз.',
    en: 'There are {max} schedules already. Delete some of them.',
  },
} as const satisfies Readonly<Record<string, LocalizedText>>
