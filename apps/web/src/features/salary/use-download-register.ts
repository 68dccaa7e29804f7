import { salaryRowStateNames } from '@tartip/domain/salary/register-status'
import { execute } from '../../lib/graphql-client.ts'
import { csvOf } from '../../lib/table-file/csv-file.ts'
import { saveFile } from '../../lib/table-file/save-file.ts'
import { loadErrorText } from '../../lib/use-error-text.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import { SalaryDetailDocument } from './api/salary.payment.generated.ts'
import { service, type Register } from './salary-queries.ts'

const wholeRegister = 10_000

/** Saves a register with what became of each row, as a spreadsheet of the person's language opens it. */
export function useDownloadRegister(): (register: Register) => Promise<void> {
  const { t } = useTranslation('salary')
  const language = useLanguage()
  return async ({ id: salaryId, legalPartyId, fileName }) => {
    const variables = { salary: { legalPartyId, salaryId }, page: 1, size: wholeRegister }
    const [data, errorText] = await Promise.all([
      execute(SalaryDetailDocument, variables, { service }),
      loadErrorText(),
    ])
    const heads = [
      '№',
      t($ => $.people.name),
      t($ => $.people.account),
      t($ => $.list.amount),
      t($ => $.list.status),
      t($ => $.detail.why),
    ]
    const rows = data.findSalaryDetailBySalaryId.detail.map(row => [
      String(row.id),
      row.fullName,
      row.cardAccount,
      { amount: row.amount },
      salaryRowStateNames[row.state][language],
      row.findings
        .map(({ code, params }) =>
          errorText(code, Object.fromEntries(params.map(one => [one.name, one.value])), language),
        )
        .join(' '),
    ])
    saveFile(`${fileName}.csv`, csvOf([heads, ...rows], language))
  }
}
