import type {
  PostVerificationStatus,
  ProductRole,
  SignRight,
} from '@tartip/domain/people/sign-right'

export interface DemoRole {
  readonly organisation: string
  readonly signRight: SignRight
  readonly productRoles?: readonly ProductRole[]
}

export interface DemoPerson {
  readonly clientId: string
  readonly fullName: string
  readonly shortName: string
  readonly isWoman: boolean
  readonly birthDigits: string
  readonly postVerificationStatus: PostVerificationStatus
  readonly isResident: boolean
  readonly roles: readonly DemoRole[]
}

/** One password for all demo people; printed at the start and shown in the simulator console. */
export const demoPassword = 'Tartip-2026!'

const person = (
  clientId: string,
  fullName: string,
  shortName: string,
  birthDigits: string,
  roles: readonly DemoRole[],
  exception: Partial<Pick<DemoPerson, 'postVerificationStatus' | 'isResident'>> = {},
): DemoPerson => ({
  clientId,
  fullName,
  shortName,
  isWoman: /(на|кызы)$/.test(fullName),
  birthDigits,
  postVerificationStatus: 'Confirmed',
  isResident: true,
  roles,
  ...exception,
})

/**
 * People with every right; two work in several contracts, one awaits the bank's check, one failed
 * it.
 */
export const demoPeople: readonly DemoPerson[] = [
  person('100101', 'Асанов Эркин Болотович', 'Э. Асанов', '17041979', [
    { organisation: 'altyn-dobo', signRight: 'FIRST', productRoles: ['SALARY_USER', 'SELLER'] },
    { organisation: 'kyzyl-oruk', signRight: 'AUDITOR' },
  ]),
  person('100102', 'Токтогулова Айпери Маратовна', 'А. Токтогулова', '03091984', [
    { organisation: 'altyn-dobo', signRight: 'SECOND', productRoles: ['SALARY_USER'] },
  ]),
  person('100103', 'Үсөнова Нургүл Талантовна', 'Н. Үсөнова', '26021992', [
    { organisation: 'altyn-dobo', signRight: 'CREATOR', productRoles: ['SALARY_USER'] },
    { organisation: 'kyzyl-oruk', signRight: 'CREATOR' },
  ]),
  person('100104', 'Өмүралиев Бектур Канатович', 'Б. Өмүралиев', '09121988', [
    { organisation: 'altyn-dobo', signRight: 'AUDITOR' },
  ]),
  person('100105', 'Калыкова Динара Асановна', 'Д. Калыкова', '30071999', [
    { organisation: 'altyn-dobo', signRight: 'CASHIER' },
  ]),
  person('100106', 'Исаков Данияр Нурланович', 'Д. Исаков', '12051986', [
    { organisation: 'altyn-dobo', signRight: 'CASH_MANAGER' },
  ]),
  person(
    '100107',
    'Лавров Андрей Викторович',
    'А. Лавров',
    '22101990',
    [{ organisation: 'altyn-dobo', signRight: 'NONE' }],
    { isResident: false },
  ),
  person(
    '100108',
    'Садыков Тилек Эркинович',
    'Т. Садыков',
    '15031995',
    [{ organisation: 'altyn-dobo', signRight: 'CREATOR' }],
    { postVerificationStatus: 'Pending' },
  ),
  person(
    '100109',
    'Зимин Олег Сергеевич',
    'О. Зимин',
    '08061982',
    [{ organisation: 'altyn-dobo', signRight: 'CREATOR' }],
    { postVerificationStatus: 'Rejected' },
  ),
  person('100201', 'Мамбеталиева Чолпон Бакытовна', 'Ч. Мамбеталиева', '19011981', [
    { organisation: 'kyzyl-oruk', signRight: 'FIRST' },
  ]),
  person('100301', 'Осмонов Кубаныч Жумабекович', 'К. Осмонов', '11081975', [
    { organisation: 'serebryany-hrebet', signRight: 'FIRST', productRoles: ['SALARY_USER'] },
  ]),
  person('100302', 'Ыбраимова Назгуль Маратовна', 'Н. Ыбраимова', '27051983', [
    { organisation: 'serebryany-hrebet', signRight: 'SECOND', productRoles: ['SALARY_USER'] },
  ]),
  person('100303', 'Воронцов Дмитрий Павлович', 'Д. Воронцов', '04041978', [
    { organisation: 'serebryany-hrebet', signRight: 'THIRD', productRoles: ['SALARY_USER'] },
  ]),
  person('100304', 'Күчүкбаева Гүлзат Сагыновна', 'Г. Күчүкбаева', '16091994', [
    {
      organisation: 'serebryany-hrebet',
      signRight: 'CREATOR',
      productRoles: ['SALARY_USER', 'LOAN_MANAGER'],
    },
  ]),
  person('100401', 'Эсеналиев Улан Талантович', 'У. Эсеналиев', '23021985', [
    { organisation: 'ailampa', signRight: 'FIRST' },
  ]),
  person('100402', 'Жээнбаева Бермет Болотовна', 'Б. Жээнбаева', '01071987', [
    { organisation: 'ailampa', signRight: 'SECOND' },
  ]),
  person('100403', 'Төлөбеков Азамат Эркинович', 'А. Төлөбеков', '13111993', [
    { organisation: 'ailampa', signRight: 'CREATOR' },
  ]),
  person('100501', 'Касымов Жаныбек Асанович', 'Ж. Касымов', '06101976', [
    { organisation: 'nur-too', signRight: 'FIRST' },
  ]),
  person('100502', 'Орлова Наталья Дмитриевна', 'Н. Орлова', '20121989', [
    { organisation: 'nur-too', signRight: 'CREATOR' },
  ]),
  person('100601', 'Байтерекова Жылдыз Кубатовна', 'Ж. Байтерекова', '14051991', [
    { organisation: 'tunuk-suu', signRight: 'FIRST' },
  ]),
]
