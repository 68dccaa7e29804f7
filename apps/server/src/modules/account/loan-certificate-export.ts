import { fillTemplate, type Language, type LocalizedText } from '@tartip/domain/language'
import { amountInWords } from '@tartip/domain/money/amount-in-words'
import { formatAmount } from '@tartip/domain/money/format-amount'
import { err, ok } from '@tartip/domain/result'
import { formatDate } from '@tartip/domain/time/format-date'
import type { Paper } from '@tartip/formats/pdf/paper'
import { streamPapers } from '@tartip/formats/pdf/print-papers'

import type { Actor } from '../../platform/actor.ts'
import type { ListExport } from '../../platform/lists/list-export-routes.ts'
import { accountPolicies } from './graphql/account-policies.ts'
import type { ProductUseCases } from './product-use-cases.ts'
import type { LoanClaimView } from './use-cases/loan-claims.ts'

const name = 'loan-certificates'
const inputs = ['loanClaimId']

/** Where the certificate of an approved request for one is downloaded. */
export const loanCertificateAddress = (loanClaimId: string): string =>
  `/api/v1/exports/${name}?format=pdf&loanClaimId=${encodeURIComponent(loanClaimId)}`

export interface LoanCertificateDeps {
  readonly fontsFolder: string
  readonly bankName: (language: Language) => string
}

/** `GET /api/v1/exports/loan-certificates?format=pdf&loanClaimId=…&language=…`: what was owed when the bank issued it. */
export const createLoanCertificateExport = (
  { readLoanClaim }: Pick<ProductUseCases, 'readLoanClaim'>,
  { fontsFolder, bankName }: LoanCertificateDeps,
): ListExport => ({
  name,
  title: language => texts.title[language],
  policy: accountPolicies.getLoanClaimById,
  types: { pdf: 'application/pdf' },
  async open(actor, input, language) {
    const unknown = Object.keys(input).find(one => !inputs.includes(one))
    if (unknown !== undefined) return err('BAD_USER_INPUT', { field: unknown })
    const { loanClaimId } = input
    if (typeof loanClaimId !== 'string') return err('BAD_USER_INPUT', { field: 'loanClaimId' })
    const found = await readLoanClaim(actor, loanClaimId)
    if (!found.ok) return found
    const paper = certificatePaper(found.value, actor, bankName(language), language)
    const { certificate } = found.value.claim
    if (paper === undefined || certificate === undefined) return err('LOAN_CLAIM_NOT_FOUND')
    const { dutyNumber } = found.value.loan
    const file = { papers: [paper], fontsFolder, title: `${paper.title}, ${dutyNumber}` }
    return ok({
      about: [dutyNumber, formatDate(certificate.date)],
      write: () => streamPapers(file),
    })
  },
})

const texts = {
  title: {
    ru: 'Справка о задолженности по кредиту',
    ky: 'Кредит боюнча карыз жөнүндө маалымкат',
    en: 'Certificate of debt on a loan',
  },
  borrower: {
    ru: '{company} · ИНН {inn} · на {date}',
    ky: '{company} · ИНН {inn} · {date} күнүнө карата',
    en: '{company} · INN {inn} · as of {date}',
  },
  contract: { ru: 'Кредитный договор', ky: 'Кредиттик келишим', en: 'Loan contract' },
  since: { ru: 'Выдан', ky: 'Берилген', en: 'Granted' },
  account: { ru: 'Ссудный счёт', ky: 'Кредиттик эсеп', en: 'Loan account' },
  loanAmount: { ru: 'Сумма кредита', ky: 'Кредиттин суммасы', en: 'Amount lent' },
  rate: { ru: 'Ставка, % годовых', ky: 'Чен, жылдык %', en: 'Interest rate, % a year' },
  principal: { ru: 'Основной долг', ky: 'Негизги карыз', en: 'Principal' },
  interest: { ru: 'Проценты к уплате', ky: 'Төлөнүүчү пайыздар', en: 'Interest due' },
} as const satisfies Readonly<Record<string, LocalizedText>>

function certificatePaper(
  { claim: { certificate }, loan }: LoanClaimView,
  { companyName, companyInn }: Pick<Actor, 'companyName' | 'companyInn'>,
  bankName: string,
  language: Language,
): Paper | undefined {
  if (certificate === undefined) return undefined
  const { principalMinor, interestMinor } = certificate
  const totalMinor = principalMinor + interestMinor
  const row = (label: keyof typeof texts, text: string) => ({ label: texts[label][language], text })
  const sum = (amountMinor: bigint) => formatAmount(amountMinor, loan.currency)
  return {
    bankName,
    title: texts.title[language],
    subtitle: fillTemplate(texts.borrower[language], {
      company: companyName,
      inn: companyInn,
      date: formatDate(certificate.date),
    }),
    sum: { amount: sum(totalMinor), words: amountInWords(totalMinor, loan.currency, language) },
    parts: [
      {
        rows: [
          row('principal', sum(principalMinor)),
          row('interest', sum(interestMinor)),
          row('contract', loan.dutyNumber),
          row('since', formatDate(loan.startDate)),
          row('loanAmount', sum(loan.amountMinor)),
          row('rate', loan.interestRate),
          row('account', loan.account),
        ],
      },
    ],
  }
}
