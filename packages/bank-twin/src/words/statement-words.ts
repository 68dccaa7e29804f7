import type { LocalizedText } from '@tartip/domain/language'

/** The bank's own statement texts; placeholders in braces are filled with `fillTexts`. */
export const statementWords = {
  documentFee: {
    ru: 'Комиссия по документу № {number}',
    ky: '№ {number} документ боюнча комиссия',
    en: 'Fee for document No. {number}',
  },
  qrSaleFee: {
    ru: 'Комиссия за продажу по QR',
    ky: 'QR боюнча сатуу үчүн комиссия',
    en: 'Fee for a sale by QR',
  },
  salaryProject: { ru: 'Зарплатный проект', ky: 'Эмгек акы долбоору', en: 'Salary project' },
  salaryPaid: {
    ru: 'Выплата зарплаты по документу № {number}',
    ky: '№ {number} документ боюнча эмгек акы төлөө',
    en: 'Salaries paid by document No. {number}',
  },
  salaryReturned: {
    ru: 'Возврат невыплаченной зарплаты по документу № {number}',
    ky: '№ {number} документ боюнча төлөнбөгөн эмгек акыны кайтаруу',
    en: 'Unpaid salaries returned for document No. {number}',
  },
  loanDepartment: {
    ru: 'Кредитный отдел банка',
    ky: 'Банктын кредит бөлүмү',
    en: 'Loan department of the bank',
  },
  loanPaidOut: {
    ru: 'Выдача кредита по договору {contract}',
    ky: '{contract} келишими боюнча кредит берүү',
    en: 'Loan paid out under contract {contract}',
  },
  loanPayout: { ru: 'Выдача кредита', ky: 'Кредит берүү', en: 'Loan payout' },
  interestRepaid: {
    ru: 'Погашение процентов по кредитному договору {contract}',
    ky: '{contract} кредит келишими боюнча пайыздарды төлөө',
    en: 'Interest payment under loan contract {contract}',
  },
  principalRepaid: {
    ru: 'Погашение основного долга по кредитному договору {contract}',
    ky: '{contract} кредит келишими боюнча негизги карызды төлөө',
    en: 'Principal payment under loan contract {contract}',
  },
  claimWithdrawn: {
    ru: 'Заявка отозвана клиентом.',
    ky: 'Өтүнмөнү кардар чакыртып алды.',
    en: 'The client has withdrawn the request.',
  },
  claimWithoutFunds: {
    ru: 'В день погашения на счёте не хватило денег.',
    ky: 'Төлөө күнү эсепте акча жетишкен жок.',
    en: 'There was not enough money on the account on the day of the repayment.',
  },
  claimNotPossible: {
    ru: 'В день погашения у кредита была просрочка или он уже был погашен.',
    ky: 'Төлөө күнү кредиттин мөөнөтү өткөн карызы бар эле же ал төлөнүп бүткөн.',
    en: 'On the day of the repayment the loan was overdue or already repaid.',
  },
  depositDepartment: {
    ru: 'Депозитный отдел банка',
    ky: 'Банктын депозит бөлүмү',
    en: 'Deposit department of the bank',
  },
  depositInterest: {
    ru: 'Проценты по депозиту, договор {contract}',
    ky: 'Депозит боюнча пайыздар, келишим {contract}',
    en: 'Deposit interest, contract {contract}',
  },
  depositReturned: {
    ru: 'Возврат депозита по договору {contract}',
    ky: '{contract} келишими боюнча депозитти кайтаруу',
    en: 'Deposit returned under contract {contract}',
  },
  depositPlaced: {
    ru: 'Размещение депозита по договору {contract}',
    ky: '{contract} келишими боюнча депозит салуу',
    en: 'Deposit placed under contract {contract}',
  },
  clientDeposit: { ru: 'Взнос клиента', ky: 'Кардардын салымы', en: 'Client’s deposit' },
  cardSettlements: {
    ru: 'Расчёты по картам',
    ky: 'Карта боюнча эсептешүүлөр',
    en: 'Card settlements',
  },
  cardFee: { ru: 'Комиссия: {details}', ky: 'Комиссия: {details}', en: 'Fee: {details}' },
  cardTopUp: {
    ru: 'Пополнение карточного счёта',
    ky: 'Карт эсебин толуктоо',
    en: 'Card account top-up',
  },
  cardService: {
    ru: 'Плата за обслуживание карт',
    ky: 'Карталарды тейлөө акысы',
    en: 'Card service fee',
  },
  dollarsBought: {
    ru: 'Покупка долларов США по курсу {rate}',
    ky: 'АКШ долларын {rate} курсу боюнча сатып алуу',
    en: 'US dollars bought at {rate}',
  },
  balanceForward: {
    ru: 'Перенос остатка',
    ky: 'Калдыкты көчүрүү',
    en: 'Balance brought forward',
  },
  openingBalance: {
    ru: 'Входящий остаток на начало года',
    ky: 'Жылдын башындагы баштапкы калдык',
    en: 'Opening balance at the start of the year',
  },
} as const satisfies Readonly<Record<string, LocalizedText>>

/** Who writes the bank's letters. */
export const corporateService: LocalizedText = {
  ru: 'Отдел обслуживания юридических лиц',
  ky: 'Юридикалык жактарды тейлөө бөлүмү',
  en: 'Corporate client service',
}
