import type { TaxDebtRecord, TaxDebtStatement } from '@tartip/bank-ports/tax-debt'
import { fillTemplate, type Language, type LocalizedText } from '@tartip/domain/language'
import { amountInWords } from '@tartip/domain/money/amount-in-words'
import { formatAmount } from '@tartip/domain/money/format-amount'
import { formatDate, formatDateTime, formatPeriod } from '@tartip/domain/time/format-date'
import type { Paper } from '@tartip/formats/pdf/paper'

const texts = {
  service: {
    ru: 'Государственная налоговая служба',
    ky: 'Мамлекеттик салык кызматы',
    en: 'State Tax Service',
  },
  statement: {
    ru: 'Справка о налоговой задолженности',
    ky: 'Салык карызы жөнүндө маалымкат',
    en: 'Statement of tax debt',
  },
  notice: {
    ru: 'Извещение об уплате налога',
    ky: 'Салык төлөө жөнүндө билдирүү',
    en: 'Notice of tax to be paid',
  },
  payer: {
    ru: 'ИНН {inn} · на {asOf}',
    ky: 'ИНН {inn} · {asOf} күнүнө карата',
    en: 'INN {inn} · as of {asOf}',
  },
  tax: { ru: 'Налог', ky: 'Салык', en: 'Tax' },
  period: { ru: 'Период', ky: 'Мезгил', en: 'Period' },
  due: { ru: 'Уплатить до', ky: 'Төлөө мөөнөтү', en: 'To be paid by' },
  principal: { ru: 'Налог без пени', ky: 'Туумсуз салык', en: 'Tax without late interest' },
  penalty: { ru: 'Пеня', ky: 'Туум', en: 'Late interest' },
  fine: { ru: 'Штраф', ky: 'Айып пул', en: 'Fine' },
  total: { ru: 'Всего', ky: 'Бардыгы', en: 'Total' },
  office: { ru: 'Налоговый орган', ky: 'Салык органы', en: 'Tax office' },
  code: { ru: 'Код платежа', ky: 'Төлөм коду', en: 'Payment code' },
  nothing: {
    ru: 'Задолженности нет.',
    ky: 'Карыз жок.',
    en: 'No debt.',
  },
} as const satisfies Readonly<Record<string, LocalizedText>>

const owed = ({ principalMinor, penaltyMinor, fineMinor }: TaxDebtRecord): bigint =>
  principalMinor + penaltyMinor + fineMinor

/** All that is owed, or one debt of it, as the tax service prints it. */
export function taxPaper(
  { inn, asOf, debts, totalMinor }: TaxDebtStatement,
  debt: TaxDebtRecord | undefined,
  language: Language,
): Paper {
  const text = (name: keyof typeof texts) => texts[name][language]
  const sumMinor = debt ? owed(debt) : totalMinor
  const shown = debt ? [debt] : debts
  return {
    bankName: text('service'),
    title: text(debt ? 'notice' : 'statement'),
    subtitle: fillTemplate(text('payer'), { inn, asOf: formatDateTime(asOf) }),
    sum: {
      amount: formatAmount(sumMinor, 'KGS'),
      words: amountInWords(sumMinor, 'KGS', language),
    },
    parts:
      shown.length === 0
        ? [{ note: text('nothing'), rows: [] }]
        : shown.map(one => ({
            ...(debt ? {} : { title: one.taxName[language] }),
            rows: rowsOf(one, debt !== undefined, language),
          })),
  }
}

function rowsOf(
  debt: TaxDebtRecord,
  isNotice: boolean,
  language: Language,
): Paper['parts'][number]['rows'] {
  const row = (name: keyof typeof texts, text: string) => ({ label: texts[name][language], text })
  const sum = (name: keyof typeof texts, minor: bigint) =>
    minor === 0n ? [] : [row(name, formatAmount(minor, 'KGS'))]
  return [
    ...(isNotice ? [row('tax', debt.taxName[language])] : []),
    row('period', formatPeriod(debt.periodFrom, debt.periodTo)),
    row('due', formatDate(debt.dueDate)),
    ...sum('principal', debt.principalMinor),
    ...sum('penalty', debt.penaltyMinor),
    ...sum('fine', debt.fineMinor),
    row('total', formatAmount(owed(debt), 'KGS')),
    row('office', `${debt.taxOfficeCode}, ${debt.taxOfficeName[language]}`),
    row('code', debt.paymentCode),
  ]
}
