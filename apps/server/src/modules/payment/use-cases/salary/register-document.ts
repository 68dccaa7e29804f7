import type { SalaryContract } from '@tartip/bank-ports/salary-project'
import type { ErrorCode } from '@tartip/domain/errors/catalogue'
import { contentOfForm } from '@tartip/domain/forms/content'
import { known, type FormFacts } from '@tartip/domain/forms/facts'
import { readForm } from '@tartip/domain/forms/form'
import { salary } from '@tartip/domain/forms/salary'
import type { BankDay } from '@tartip/domain/bank-day/time-rule'
import { valueDateVerdict } from '@tartip/domain/bank-day/time-rule'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import { toDecimal } from '@tartip/domain/money/decimal'
import { err, ok, type Params, type Result } from '@tartip/domain/result'
import { canonicalRegister, type SalaryRow } from '@tartip/domain/salary/register'

import { digestOfText } from '../../../../platform/documents/decide-step.ts'
import type { PaymentDeps } from '../../payment-deps.ts'
import type { StoredRegister, StoredRow } from '../../store/salary-store.ts'
import { commissionOfPayment } from '../commission-of-payment.ts'
import type { PreparedDocument } from '../prepare-document.ts'

export type RegisterDocumentDeps = Pick<PaymentDeps, 'rules' | 'rates' | 'accounts' | 'ownBic'>

/** The rows as they are signed and paid. */
export const rowsToPay = (rows: readonly StoredRow[]): readonly SalaryRow[] =>
  rows.map(({ rowNumber, fullName, cardAccount, amountMinor = 0n }) => ({
    rowNumber,
    fullName,
    cardAccount,
    amountMinor,
  }))

/** SHA-256 of what a register says; the document that pays it carries it, so every signature binds each row. */
export const digestOfRegister = (rows: readonly SalaryRow[], currency: CurrencyCode): string =>
  digestOfText(canonicalRegister(rows, currency))

/** The document that pays a checked register, or why there can be none: any code that a form may name. */
export async function documentOfRegister(
  deps: RegisterDocumentDeps,
  register: StoredRegister,
  rows: readonly StoredRow[],
  contract: SalaryContract,
): Promise<Result<PreparedDocument, ErrorCode>> {
  const { legalPartyId, currency, totalMinor, author } = register
  const account = await deps.accounts.ownAccount(legalPartyId, contract.payerAccount)
  if (account === undefined) return err('ACCOUNT_NOT_FOUND')
  const day = deps.rules.bankDay()
  const commission = await commissionOfPayment(deps, {
    operation: 'SALARY',
    base: { currency, amountMinor: totalMinor },
    payingCurrency: account.currency,
  })
  const facts: FormFacts = {
    payer: known({ account: account.account, currency: account.currency }),
    day: known(day),
    commission: commission
      ? known(commission)
      : { refused: { code: 'OPERATION_CURRENCY_UNAVAILABLE', params: { currency } } },
    salaryRegister: known({
      salaryId: register.id,
      name: register.name,
      rowCount: register.rowCount,
      totalMinor,
      digest: digestOfRegister(rowsToPay(rows), currency),
      payerAccount: contract.payerAccount,
      transitAccount: contract.transitAccount,
      recipientName: 'Зарплатный проект',
      purpose: `Зарплата по ведомости ${register.name}, сотрудников: ${register.rowCount}`,
    }),
  }
  const texts = {
    payerAccount: contract.payerAccount,
    salaryId: register.id,
    amount: toDecimal(totalMinor, currency),
    valueDate: openValueDate(day, currency),
  }
  const operation = 'SALARY'
  const { values, failures } = readForm(salary, {
    operation,
    source: 'wire',
    texts,
    facts,
    rules: deps.rules.fieldRules(),
    isNew: true,
  })
  const [failure] = failures
  if (failure) return err(failure.code, failure.params)
  const party = {
    payerName: author.companyName,
    payerInn: author.companyInn,
    ownBic: deps.ownBic,
  }
  const content = contentOfForm(salary, { operation, values, facts }, party)
  return ok({ ...content, operationCode: operation })
}

/** Today while registers are still taken, the next working day after the deadline. */
export function openValueDate(day: BankDay, currency: CurrencyCode): string {
  const today = valueDateVerdict(day, 'SALARY', currency, day.date, 'create')
  if (today.ok) return day.date
  const params: Params = today.error.params
  return String(params['nextWorkingDay'] ?? day.date)
}
